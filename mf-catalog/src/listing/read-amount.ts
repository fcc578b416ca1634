import type { LanguageTag } from '@shop/contracts/market';

/** `,` in Italian, `.` in English. */
export const decimalMark = (locale: LanguageTag): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ??
  '.';

const PLAIN = /^\d{1,7}(?:\.\d{0,2})?$/u;
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/u;

/** Cents of `12`, `12.` and `12.5`, joined as text: a product of floats may miss the cent. */
const centsOf = (plain: string): number => {
  const [units = '', fraction = ''] = plain.split('.');
  return Number(units + fraction.padEnd(2, '0'));
};

/**
 * Cents of an amount as it is typed, in the language of the page: `12,50` and `12.50` are the same everywhere; a mark that
 * three digits follow groups thousands, and is refused where it is the language's decimal mark, for it may mean either. Null
 * for what cannot be read, and for amounts of eight digits and more.
 */
export const readAmount = (typed: string, locale: LanguageTag): number | null => {
  const text = typed
    .normalize('NFKC')
    .replace(/[\s'’\p{Sc}]/gu, '')
    .replaceAll('，', ',');
  const marks = text.match(/[.,]/gu) ?? [];
  const last = marks.at(-1) ?? '';
  const groups = text.slice(0, text.lastIndexOf(last));
  if (GROUPED.test(text) && new Set(marks).size === 1) {
    const isUnclear = marks.length === 1 && last === decimalMark(locale);
    const units = text.replaceAll(last, '');
    return isUnclear || !PLAIN.test(units) ? null : centsOf(units);
  }
  // The last mark divides; before it, the other one alone may group.
  const units =
    GROUPED.test(groups) && !groups.includes(last) ? groups.replace(/[.,]/gu, '') : groups;
  const plain = marks.length === 0 ? text : `${units}.${text.slice(groups.length + 1)}`;
  return PLAIN.test(plain) ? centsOf(plain) : null;
};
