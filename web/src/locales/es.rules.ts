import text from '../../../src/mollyhouse/locales/es/rules.ftl?raw'
export const sources = { rules: text }
