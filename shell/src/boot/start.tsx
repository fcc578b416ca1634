import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createText } from '@shop/contracts/i18n';
import { createBrowserHistory } from '@shop/contracts/routing';
import { createStore, selectToasts } from '@shop/contracts/store';
import { onFirstActivity, onIdle, tolerateTranslation } from '@shop/contracts/ui';
import { App } from '../app/app.tsx';
import { ALIVE } from '../begin/alive.ts';
import { connectHealth } from '../health/connect-health.ts';
import { loadMessages } from '../messages/load-messages.ts';
import { connectEvents } from '../model/connect-events.ts';
import { connectConsent } from '../model/consent.ts';
import { injectShellSlices } from '../model/inject-shell-slices.ts';
import { ErrorNotice } from '../pages/error-page.tsx';
import { createRemotes } from '../remotes/create-remotes.ts';
import { federatedModules } from '../remotes/federated-modules.ts';
import { loadContainer } from '../remotes/load-container.ts';
import { createRecover } from '../remotes/recover.ts';
import { DocumentRouter } from '../router/document-router.tsx';
import { documentLocation, withMarketPrefix } from '../router/initial-location.ts';
import { loadPageCode, loadPageData } from '../router/load-page.ts';
import { matchRoute, type MatchedRoute } from '../router/match-route.ts';
import { createPageLoader } from '../router/page-loader.ts';
import { pageLocationOf, type PageLocation } from '../router/page-location.ts';
import { PageOutlet } from '../router/page-outlet.tsx';
import { prefetchOnInteraction, prefetchPage } from '../router/prefetch.ts';
import { scrollMemory } from '../router/scroll.ts';
import { copyServerHtml } from '../router/static-fallback.tsx';
import { announceExpiry } from '../session/announce-expiry.ts';
import { connectSession } from '../session/connect-session.ts';
import { restoreCountry } from '../session/restore-country.ts';
import { connectTabs } from '../session/tabs/connect-tabs.ts';
import { awaitFragments } from './await-fragments.ts';
import { connectFiles } from './connect-files.ts';
import { createServices } from './create-services.ts';
import { connectFailures } from './failures/connect-failures.ts';
import { nextTask } from './next-task.ts';
import { prepareCalls } from './prepare-calls.ts';
import type { Renew } from '../after-start/release-renewal.ts';
import { ROOT_ID, type Boot } from './boot-data.ts';

/**
 * Starts the page. The frame hydrates at once; server-rendered HTML of the page and of fragments stays as it is until
 * the code of its remote is loaded (React hydrates each region as soon as it can).
 */
export const start = async (boot: Boot): Promise<void> => {
  tolerateTranslation();
  const { config, context, rendered } = boot;
  const history = createBrowserHistory({ v5Compat: true });
  const initial = withMarketPrefix(context, documentLocation(history));
  const ownServices = createServices(boot);
  const { events, session, storage } = ownServices;
  const note = connectHealth(boot, events, () => modules.live());
  const { onUnreachable, onLoadFailure, ...handlers } = connectFailures(
    config.storeApi.endpoint,
    note,
  );
  const services = { ...ownServices, onUnreachable };
  const offerReload = connectFiles(
    boot.remotes,
    events,
    () => selectToasts(store.getState()),
    (trace) => note({ kind: 'chunk', trace }),
  );
  const market = context.market.market_code;
  if (rendered !== 'page') prepareCalls({ storage, session, market });
  const modules = federatedModules({
    live: boot.remotes,
    context: { events, config },
    loadContainer,
    onFailure: onLoadFailure,
  });
  const recover = createRecover(modules, onLoadFailure);
  injectShellSlices();
  const store = createStore(services, { ...boot.state, market: context });
  const serverState = store.getState();
  connectEvents(events, store.dispatch);

  const match = ({ rest }: PageLocation) => matchRoute(modules.live(), rest);
  const load = async (route: MatchedRoute, { search }: PageLocation) => {
    const code = await loadPageCode(modules, route, context.locale);
    await nextTask();
    return loadPageData(code, context, { store, config, query: new URLSearchParams(search) });
  };
  const pages = createPageLoader({ match, load, recover });
  scrollMemory.start();
  // Starts before the messages, so that both load in parallel.
  pages.get(pageLocationOf(initial, context.prefix));
  const messages = await loadMessages(context.locale);
  offerReload(createText(context.locale, messages));
  await nextTask();

  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The document has no element with id ${ROOT_ID}`);
  const fragments = awaitFragments({ rendered, storage, events, market });
  let renew: Renew | undefined;
  const onNavigated = () => {
    fragments.load();
    note({ kind: 'navigation' });
  };
  const remotes = createRemotes(modules, context.locale, recover, fragments.until, boot.slots);
  const app = (
    <App
      store={store}
      serverState={serverState}
      shop={{ config, events, session, remotes }}
      messages={messages}
      router={(children) => (
        <DocumentRouter
          history={history}
          initial={initial}
          onNavigate={onNavigated}
          renew={(from, to) => renew?.(from, to) ?? false}
        >
          {children}
        </DocumentRouter>
      )}
    >
      {Object.keys(boot.remotes).length > 0 ? (
        <PageOutlet pages={pages} frame={rendered === 'frame'} serverHtml={copyServerHtml(root)} />
      ) : (
        <ErrorNotice />
      )}
    </App>
  );
  const { onCaughtError } = handlers;
  if (rendered === 'nothing') createRoot(root, { onCaughtError }).render(app);
  // In a transition, hydration is split into slices, and the page responds to the visitor between them.
  else startTransition(() => void hydrateRoot(root, app, handlers));
  connectConsent();
  connectSession({ storage, events, dispatch: store.dispatch, market });
  announceExpiry(events, context.prefix);
  if (rendered !== 'page' && storage.customer.read()) void session.token();
  restoreCountry({ storage, dispatch: store.dispatch, context });
  connectTabs({ storage, events, session, store, market });
  prefetchOnInteraction((url) => prefetchPage(url, { pages, remotes, prefix: context.prefix }));
  let rest: Promise<void> | undefined;
  const loadRest = (): void => {
    rest ??= import(/* webpackChunkName: "after-start" */ '../after-start/after-start.ts').then(
      ({ afterStart }) => {
        renew = afterStart({
          remotes: boot.remotes,
          live: modules.live,
          match: (pathname) => match(pageLocationOf({ pathname, search: '' }, context.prefix)),
        });
      },
      // The page is complete without it.
      () => undefined,
    );
  };
  // Newer releases matter at the next navigation, or when the window gets the focus again.
  if (new URLSearchParams(window.location.search).has('boundaries')) loadRest();
  else onFirstActivity(() => onIdle(loadRest));
  window.addEventListener('focus', loadRest);
  // In the same task in which React starts to listen, so that every event is handled exactly once.
  window.dispatchEvent(new Event(ALIVE));
};
