import type { Result } from '@shop/contracts/commerce';
import type { PageContext, PageResult } from '@shop/contracts/remote';
import { paths } from '@shop/contracts/routing';
import { itemPath } from '../card/item-path.ts';
import type { ProductView } from './product.ts';

/** Null if the market does not sell the item. */
export type ReadItem = (
  context: PageContext,
  code: string,
) => Promise<Result<ProductView | null, unknown>>;

const SINGLE = '/single-product/';

/** Reads the item whose code is the upper-case form of the requested one: people and tools change the case. */
const inCapitals = async (context: PageContext, read: ReadItem): Promise<ProductView | null> => {
  const { code = '' } = context.params;
  const capitals = code.toUpperCase();
  if (capitals === code) return null;
  const item = await read(context, capitals);
  return item.ok ? item.value : null;
};

/**
 * Redirect for an item requested at a URL other than its own: without its name, with an old name, or with its code
 * in another case.
 *
 * @param found the item with the requested code
 * @returns null if the URL is canonical, if no item is found, and in the browser
 */
export const movedItem = async (
  context: PageContext,
  found: ProductView | null,
  read: ReadItem,
): Promise<PageResult | null> => {
  const { path, prefix, query } = context;
  if (path === undefined) return null;
  const item = found ?? (await inCapitals(context, read));
  if (!item) return null;
  const own = path.startsWith(SINGLE) ? paths.singleProduct(item.code, item.name) : itemPath(item);
  if (decodeURIComponent(path) === decodeURIComponent(own)) return null;
  const search = query.size > 0 ? `?${query}` : '';
  return { status: 301, location: `${prefix}${own}${search}` };
};
