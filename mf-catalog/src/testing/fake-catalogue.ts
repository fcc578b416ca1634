import { fail, ok, type CommerceError, type Operation, type Paged } from '@shop/contracts/commerce';
import type {
  CatalogueItem,
  CatalogueQuery,
  ListingQuery,
} from '@shop/contracts/commerce/catalogue';
import { commerceError } from '@shop/contracts/testing';
import { fakeListCatalogue, type FakeIndex } from './fake-index.ts';

/** Section 9. */
export const DEFAULT_DAYS = { minDays: 7, maxDays: 14 } as const;
export const SHOWN_FROM_DAYS = 2;

interface FakeCatalogue extends FakeIndex {
  /** The whole catalog is unreachable. */
  failure: CommerceError | null;
  queries: CatalogueQuery[];
  codes: string[];
}

const nothing = (): FakeCatalogue => ({
  items: [],
  bundles: [],
  failure: null,
  indexFailure: null,
  corrections: {},
  queries: [],
  listings: [],
  codes: [],
});

/** The catalog of a test: its content, its failures, and the received queries. */
export const catalogue: FakeCatalogue = nothing();

export const resetCatalogue = (content: Partial<FakeCatalogue> = {}): void => {
  Object.assign(catalogue, nothing(), content);
};

export const unreachable = commerceError('CONNECTION');

const answering =
  <T>(value: () => T): Operation<T> =>
  async () =>
    catalogue.failure ? fail(catalogue.failure) : ok(value());

const belongs = (item: CatalogueItem, key: string | undefined): boolean =>
  key === undefined || (item.metadata.categories as string[]).includes(key);

const paged = (all: CatalogueItem[], query: CatalogueQuery): Paged<CatalogueItem> => {
  const { page = 1, pageSize = 25, category, collection } = query;
  const found = all.filter((it) => belongs(it, category) && belongs(it, collection));
  const sorted =
    query.sort === 'name' ? found.toSorted((a, b) => a.name.localeCompare(b.name)) : found;
  return {
    items: sorted
      .slice((page - 1) * pageSize, page * pageSize)
      .map((it) => ({ ...it, levels: [] })),
    page,
    pageCount: Math.ceil(found.length / pageSize),
    total: found.length,
  };
};

const byCode =
  (all: CatalogueItem[], code: string): Operation<CatalogueItem> =>
  async () => {
    catalogue.codes.push(code);
    if (catalogue.failure) return fail(catalogue.failure);
    const item = all.find((it) => it.code === code);
    return item ? ok(item) : fail(commerceError('NOT_FOUND'));
  };

// In-memory operations of `@shop/contracts/commerce/catalogue`.

/** Page size of the platform. */
export const PAGE_SIZE = 25;

export const listItems = (query: CatalogueQuery = {}) => {
  catalogue.queries.push(query);
  return answering(() => paged(catalogue.items, query));
};
export const listCatalogue = (query: ListingQuery) =>
  fakeListCatalogue(
    { ...catalogue, indexFailure: catalogue.failure ?? catalogue.indexFailure },
    query,
  );
export const listAllItems = (query: CatalogueQuery = {}) =>
  answering(() => [...paged(catalogue.items, { ...query, pageSize: Infinity }).items]);
export const listBundles = (query: CatalogueQuery = {}) =>
  answering(() => paged(catalogue.bundles, query));
export const listDeliveryTerms = () => async () =>
  catalogue.failure ? { ok: false as const, error: catalogue.failure } : ok([]);

export const retrieveItem = ({ code }: { code: string }) => byCode(catalogue.items, code);
export const retrieveBundle = ({ code }: { code: string }) => byCode(catalogue.bundles, code);
