import { ok, type Operation, type Paged } from '@shop/contracts/commerce';
import { listAllItems, listItems, type CatalogueItem } from '@shop/contracts/commerce/catalogue';
import type { CategoryKey } from '../model/categories.ts';
import { canSortByPrice, sortByPrice } from '../model/sort-by-price.ts';

interface ListByPrice {
  category: CategoryKey;
  page: number;
  pageSize: number;
}

/**
 * One page of a category, cheapest first. The platform cannot sort SKUs by price, so the category is read whole;
 * one too large for that comes by name instead.
 */
export const listByPrice =
  ({ category, page, pageSize }: ListByPrice): Operation<Paged<CatalogueItem>> =>
  async (context) => {
    const byName = await listItems({ category, page, pageSize, sort: 'name' })(context);
    if (!byName.ok || !canSortByPrice(byName.value.total)) return byName;
    const all = await listAllItems({ category, sort: 'name' })(context);
    if (!all.ok) return all;
    const start = (page - 1) * pageSize;
    return ok({ ...byName.value, items: sortByPrice(all.value).slice(start, start + pageSize) });
  };
