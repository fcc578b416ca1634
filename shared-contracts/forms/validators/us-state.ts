import type { Validator } from './types.ts';
import { valueText } from './value-text.ts';

/** V8: a two-letter state code, where the field `countryField` says US; other countries pass. */
export const usState =
  (countryField = 'country_code'): Validator =>
  (value, values) => {
    if ((values as Readonly<Record<string, unknown>>)[countryField] !== 'US') return undefined;
    return /^[A-Z]{2}$/u.test(valueText(value)) ? undefined : 'form.us_state';
  };
