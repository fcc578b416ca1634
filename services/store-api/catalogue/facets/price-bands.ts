import type { PriceBand } from '@shop/contracts/commerce/catalogue';
import { Bitset } from './bitset.ts';

/** In cents of any currency; both ends are inclusive, as in listing URLs. */
const BANDS = [
  { from: null, to: 1000 },
  { from: 1000, to: 2000 },
  { from: 2000, to: 4000 },
  { from: 4000, to: null },
] as const;

/** Items of a market by price band. */
export class PriceBands {
  readonly #sets = BANDS.map((band) => ({ band, items: new Bitset() }));

  enter(number: number, cents: number): void {
    for (const { band, items } of this.#sets)
      if (cents >= (band.from ?? 0) && cents <= (band.to ?? Infinity)) items.add(number);
  }

  withdraw(number: number): void {
    for (const { items } of this.#sets) items.delete(number);
  }

  /** Number of these items per band; bands without items are omitted. */
  count(among: Bitset): PriceBand[] {
    return this.#sets
      .map(({ band, items }) => ({ ...band, count: items.countCommon(among) }))
      .filter((it) => it.count > 0);
  }
}
