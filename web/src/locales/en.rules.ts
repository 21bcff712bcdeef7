import text from '../../../src/mollyhouse/locales/en/rules.ftl?raw'
export const sources = { rules: text }
