import type { Validator } from './types.ts';
import { valueText } from './value-text.ts';

/** V4: digits and spaces. */
export const numeric: Validator = (value) => {
  const typed = valueText(value);
  return typed === '' || /^[\d\s]+$/u.test(typed) ? undefined : 'form.numeric';
};
