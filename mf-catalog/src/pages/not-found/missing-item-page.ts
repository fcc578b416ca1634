import type { PageContext, PageResult } from '@shop/contracts/remote';
import { elsewhereApi } from '../../api/elsewhere.ts';
import { scopeOf } from '../../api/scope.ts';
import { settle } from '../../api/settle.ts';
import { isItemCode } from '../../model/item/item-code.ts';
import { fetchMissingItem } from './absent-item.tsx';
import { notFoundPage } from './not-found-page.ts';

const readElsewhere = async (context: PageContext, code: string): Promise<void> => {
  if (!isItemCode(code)) return;
  const { market, locale } = scopeOf(context);
  const read = elsewhereApi.endpoints.catalogElsewhere.initiate({ market, locale, code });
  await settle(context.store.dispatch(read));
};

/**
 * What a page comes to whose item this market does not sell. That is a 404 to a search engine, whoever else sells it:
 * the other market's page is the one to find.
 */
export const missingItemPage = async (context: PageContext, code: string): Promise<PageResult> => {
  const [page] = await Promise.all([
    notFoundPage(context),
    readElsewhere(context, code),
    // Without its code the page waits for it in the browser.
    fetchMissingItem().catch(() => null),
  ]);
  return page;
};
