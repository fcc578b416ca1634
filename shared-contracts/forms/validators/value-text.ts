/** A field's value as trimmed text; empty for other types. */
export const valueText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : '';
