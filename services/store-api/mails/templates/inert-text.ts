/** Bidirectional controls and invisible characters. Line breaks are kept. */
const HARMFUL = /[\u202a-\u202e\u2066-\u2069\u200b\u2028\u2029\ufeff]|(?!\n)\p{Cc}/gu;

/** Removes characters that could alter the display of surrounding text from every string of a value. */
export const inertText = <T>(value: T): T => {
  if (typeof value === 'string') return value.replace(/\r\n?/g, '\n').replace(HARMFUL, '') as T;
  if (Array.isArray(value)) return value.map(inertText) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, inertText(it)])) as T;
};
