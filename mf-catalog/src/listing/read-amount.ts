import type { LanguageTag } from '@shop/contracts/market';

/** `,` in Italian, `.` in English. */
export const decimalMark = (locale: LanguageTag): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ??
  '.';

const PLAIN = /^\d{1,7}(?:\.\d{0,2})?$/u;
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/u;

/** Cents of `12`, `12.` and `12.5`, joined as text: float multiplication may be off by a cent. */
const centsOf = (plain: string): number => {
  const [units = '', fraction = ''] = plain.split('.');
  return Number(units + fraction.padEnd(2, '0'));
};

/**
 * Parses a typed amount to cents. `12,50` and `12.50` are equal in every language. A mark followed by three digits
 * groups thousands; if it is the language's decimal mark it is ambiguous and rejected. Null for invalid input and
 * for amounts of eight digits and more.
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
  // The last mark is the decimal mark; only the other mark may group before it.
  const units =
    GROUPED.test(groups) && !groups.includes(last) ? groups.replace(/[.,]/gu, '') : groups;
  const plain = marks.length === 0 ? text : `${units}.${text.slice(groups.length + 1)}`;
  return PLAIN.test(plain) ? centsOf(plain) : null;
};
