import { ok } from '@shop/contracts/commerce';
import type { PageContext, PageResult } from '@shop/contracts/remote';
import { containingBundlesApi } from '../../api/containing-bundles.ts';
import { failedPage } from '../../api/failed-page.ts';
import { scopeOf } from '../../api/scope.ts';
import { awaitQuery } from '../../api/await-query.ts';
import { isItemCode } from '../../model/item/item-code.ts';
import { FACTS_CHUNK, factsRegion, picturesRegion } from './facts/facts-region.ts';
import { prepareReviews } from './reviews/reviews-region.ts';
import { itemHead } from './item-head.ts';
import { loadBeside } from './load-beside.ts';
import { loadTerms } from './load-terms.ts';
import { movedItem, type ReadItem } from './moved-item.ts';

/** Code of its own: nearly every page of an item is there. */
const missing = async (context: PageContext, code: string): Promise<PageResult> => {
  const page = await import(
    /* webpackChunkName: "missing-item" */ '../not-found/missing-item-page.ts'
  ).catch(() => null);
  return page ? page.missingItemPage(context, code) : failedPage(context);
};

const readBundles = async (context: PageContext, code: string): Promise<void> => {
  const arg = { ...scopeOf(context), code };
  const read = containingBundlesApi.endpoints.catalogContainingBundles.initiate(arg);
  await awaitQuery(context.store.dispatch(read));
};

/**
 * Loads the page of a SKU or a bundle. Only the item itself decides what the page comes to; what stands beside it is
 * shown when it could be read.
 */
export const loadItem =
  (kind: 'sku' | 'bundle', read: ReadItem) =>
  async (context: PageContext): Promise<PageResult> => {
    const { code = '' } = context.params;
    if (!isItemCode(code)) return missing(context, code);
    const [item, reviews, terms] = await Promise.all([
      read(context, code),
      prepareReviews(context, { kind, code }),
      loadTerms(context),
      kind === 'sku' ? readBundles(context, code) : ok(null),
      factsRegion.prepare(),
      picturesRegion.prepare(),
    ]);
    if (!item.ok) return failedPage(context);
    // Documents alone lead on: links in the shop name the one address of an item.
    if (process.env.TARGET !== 'web') {
      const moved = await movedItem(context, item.value, read);
      if (moved) return moved;
    }
    if (!item.value) return missing(context, code);
    await loadBeside(context, item.value);
    const head = itemHead(context, item.value, { terms, reviews });
    return { status: 200, head, styles: [FACTS_CHUNK] };
  };
