import type { Money } from '@shop/contracts/commerce';

/** Most items worth reading whole to put them in order of price: eight requests of 25. */
const LIMIT = 200;

/** @param total items of the category */
export const canSortByPrice = (total: number): boolean => total <= LIMIT;

const centsOf = (item: { price: Money | null }): number => item.price?.cents ?? Infinity;

/** Cheapest first; equal prices keep their order, items without a price come last. */
export const sortByPrice = <T extends { price: Money | null }>(items: readonly T[]): readonly T[] =>
  items.toSorted((a, b) => (centsOf(a) < centsOf(b) ? -1 : centsOf(a) > centsOf(b) ? 1 : 0));
