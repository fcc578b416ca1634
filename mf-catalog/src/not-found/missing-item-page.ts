import type { PageContext, PageResult } from '@shop/contracts/remote';
import { otherMarketsApi } from './other-markets.ts';
import { scopeOf } from '../shared/scope.ts';
import { awaitQuery } from '../shared/await-query.ts';
import { isItemCode } from '../item/item-code.ts';
import { loadMissingItem } from './lazy-missing-item.tsx';
import { notFoundPage } from './not-found-page.ts';

/** Whether other markets sell it. */
const isSoldInOtherMarkets = async (context: PageContext, code: string): Promise<boolean> => {
  if (!isItemCode(code)) return false;
  const { market, locale } = scopeOf(context);
  const read = otherMarketsApi.endpoints.catalogOtherMarkets.initiate({ market, locale, code });
  const answer = await awaitQuery(context.store.dispatch(read));
  return answer.ok && answer.value.markets.length > 0;
};

/**
 * Page result for an item this market does not sell. It is a 404 even if other markets sell the item, because
 * search engines should index their pages.
 */
export const missingItemPage = async (context: PageContext, code: string): Promise<PageResult> => {
  const [page, isElsewhere] = await Promise.all([
    notFoundPage(context),
    isSoldInOtherMarkets(context, code),
    // Without its code the page would wait for it in the browser.
    loadMissingItem().catch(() => null),
  ]);
  // The list of other markets replaces the shell's 404 page.
  return isElsewhere ? { status: 404, head: page.head } : page;
};
