import type { ComponentType } from 'react';
import { createText } from '@shop/contracts/i18n';
import { languageTag, type MarketContext } from '@shop/contracts/market';
import type { Messages, PageContext, PageResult, RemoteModule } from '@shop/contracts/remote';
import { withMissingPage } from '../pages/missing-page.tsx';
import type { RemoteModules } from '../remotes/federated-modules.ts';
import { withMessages } from '../remotes/with-messages.tsx';
import type { MatchedRoute } from './match-route.ts';

export interface LoadedPage {
  matched: MatchedRoute;
  Page: ComponentType;
  result: PageResult;
}

/** A page whose code and messages are loaded, and whose data is not. */
export interface PageCode {
  matched: MatchedRoute;
  remote: RemoteModule;
  messages: Messages;
  page: Awaited<ReturnType<RemoteModule['pages'][string]>>;
}

/** Loads the code of a matched route. Rejects if its remote is unreachable. */
export const loadPageCode = async (
  modules: RemoteModules,
  matched: MatchedRoute,
  locale: MarketContext['locale'],
): Promise<PageCode> => {
  const remote = await modules.load(matched.remote);
  const loader = remote.pages[matched.route.id];
  if (!loader)
    throw new Error(`${matched.remote} names route ${matched.route.id} but has no page for it`);
  const [page, messages] = await Promise.all([loader(), remote.messages(locale, 'pages')]);
  return { matched, remote, messages, page };
};

/** Runs the page's `load`, which reads its data into the store. */
export const loadPageData = async (
  code: PageCode,
  context: MarketContext,
  request: Pick<PageContext, 'store' | 'config' | 'query' | 'path'>,
): Promise<LoadedPage> => {
  const { matched, page, messages } = code;
  const result = await page.load({
    ...context,
    ...request,
    params: matched.params,
    text: createText(languageTag(context), messages),
  });
  const Page = withMessages(page.Page, context.locale, messages);
  const isShellPage = 'page' in result && result.page === 'shell';
  return { matched, Page: isShellPage ? await withMissingPage(Page) : Page, result };
};
