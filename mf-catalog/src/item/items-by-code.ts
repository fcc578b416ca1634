import { ok, type Result } from '@shop/contracts/commerce';
import { listBundles, listItems, type CatalogueItem } from '@shop/contracts/commerce/catalogue';
import { api, type BoundOperation } from '@shop/contracts/store';
import { isSameWish, type Wish } from '@shop/contracts/wish-list';
import { productOf, type ProductView } from './product.ts';
import type { Scope } from '../shared/scope.ts';

/** Most items the platform gives at once (C2). */
const PAGE = 25;

type Wanted = Pick<Wish, 'kind' | 'code'>;

const pagesOf = (codes: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(codes.length / PAGE) }, (_, page) =>
    codes.slice(page * PAGE, (page + 1) * PAGE),
  );

/** The items by their codes, as the market sells them; what it does not sell is absent. */
const listWished =
  (wanted: readonly Wanted[]): BoundOperation =>
  async (context): Promise<Result<readonly CatalogueItem[]>> => {
    const codesOf = (kind: Wanted['kind']) =>
      wanted.filter((it) => it.kind === kind).map(({ code }) => code);
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

interface WishedArg extends Scope {
  wanted: readonly Wanted[];
}

/** The items of a wish list, in its order. */
const wishedItemsApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogWishedItems: build.query<readonly ProductView[], WishedArg>({
      query: ({ wanted }) => listWished(wanted),
      transformResponse: (items: readonly CatalogueItem[], _meta, { wanted, locale }) =>
        wanted.flatMap((wish) =>
          items.filter((it) => isSameWish(it, wish)).map((it) => productOf(it, locale)),
        ),
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCatalogWishedItemsQuery: useWishedItemsQuery } = wishedItemsApi;
