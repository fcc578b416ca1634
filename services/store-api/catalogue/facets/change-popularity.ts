import type { ItemColumns } from './item-columns.ts';
import { scoreOf, type Rating } from './popularity.ts';
import type { SortedNumbers } from './sorted-numbers.ts';

/** The sort key of an item must not change while the item is in the sorted list, or its place could not be found. */
const reorder = (order: SortedNumbers, number: number, change: () => void): void => {
  order.delete([number]);
  change();
  order.add([number]);
};

/** Updates an item's rating; it is kept for an item that is not indexed yet. */
export const rateItem = (columns: ItemColumns, key: string, rating: Rating): void => {
  columns.ratings.set(key, rating);
  const number = columns.numbers.get(key);
  if (number === undefined) return;
  reorder(columns.byRating, number, () => columns.scores.set(number, scoreOf(rating)));
};

interface Sale {
  /** Code of the market. */
  market: string;
  key: string;
  pieces: number;
}

/** Adds to the quantity of an item sold in a market. */
export const addSold = (columns: ItemColumns, { market: code, key, pieces }: Sale): void => {
  const sold = columns.sold.get(code) ?? new Map<string, number>();
  columns.sold.set(code, sold.set(key, (sold.get(key) ?? 0) + pieces));
  const market = columns.markets.get(code);
  const number = columns.numbers.get(key);
  if (!market || number === undefined || !market.sold.has(number)) return;
  reorder(market.bySales, number, () => market.sales.set(number, market.sales.at(number) + pieces));
};
