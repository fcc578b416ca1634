import { fail, ok, type CommerceError, type Operation, type Paged } from '@shop/contracts/commerce';
import type { CatalogueItem, CatalogueQuery } from '@shop/contracts/commerce/catalogue';
import { commerceError } from '@shop/contracts/testing';

/** The catalogue of a test: what is sold, whether it can be reached, and what was asked of it. */
export const catalogue = {
  items: [] as CatalogueItem[],
  bundles: [] as CatalogueItem[],
  failure: null as CommerceError | null,
  queries: [] as CatalogueQuery[],
  codes: [] as string[],
};

export const resetCatalogue = (content: Partial<typeof catalogue> = {}): void => {
  Object.assign(
    catalogue,
    { items: [], bundles: [], failure: null, queries: [], codes: [] },
    content,
  );
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

// The operations of `@shop/contracts/commerce/catalogue`, over memory.

export const listItems = (query: CatalogueQuery = {}) => {
  catalogue.queries.push(query);
  return answering(() => paged(catalogue.items, query));
};
export const listAllItems = (query: CatalogueQuery = {}) =>
  answering(() => [...paged(catalogue.items, { ...query, pageSize: Infinity }).items]);
export const listBundles = (query: CatalogueQuery = {}) =>
  answering(() => paged(catalogue.bundles, query));
export const retrieveItem = ({ code }: { code: string }) => byCode(catalogue.items, code);
export const retrieveBundle = ({ code }: { code: string }) => byCode(catalogue.bundles, code);
