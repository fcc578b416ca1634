import type { ItemColumns } from './item-columns.ts';
import { scoreOf, type Rating } from './popularity.ts';
import type { SortedNumbers } from './sorted-numbers.ts';

/** What an item is ordered by changes only while it is out of the order. */
const reorder = (order: SortedNumbers, number: number, change: () => void): void => {
  order.delete([number]);
  change();
  order.add([number]);
};

/** Takes an item's rating; one of an item that is not there yet counts once it is. */
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

/** Adds to the quantity sold of an item in a market. */
export const addSold = (columns: ItemColumns, { market: code, key, pieces }: Sale): void => {
  const sold = columns.sold.get(code) ?? new Map<string, number>();
  columns.sold.set(code, sold.set(key, (sold.get(key) ?? 0) + pieces));
  const market = columns.markets.get(code);
  const number = columns.numbers.get(key);
  if (!market || number === undefined || !market.sold.has(number)) return;
  reorder(market.bySales, number, () => market.sales.set(number, market.sales.at(number) + pieces));
};
