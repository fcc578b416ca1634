import type { Validator } from './types.ts';
import { valueText } from './value-text.ts';

/**
 * One `@`, a local part of the characters mailboxes use (also beyond ASCII), a domain of two labels or more.
 * Stricter rules refuse real addresses; whether the mailbox exists only a mail can tell.
 */
const address =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;
/** RFC 5321, 4.5.3.1.3, less the angle brackets. */
const LONGEST = 254;

/** V2: a valid e-mail address. */
export const email: Validator = (value) => {
  const typed = valueText(value);
  return typed === '' || (typed.length <= LONGEST && address.test(typed))
    ? undefined
    : 'form.email';
};
