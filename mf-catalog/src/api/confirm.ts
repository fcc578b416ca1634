import { confirmItems, type ConfirmedItem } from '@shop/contracts/commerce/catalogue';
import { api } from '@shop/contracts/store';
import { freshOf, type FreshView } from '../model/item/fresh-view.ts';

export interface ConfirmArg {
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
