import type { LanguageTag } from '@shop/contracts/market';
import type { ListingQuery, PriceRange } from './listing-query.ts';
import { decimalMark, readAmount } from './read-amount.ts';

const rangeOf = (from: number | null, to: number | null): PriceRange | null => {
  if (from === null && to === null) return null;
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
};

/** A price range of an address, `1000-2500` in cents; ends the wrong way round are turned. */
export const parsePriceRange = (text: string | null): PriceRange | null => {
  const [, from, to] = /^(\d{0,9})-(\d{0,9})$/.exec(text ?? '') ?? [];
  return rangeOf(from ? Number(from) : null, to ? Number(to) : null);
};

/** A price range in the form of an address. */
export const writePriceRange = ({ from, to }: PriceRange): string => `${from ?? ''}-${to ?? ''}`;

/**
 * What a field of a form holds, in units of the currency: the cents, null where it is empty, `unreadable` where it is no
 * amount of the page's language.
 */
export const typedEnd = (typed: string, locale: LanguageTag): number | null | 'unreadable' =>
  typed.trim() === '' ? null : (readAmount(typed, locale) ?? 'unreadable');

/** The range two fields of a form hold; an end that cannot be read is open. */
export const typedPriceRange = (
  from: string | null,
  to: string | null,
  locale: LanguageTag,
): PriceRange | null => rangeOf(readAmount(from ?? '', locale), readAmount(to ?? '', locale));

/** An amount as a field holds it in a language: `12`, `12,50`; empty for an open end. */
export const priceFieldValue = (cents: number | null, locale: LanguageTag): string =>
  cents === null
    ? ''
    : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace('.', decimalMark(locale));

/**
 * The list asked for by the form of the facets, sent without JavaScript: its prices come as two fields in units of
 * the currency. Null for any other address.
 */
export const submittedListing = (
  query: URLSearchParams,
  listing: ListingQuery,
  locale: LanguageTag,
): ListingQuery | null => {
  if (!query.has('price_from') && !query.has('price_to')) return null;
  return {
    ...listing,
    price: typedPriceRange(query.get('price_from'), query.get('price_to'), locale),
  };
};
