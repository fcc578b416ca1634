import type { Validator } from './types.ts';
import { valueText } from './value-text.ts';

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
