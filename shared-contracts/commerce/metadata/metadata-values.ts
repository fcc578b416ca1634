/** Platform metadata is free-form: these functions return a value only if it has the expected type. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

export const asText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

export const asNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

export const asTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.flatMap((it) => asText(it) ?? []) : [];

/** One text, or a list of them. */
export const asOneOrMoreTexts = (value: unknown): readonly string[] => {
  const one = asText(value);
  return one === null ? asTexts(value) : [one];
};
