import type { PriceRange } from './listing-query.ts';

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

/** Cents of an amount as it is typed, `12` or `12.50` or `12,50`; null for what is no amount or above any price. */
const typedCents = (typed: string | null): number | null => {
  const [, units, fraction = ''] = /^(\d{1,7})(?:[.,](\d{0,2}))?$/.exec((typed ?? '').trim()) ?? [];
  if (units === undefined) return null;
  // Joined as text: a product of floats may miss the cent.
  return Number(units + fraction.padEnd(2, '0'));
};

/** The range two fields of a form hold, in units of the currency. */
export const typedPriceRange = (from: string | null, to: string | null): PriceRange | null =>
  rangeOf(typedCents(from), typedCents(to));

/** An amount as a number field holds it: `12`, `12.50`; empty for an open end. */
export const priceFieldValue = (cents: number | null): string =>
  cents === null ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
