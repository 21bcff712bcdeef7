const files = import.meta.glob(
  '../../../src/mollyhouse/locales/es/{actions,events,judge,terms,web*}.ftl',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)
export const sources = files as Record<string, string>
