import type { ComponentType } from 'react';
import { createText } from '@shop/contracts/i18n';
import { languageTag, type MarketContext } from '@shop/contracts/market';
import type { Messages, PageContext, PageResult, RemoteModule } from '@shop/contracts/remote';
import type { RemoteModules } from '../remotes/federated-modules.ts';
import { withMessages } from '../remotes/with-messages.tsx';
import type { MatchedRoute } from './match-route.ts';
import { withMissingPage } from './missing-page.tsx';

export interface LoadedPage {
  matched: MatchedRoute;
  Page: ComponentType;
  result: PageResult;
}

/** A page whose code and messages are here, its data not yet. */
export interface PageCode {
  matched: MatchedRoute;
  remote: RemoteModule;
  messages: Messages;
  page: Awaited<ReturnType<RemoteModule['pages'][string]>>;
}

/** Loads the code of a matched route. Rejects when its remote is out of reach. */
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

/** Lets the page read its data into the store. */
export const loadPageData = async (
  code: PageCode,
  context: MarketContext,
  given: Pick<PageContext, 'store' | 'config' | 'query' | 'path'>,
): Promise<LoadedPage> => {
  const { matched, page, messages } = code;
  const result = await page.load({
    ...context,
    ...given,
    params: matched.params,
    text: createText(languageTag(context), messages),
  });
  const Own = withMessages(page.Page, context.locale, messages);
  const isShells = 'page' in result && result.page === 'shell';
  return { matched, Page: isShells ? await withMissingPage(Own) : Own, result };
};
