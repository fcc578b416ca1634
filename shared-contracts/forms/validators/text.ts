import type { Validator } from './types.ts';
import { valueText } from './value-text.ts';

/**
 * What names are written with beside letters of any script and their marks: spaces, every apostrophe and dash, middle
 * dots (`Gal·la`, `レオナルド・ディカプリオ`), comma and full stop (`Rossi, Jr.`), ampersand, and between letters the joiners
 * that Persian and Indian scripts are spelled with. No digits, controls or markup.
 */
const names =
  /^(?:[\p{L}\p{M}\p{Pd}\p{Zs}'’‘ʼʻʹ′´`·‧・･•.,&−]|(?<=[\p{L}\p{M}])[\u200c\u200d](?=\p{L}))+$/u;

/** V4: text only. */
export const text: Validator = (value) => {
  const typed = valueText(value);
  return typed === '' || (names.test(typed) && /\p{L}/u.test(typed)) ? undefined : 'form.text';
};
