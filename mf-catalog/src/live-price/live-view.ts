import type { Money } from '@shop/contracts/commerce';
import { type ConfirmedItem, confirmItems } from '@shop/contracts/commerce/catalogue';
import { api } from '@shop/contracts/store';
import { type Availability, availabilityOf, sellableStock } from '../card/card.ts';

/** Values that may have changed since the page was rendered. All others change with a release. */
export interface LiveView {
  price: Money | null;
  compareAt: Money | null;
  availability: Availability;
  /** Sellable quantity. */
  stock: number;
}

const liveViewOf = (item: ConfirmedItem): LiveView => ({
  price: item.price,
  compareAt: item.compareAt,
  availability: availabilityOf(sellableStock(item)),
  stock: sellableStock(item),
});

interface ConfirmArg {
  /** Code of the market, which decides price and stock. */
  market: string;
  kind: 'sku' | 'bundle';
  /** At most 25 (C2). */
  codes: readonly string[];
}

/** Current price and stock by code. Items no longer sold here are absent. */
export const confirmApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogConfirm: build.query<Readonly<Record<string, LiveView>>, ConfirmArg>({
      query: ({ kind, codes }) => confirmItems({ kind, codes }),
      transformResponse: (items: readonly ConfirmedItem[]) =>
        Object.fromEntries(items.map((it) => [it.code, liveViewOf(it)])),
    }),
  }),
});
