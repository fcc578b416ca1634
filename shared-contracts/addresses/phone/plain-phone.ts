/**
 * A phone number as typed, with plain digits and hyphens: without control and format characters, and without `tel:`
 * before it.
 */
export const plainPhone = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{C}/gu, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/^\s*tel(?:efono|ephone)?\s*[:.]\s*/i, '')
    .trim();
