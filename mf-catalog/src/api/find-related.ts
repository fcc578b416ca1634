import { ok, type Result } from '@shop/contracts/commerce';
import {
  listCatalogue,
  type CatalogueItem,
  type ListingQuery,
} from '@shop/contracts/commerce/catalogue';
import type { OpenOperation } from '@shop/contracts/store';

/** Several lists of the index in one read; what could not be had is left out, unless nothing could. */
export const findRelated = (
  queries: readonly ListingQuery[],
): OpenOperation<readonly (readonly CatalogueItem[])[]> => ({
  anyone: async (context) => {
    const found = await Promise.all(queries.map((it) => listCatalogue(it).anyone(context)));
    const failed = found.find((it): it is Extract<Result<never>, { ok: false }> => !it.ok);
    const lists = found.flatMap((it) => (it.ok ? [it.value.items] : []));
    return lists.length === 0 && failed ? failed : ok(lists);
  },
});
