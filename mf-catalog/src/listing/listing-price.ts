import type { LanguageTag } from '@shop/contracts/market';
import type { ListingQuery, PriceRange } from './listing-query.ts';
import { decimalMark, readAmount } from './read-amount.ts';

const rangeOf = (from: number | null, to: number | null): PriceRange | null => {
  if (from === null && to === null) return null;
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
};

/** Parses a price range of an address, `1000-2500` in cents. Swaps inverted ends. */
export const parsePriceRange = (text: string | null): PriceRange | null => {
  const [, from, to] = /^(\d{0,9})-(\d{0,9})$/.exec(text ?? '') ?? [];
  return rangeOf(from ? Number(from) : null, to ? Number(to) : null);
};

/** Formats a price range for an address. */
export const writePriceRange = ({ from, to }: PriceRange): string => `${from ?? ''}-${to ?? ''}`;

/**
 * Parses a price field in currency units: cents, null if it is empty, `unreadable` if it is not an amount in the
 * page's language.
 */
export const parsePriceField = (
  typed: string,
  locale: LanguageTag,
): number | null | 'unreadable' =>
  typed.trim() === '' ? null : (readAmount(typed, locale) ?? 'unreadable');

/** Parses the two price fields of a form. An end that cannot be parsed is open. */
export const parsePriceFields = (
  from: string | null,
  to: string | null,
  locale: LanguageTag,
): PriceRange | null => rangeOf(readAmount(from ?? '', locale), readAmount(to ?? '', locale));

/** Formats an amount for a price field: `12`, `12,50`; empty for an open end. */
export const priceFieldValue = (cents: number | null, locale: LanguageTag): string =>
  cents === null
    ? ''
    : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace('.', decimalMark(locale));

/**
 * The list requested by the facets form without JavaScript, whose prices arrive as two fields in currency units.
 * Null for any other address.
 */
export const listingFromForm = (
  query: URLSearchParams,
  listing: ListingQuery,
  locale: LanguageTag,
): ListingQuery | null => {
  if (!query.has('price_from') && !query.has('price_to')) return null;
  const typed = parsePriceFields(query.get('price_from'), query.get('price_to'), locale);
  // Two empty fields leave the ticked band.
  return { ...listing, price: typed ?? listing.price };
};
