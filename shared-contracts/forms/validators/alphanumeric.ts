import type { Validator } from './types.ts';
import { valueText } from './value-text.ts';

const lettersAndDigits = /^[\p{L}\p{M}\p{N}\s]+$/u;

/** V4: letters, digits and spaces. */
export const alphanumeric: Validator = (value) => {
  const typed = valueText(value);
  return typed === '' || lettersAndDigits.test(typed) ? undefined : 'form.alphanumeric';
};

/** V4: letters, digits and spaces, up to `max` characters (35 unless told). */
export const alphanumericUpTo =
  (max = 35): Validator =>
  (value) => {
    const typed = valueText(value);
    return typed === '' || (lettersAndDigits.test(typed) && [...typed].length <= max)
      ? undefined
      : { id: 'form.alphanumeric_limit', values: { max } };
  };
