import { ok } from '@shop/contracts/commerce';
import type { DeliveryTerms } from '@shop/contracts/commerce/catalogue';
import type { PageContext, PageResult } from '@shop/contracts/remote';
import { api } from '@shop/contracts/store';
import { prepareReviews } from '../reviews/reviews-region.ts';
import { awaitQuery } from '../shared/await-query.ts';
import { failedPage } from '../shared/failed-page.ts';
import { scopeOf } from '../shared/scope.ts';
import { alcoholRegion, FACTS_CHUNK, factsRegion, picturesRegion } from './facts-region.ts';
import { isItemCode } from './item-code.ts';
import { itemHead } from './item-head.ts';
import { movedItem, type ReadItem } from './moved-item.ts';
import type { ProductView } from './product.ts';
import { containingBundlesApi, relatedApi, relatedArg } from './related/related-api.ts';
import { otherSizesApi, otherSizesArg } from './sizes/other-sizes.ts';

type Removal = Parameters<typeof api.internalActions.removeQueryResult>[0];

/** Shipping costs of the market for structured data, read on the server only. Empty if unknown. */
const loadTerms = async ({ store, market }: PageContext): Promise<readonly DeliveryTerms[]> => {
  if (process.env.TARGET !== 'web') {
    const { deliveryTermsApi } = await import(
      /* webpackChunkName: "delivery-terms" */ './delivery-terms.ts'
    );
    const arg = { market: market.market_code };
    const reading = store.dispatch(deliveryTermsApi.endpoints.catalogDeliveryTerms.initiate(arg));
    const terms = await awaitQuery(reading);
    if (!terms.ok) return [];
    // The browser never reads them, so the document need not inline them.
    const { queryCacheKey } = reading;
    store.dispatch(api.internalActions.removeQueryResult({ queryCacheKey } as Removal));
    return terms.value;
  }
  return [];
};

/** Reads other sizes and related items. Neither affects the page's status. */
const loadRelated = async (context: PageContext, product: ProductView): Promise<void> => {
  const { dispatch } = context.store;
  const scope = scopeOf(context);
  const sizes = otherSizesArg(scope, product);
  const related = relatedArg(scope, product);
  await Promise.all([
    sizes && awaitQuery(dispatch(otherSizesApi.endpoints.catalogOtherSizes.initiate(sizes))),
    related && awaitQuery(dispatch(relatedApi.endpoints.catalogRelated.initiate(related))),
  ]);
};

/** A chunk of its own, because nearly every requested item exists. */
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

/** Loads the page of a SKU or a bundle. Only the item itself decides the status; everything else is optional. */
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
      alcoholRegion.prepare(),
    ]);
    if (!item.ok) return failedPage(context);
    // Only documents redirect: links in the shop already use the canonical URL.
    if (process.env.TARGET !== 'web') {
      const moved = await movedItem(context, item.value, read);
      if (moved) return moved;
    }
    if (!item.value) return missing(context, code);
    await loadRelated(context, item.value);
    const head = itemHead(context, item.value, { terms, reviews });
    return { status: 200, head, styles: [FACTS_CHUNK] };
  };
