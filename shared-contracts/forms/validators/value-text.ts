/** A field's value as text without outer spaces; empty for what is no text. */
export const valueText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : '';
