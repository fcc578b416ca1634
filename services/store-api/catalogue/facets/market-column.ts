import type { MarketOffer } from '../item/indexed-item.ts';
import { Bitset } from './bitset.ts';
import { NumberColumn } from './number-column.ts';
import { SortedNumbers } from './sorted-numbers.ts';

/** What one market sells, and at which price. */
export interface MarketColumn {
  sold: Bitset;
  /** Can be bought now. */
  available: Bitset;
  /** Costs less than before. */
  offers: Bitset;
  /** Cents by item number. */
  prices: NumberColumn;
  byPrice: SortedNumbers;
}

export const createMarketColumn = (): MarketColumn => {
  const prices = new NumberColumn();
  return {
    sold: new Bitset(),
    available: new Bitset(),
    offers: new Bitset(),
    prices,
    byPrice: new SortedNumbers((a, b) => prices.at(a) - prices.at(b) || a - b),
  };
};

/** Enters an offer; its place among the prices is left to the caller. */
export const enterOffer = (column: MarketColumn, number: number, offer: MarketOffer): void => {
  column.prices.set(number, offer.priceCents);
  column.sold.add(number);
  if (offer.stock >= 1) column.available.add(number);
  if (offer.compareAtCents !== null) column.offers.add(number);
};

/** Takes an item out of a market; its place among the prices is left to the caller. */
export const withdrawOffer = (column: MarketColumn, number: number): void => {
  if (!column.sold.has(number)) return;
  column.sold.delete(number);
  column.available.delete(number);
  column.offers.delete(number);
};
