import type { Validator } from './types.ts';
import { valueText } from './value-text.ts';

/** Letters of any script with their marks, spaces, apostrophes and hyphens of real names, abbreviating full stop. */
const names = /^[\p{L}\p{M}\s'’ʼ‐‑–.-]+$/u;

/** V4: text only. */
export const text: Validator = (value) => {
  const typed = valueText(value);
  return typed === '' || (names.test(typed) && /\p{L}/u.test(typed)) ? undefined : 'form.text';
};
