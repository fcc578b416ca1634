import { plainEmail } from '../../credentials/index.ts';
import type { Validator } from './types.ts';
import { valueText } from './value-text.ts';

/** V2: a valid e-mail address, by the rule of the own API. */
export const email: Validator = (value) => {
  const typed = valueText(value);
  return typed === '' || plainEmail(typed) !== null ? undefined : 'form.email';
};
