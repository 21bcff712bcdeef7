import text from '../../../src/mollyhouse/locales/zh-Hans/rules.ftl?raw'
export const sources = { rules: text }
