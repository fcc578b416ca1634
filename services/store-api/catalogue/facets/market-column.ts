import type { MarketOffer } from '../item/indexed-item.ts';
import { Bitset } from './bitset.ts';
import { NumberColumn } from './number-column.ts';
import { PriceBands } from './price-bands.ts';
import { SortedNumbers } from './sorted-numbers.ts';

/** Items that one market sells, with their prices. */
export interface MarketColumn {
  sold: Bitset;
  /** Items in stock. */
  available: Bitset;
  /** Items with a reduced price that the market may announce. */
  offers: Bitset;
  /** Cents by item number. */
  prices: NumberColumn;
  byPrice: SortedNumbers;
  bands: PriceBands;
  /** Sold quantity by item number. */
  sales: NumberColumn;
  bySales: SortedNumbers;
}

export const createMarketColumn = (): MarketColumn => {
  const prices = new NumberColumn();
  const sales = new NumberColumn();
  return {
    sold: new Bitset(),
    available: new Bitset(),
    offers: new Bitset(),
    prices,
    byPrice: new SortedNumbers((a, b) => prices.at(a) - prices.at(b) || a - b),
    bands: new PriceBands(),
    sales,
    bySales: new SortedNumbers((a, b) => sales.at(b) - sales.at(a) || a - b),
  };
};

/**
 * Adds an offer; the caller adds the item to the sorted lists.
 *
 * @param pieces - quantity sold so far
 * @param isOffer - whether the market lists it as an offer
 */
export const enterOffer = (
  column: MarketColumn,
  number: number,
  offer: MarketOffer,
  pieces: number,
  isOffer: boolean,
): void => {
  column.sales.set(number, pieces);
  column.bands.enter(number, offer.priceCents);
  column.prices.set(number, offer.priceCents);
  column.sold.add(number);
  if (offer.stock >= 1) column.available.add(number);
  if (isOffer) column.offers.add(number);
};

/** Removes an item from a market; the caller removes it from the sorted lists. */
export const withdrawOffer = (column: MarketColumn, number: number): void => {
  if (!column.sold.has(number)) return;
  column.sold.delete(number);
  column.available.delete(number);
  column.offers.delete(number);
  column.bands.withdraw(number);
};
