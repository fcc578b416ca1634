import type { Money } from '@shop/contracts/commerce';
import { type ConfirmedItem, confirmItems } from '@shop/contracts/commerce/catalogue';
import { api } from '@shop/contracts/store';
import { type Availability, availabilityOf, sellable } from '../card/card.ts';

/** What may have changed since a page was made: all else of an item changes with a release of its texts. */
export interface FreshView {
  price: Money | null;
  compareAt: Money | null;
  availability: Availability;
  /** Pieces that can be sold now. */
  stock: number;
}

const freshOf = (item: ConfirmedItem): FreshView => ({
  price: item.price,
  compareAt: item.compareAt,
  availability: availabilityOf(sellable(item)),
  stock: sellable(item),
});

interface ConfirmArg {
  /** Code of the market: it decides price and stock. */
  market: string;
  kind: 'sku' | 'bundle';
  /** At most 25 (C2). */
  codes: readonly string[];
}

/** What so many items cost now and how many there are, by code; those no longer sold here are absent. */
export const confirmApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogConfirm: build.query<Readonly<Record<string, FreshView>>, ConfirmArg>({
      query: ({ kind, codes }) => confirmItems({ kind, codes }),
      transformResponse: (items: readonly ConfirmedItem[]) =>
        Object.fromEntries(items.map((it) => [it.code, freshOf(it)])),
    }),
  }),
});
