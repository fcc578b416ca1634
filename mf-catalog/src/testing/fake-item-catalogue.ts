import { ok } from '@shop/contracts/commerce';
import type {
  CatalogueItem,
  CatalogueQuery,
  ItemReviews,
  ReviewsQuery,
} from '@shop/contracts/commerce/catalogue';
import type { OpenOperation } from '@shop/contracts/store';
import { catalogue, listItems as listAll } from './fake-catalogue.ts';

export * from './fake-catalogue.ts';

/** Further reads of item pages: bundles that contain a SKU, other markets, confirmed prices. */
export const shelf = {
  /** Markets that sell a code. */
  markets: {} as Record<string, string[]>,
  /** Items of the index by market; undefined if the index fails. */
  index: {} as Record<string, CatalogueItem[]>,
  /** Reviews of any item; null if the index fails. */
  reviews: null as ItemReviews | null,
  /** Queries received by the index. */
  asked: [] as object[],
  /** Items the platform was asked to confirm. */
  confirmed: [] as { kind: string; codes: readonly string[] }[],
};

export const resetShelf = (content: Partial<typeof shelf> = {}): void => {
  const nothing = { markets: {}, index: {}, reviews: null, asked: [], confirmed: [] };
  Object.assign(shelf, nothing, content);
};

const unanswered = {
  ok: false,
  error: { code: 'SERVER', status: 503, detail: '', fields: [] },
} as const;

// In-memory operations of `@shop/contracts/commerce/catalogue`.

export const PAGE_SIZE = 25;

export const listItems = ({ codes, ...query }: CatalogueQuery = {}) =>
  codes
    ? async () => ok({ items: catalogue.items.filter((it) => codes.includes(it.code)) })
    : listAll(query);

export const listAllBundles =
  ({ containing }: { containing?: string }) =>
  async () =>
    ok(catalogue.bundles.filter(({ parts }) => parts.some(({ code }) => code === containing)));

export const confirmItems =
  ({ kind, codes }: { kind: 'sku' | 'bundle'; codes: readonly string[] }) =>
  async () => {
    shelf.confirmed.push({ kind, codes });
    const all = kind === 'sku' ? catalogue.items : catalogue.bundles;
    return catalogue.failure
      ? { ok: false as const, error: catalogue.failure }
      : ok(all.filter((it) => codes.includes(it.code)));
  };

interface Asked {
  market: string;
  search?: string;
  grape?: readonly string[];
  region?: readonly string[];
  price?: { from: number | null; to: number | null };
}

const matches = (item: CatalogueItem, { search, grape, region, price }: Asked): boolean => {
  const facts = (item.metadata.facts ?? {}) as { grape?: string; region?: string };
  const cents = item.price?.cents ?? 0;
  return (
    (!search || search.split(' ').some((it) => item.code.toLowerCase().includes(it))) &&
    (!grape || grape.includes(facts.grape ?? '')) &&
    (!region || region.includes(facts.region ?? '')) &&
    (!price || (cents >= (price.from ?? 0) && cents <= (price.to ?? Infinity)))
  );
};

export const listCatalogue = (query: Asked): OpenOperation => ({
  anyone: async () => {
    shelf.asked.push(query);
    const items = shelf.index[query.market];
    return items ? ok({ items: items.filter((it) => matches(it, query)) }) : unanswered;
  },
});

export const readReviews = (query: Required<ReviewsQuery>): OpenOperation => ({
  anyone: async () => {
    shelf.asked.push(query);
    return shelf.reviews ? ok(shelf.reviews) : unanswered;
  },
});

export const marketsOf = (code: string): OpenOperation => ({
  anyone: async () => ok({ markets: shelf.markets[code] ?? [] }),
});
