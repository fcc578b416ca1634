import { plainEmail, plainPassword } from '../credentials/index.ts';
import type { FieldMessage } from './form-message.ts';

/**
 * Returns the problem of a field's value, if any. All but `required` accept an empty value, so that optional fields may
 * stay empty.
 */
export type Validator = (value: unknown, values: object) => FieldMessage | undefined;

/** A field's value as trimmed text; empty for other types. */
const valueText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Returns the first problem of several validators, skipping missing ones. */
export const compose =
  (...validators: readonly (Validator | undefined | false)[]): Validator =>
  (value, values) => {
    for (const validate of validators) {
      const message = validate ? validate(value, values) : undefined;
      if (message !== undefined) return message;
    }
    return undefined;
  };

/** V1: something other than spaces, a ticked box, a number. */
export const required: Validator = (value) =>
  value === true || typeof value === 'number' || valueText(value) !== ''
    ? undefined
    : 'form.required';

/** V2: a valid e-mail address, by the rule of the own API. */
export const email: Validator = (value) => {
  const typed = valueText(value);
  return typed === '' || plainEmail(typed) !== null ? undefined : 'form.email';
};

/** V3. */
export const PASSWORD_MINIMUM = 6;

/** V3: at least six characters, spaces included; counted as code points, as the servers do. */
export const password: Validator = (value) =>
  typeof value !== 'string' || value === '' || [...plainPassword(value)].length >= PASSWORD_MINIMUM
    ? undefined
    : 'form.password';

/** Makes letters from different keyboards equal. */
const composed = (value: unknown): unknown =>
  typeof value === 'string' ? value.normalize('NFC') : value;

/** V3: the same value as the field `other`, for repeated passwords and addresses. */
export const matches =
  (other: string, message: FieldMessage = 'form.passwords_match'): Validator =>
  (value, values) => {
    if (value === undefined || value === '') return undefined;
    const { [other]: first } = values as Readonly<Record<string, unknown>>;
    return composed(value) === composed(first) ? undefined : message;
  };

/**
 * Allowed in names besides letters of any script and their marks: spaces, every apostrophe and dash, middle dots
 * (`Gal·la`, `レオナルド・ディカプリオ`), comma and full stop (`Rossi, Jr.`), ampersand, the marks of Hebrew abbreviations (`כ״ץ`,
 * also typed as `כ"ץ`), and after letters the joiners of Persian, Kurdish and Indian scripts. No digits, controls or
 * markup.
 */
const names =
  /^(?:[\p{L}\p{M}\p{Pd}\p{Zs}'’‘ʼʻʹ′´`·‧・･•.,&−׳״]|(?<=[\p{L}\p{M}])[\u200c\u200d]|(?<=\p{sc=Hebrew})"(?=\p{sc=Hebrew}))+$/u;

/** V4: text only. */
export const text: Validator = (value) => {
  const typed = valueText(value);
  return typed === '' || (names.test(typed) && /\p{L}/u.test(typed)) ? undefined : 'form.text';
};

const lettersAndDigits = /^[\p{L}\p{M}\p{N}\s]+$/u;

/** V4: letters, digits and spaces. */
export const alphanumeric: Validator = (value) => {
  const typed = valueText(value);
  return typed === '' || lettersAndDigits.test(typed) ? undefined : 'form.alphanumeric';
};

/** V4: letters, digits and spaces, up to `max` characters (35 by default). */
export const alphanumericUpTo =
  (max = 35): Validator =>
  (value) => {
    const typed = valueText(value);
    return typed === '' || (lettersAndDigits.test(typed) && [...typed].length <= max)
      ? undefined
      : { id: 'form.alphanumeric_limit', values: { max } };
  };

/** V4: digits and spaces. */
export const numeric: Validator = (value) => {
  const typed = valueText(value);
  return typed === '' || /^[\d\s]+$/u.test(typed) ? undefined : 'form.numeric';
};

/** V8: a two-letter state code, if the field `countryField` is US; other countries pass. */
export const usState =
  (countryField = 'country_code'): Validator =>
  (value, values) => {
    if ((values as Readonly<Record<string, unknown>>)[countryField] !== 'US') return undefined;
    return /^[A-Z]{2}$/u.test(valueText(value)) ? undefined : 'form.us_state';
  };
