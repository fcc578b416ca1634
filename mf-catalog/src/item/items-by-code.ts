import { ok, type Result } from '@shop/contracts/commerce';
import { listBundles, listItems, type CatalogueItem } from '@shop/contracts/commerce/catalogue';
import { api, type BoundOperation } from '@shop/contracts/store';
import { isSameWish, type Wish } from '@shop/contracts/wish-list';
import { soldIn } from '../card/sold-in.ts';
import { productOf, type ProductView } from './product.ts';
import type { Scope } from '../shared/scope.ts';

/** Largest page of the platform (C2). */
const PAGE = 25;

type ItemKey = Pick<Wish, 'kind' | 'code'>;

const pagesOf = (codes: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(codes.length / PAGE) }, (_, page) =>
    codes.slice(page * PAGE, (page + 1) * PAGE),
  );

/** Reads items by their codes. Items the market does not sell are absent. */
const listByCode =
  (keys: readonly ItemKey[]): BoundOperation =>
  async (context): Promise<Result<readonly CatalogueItem[]>> => {
    const codesOf = (kind: ItemKey['kind']) =>
      keys.filter((it) => it.kind === kind).map(({ code }) => code);
    const reads = [
      ...pagesOf(codesOf('sku')).map((codes) => listItems({ codes })),
      ...pagesOf(codesOf('bundle')).map((codes) => listBundles({ codes })),
    ];
    const items: CatalogueItem[] = [];
    for (const read of reads) {
      const page = await read(context);
      if (!page.ok) return page;
      items.push(...page.value.items);
    }
    return ok(items);
  };

interface ItemsByCodeArg extends Scope {
  keys: readonly ItemKey[];
}

/** Items by their codes, in the order of the request. */
const itemsByCodeApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogItemsByCode: build.query<readonly ProductView[], ItemsByCodeArg>({
      query: ({ keys }) => listByCode(keys),
      transformResponse: (
        items: readonly CatalogueItem[],
        _meta,
        { keys, depositCountry, locale },
      ) => {
        const sold = soldIn(items, depositCountry);
        return keys.flatMap((key) =>
          sold.filter((it) => isSameWish(it, key)).map((it) => productOf(it, locale)),
        );
      },
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCatalogItemsByCodeQuery: useItemsByCodeQuery } = itemsByCodeApi;
