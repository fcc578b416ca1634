import { ok, type Result } from '@shop/contracts/commerce';
import type { PageContext, PageResult } from '@shop/contracts/remote';
import { bundlesApi } from '../../api/bundles.ts';
import { failedPage } from '../../api/failed-page.ts';
import { relatedArg } from '../../api/related-arg.ts';
import { scopeOf } from '../../api/scope.ts';
import { settle } from '../../api/settle.ts';
import { shortListApi } from '../../api/short-list.ts';
import { isItemCode } from '../../model/item-code.ts';
import type { ProductView } from '../../model/product.ts';
import { notFoundPage } from '../not-found/not-found-page.ts';
import { itemHead } from './item-head.ts';

type ReadItem = (
  context: PageContext,
  code: string,
) => Promise<Result<ProductView | null, unknown>>;

/**
 * Loads the page of a SKU or a bundle. Only the item itself decides what the page comes to; bundles and related
 * items are shown when they could be read.
 */
export const loadItem =
  (read: ReadItem) =>
  async (context: PageContext): Promise<PageResult> => {
    const { store, params } = context;
    const { code = '' } = params;
    const scope = scopeOf(context);
    const [item] = await Promise.all([
      isItemCode(code) ? read(context, code) : ok(null),
      settle(store.dispatch(bundlesApi.endpoints.catalogBundles.initiate(scope))),
    ]);
    if (!item.ok) return failedPage(context);
    if (item.value === null) return notFoundPage(context);
    const { category } = item.value;
    if (category !== null) {
      const related = shortListApi.endpoints.catalogShortList.initiate(relatedArg(scope, category));
      await settle(store.dispatch(related));
    }
    return { status: 200, head: itemHead(context, item.value) };
  };
