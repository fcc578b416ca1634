const IGNORED = /[\p{C}\p{Z}\s]/gu;
const DASHES = /[\p{Pd}−]/gu;
const PUNCTUATION = /[-./:()·]/g;

/** Of ASCII alone: `ß` is no `SS` of a code, and a dotless `ı` no `I`. */
const inCapitals = (text: string): string => text.replace(/[a-z]+/g, (it) => it.toUpperCase());

/**
 * A code that has dashes of its own (coupon, gift card, order), however it was pasted or typed: half-width characters,
 * plain hyphens, no white space, no control or format characters. Its case is kept.
 */
export const codeAsIssued = (text: string): string =>
  text.normalize('NFKC').replace(IGNORED, '').replace(DASHES, '-');

/**
 * A code of letters and digits (IBAN, VAT number, fiscal code, postal code), normalized from print, paste or typing: as
 * {@link codeAsIssued}, in capitals, without dashes, dots, slashes, colons and brackets.
 *
 * @param name - the code's name, allowed before it. Matched without punctuation; it should require the length of the
 * rest if a code may begin with the same letters.
 */
export const plainCode = (text: string, name?: RegExp): string => {
  const code = inCapitals(codeAsIssued(text)).replace(PUNCTUATION, '');
  return name ? code.replace(name, '') : code;
};
