import type { PriceBand } from '@shop/contracts/commerce/catalogue';
import { Bitset } from './bitset.ts';

/** Cents of any currency; both ends belong to a range, as in the addresses of lists. */
const BANDS = [
  { from: null, to: 1000 },
  { from: 1000, to: 2000 },
  { from: 2000, to: 4000 },
  { from: 4000, to: null },
] as const;

/** Which items of a market cost how much, in the ranges that are offered to choose from. */
export class PriceBands {
  readonly #sets = BANDS.map((band) => ({ band, items: new Bitset() }));

  enter(number: number, cents: number): void {
    for (const { band, items } of this.#sets)
      if (cents >= (band.from ?? 0) && cents <= (band.to ?? Infinity)) items.add(number);
  }

  withdraw(number: number): void {
    for (const { items } of this.#sets) items.delete(number);
  }

  /** How many of these items are in each range; ranges of none are left out. */
  count(among: Bitset): PriceBand[] {
    return this.#sets
      .map(({ band, items }) => ({ ...band, count: items.countCommon(among) }))
      .filter((it) => it.count > 0);
  }
}
