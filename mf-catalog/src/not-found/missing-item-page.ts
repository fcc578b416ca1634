import type { PageContext, PageResult } from '@shop/contracts/remote';
import { elsewhereApi } from './other-markets.ts';
import { scopeOf } from '../shared/scope.ts';
import { awaitQuery } from '../shared/await-query.ts';
import { isItemCode } from '../item/item-code.ts';
import { fetchMissingItem } from './lazy-missing-item.tsx';
import { notFoundPage } from './not-found-page.ts';

/** Whether other markets sell it. */
const readElsewhere = async (context: PageContext, code: string): Promise<boolean> => {
  if (!isItemCode(code)) return false;
  const { market, locale } = scopeOf(context);
  const read = elsewhereApi.endpoints.catalogElsewhere.initiate({ market, locale, code });
  const answer = await awaitQuery(context.store.dispatch(read));
  return answer.ok && answer.value.markets.length > 0;
};

/**
 * What a page comes to whose item this market does not sell. That is a 404 to a search engine, whoever else sells it:
 * the other market's page is the one to find.
 */
export const missingItemPage = async (context: PageContext, code: string): Promise<PageResult> => {
  const [page, isElsewhere] = await Promise.all([
    notFoundPage(context),
    readElsewhere(context, code),
    // Without its code the page waits for it in the browser.
    fetchMissingItem().catch(() => null),
  ]);
  // Where it is sold stands in the place of the shop's own page.
  return isElsewhere ? { status: 404, head: page.head } : page;
};
