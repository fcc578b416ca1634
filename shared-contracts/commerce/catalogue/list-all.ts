import type { Operation } from '../call/operation.ts';
import { ok } from '../result.ts';
import { listItems } from './list-items.ts';
import { PAGE_SIZE } from './list-params.ts';
import type { BundleFilter, CatalogueFilter, CatalogueItem } from './types.ts';
import { listBundles } from './list-bundles.ts';

/** All bundles of a filter, page after page until the last (C2). */
export const listAllBundles =
  (filter: BundleFilter = {}): Operation<CatalogueItem[]> =>
  async (context) => {
    const items: CatalogueItem[] = [];
    for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
      const read = await listBundles({ ...filter, page, pageSize: PAGE_SIZE })(context);
      if (!read.ok) return read;
      items.push(...read.value.items);
      pageCount = read.value.pageCount;
    }
    return ok(items);
  };

/** All SKUs of a filter, page after page until the last (C2). */
export const listAllItems =
  (filter: CatalogueFilter = {}): Operation<CatalogueItem[]> =>
  async (context) => {
    const items: CatalogueItem[] = [];
    for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
      const read = await listItems({ ...filter, page, pageSize: PAGE_SIZE })(context);
      if (!read.ok) return read;
      items.push(...read.value.items);
      pageCount = read.value.pageCount;
    }
    return ok(items);
  };
