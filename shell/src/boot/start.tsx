import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createText } from '@shop/contracts/i18n';
import type { RemoteName } from '@shop/contracts/remote';
import { createBrowserHistory } from '@shop/contracts/routing';
import { createStore, selectToasts } from '@shop/contracts/store';
import { tolerateTranslation } from '@shop/contracts/ui';
import { App } from '../app/app.tsx';
import { PageOutlet } from '../app/page-outlet.tsx';
import { scrollMemory } from '../app/scroll-memory.ts';
import { ALIVE } from '../begin/alive.ts';
import { loadMessages } from '../messages/load-messages.ts';
import { connectEvents } from '../model/connect-events.ts';
import { connectConsent } from '../model/consent.ts';
import { injectShellSlices } from '../model/inject-shell-slices.ts';
import { createPages } from '../pages/create-pages.ts';
import { loadPageCode, loadPageData } from '../pages/load-page.ts';
import { ErrorNotice } from '../pages/error-page.tsx';
import { matchRoute, type MatchedRoute } from '../pages/match-route.ts';
import type { Place } from '../pages/page-resource.ts';
import { createRemotes } from '../remotes/create-remotes.ts';
import { federatedModules } from '../remotes/federated-modules.ts';
import { loadContainer } from '../remotes/load-container.ts';
import { announceExpiry } from '../session/announce-expiry.ts';
import { connectSession } from '../session/connect-session.ts';
import { restoreCountry } from '../session/restore-country.ts';
import { connectTabs } from '../session/tabs/connect-tabs.ts';
import { connectFiles } from './connect-files.ts';
import { createServices } from './create-services.ts';
import { DocumentRouter } from './document-router.tsx';
import { connectFailures } from './failures/connect-failures.ts';
import { intentOn } from './intent-on.ts';
import { keepRendering } from './keep-rendering.ts';
import { nextTask } from './next-task.ts';
import { onRecoverableError } from './on-recoverable-error.ts';
import { openedLocation } from './opened-location.ts';
import { placeOf } from './place-of.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { preloadPage } from './preload-page.ts';
import { prepareCalls } from './prepare-calls.ts';
import { refreshRelease } from './refresh-release.ts';
import { settleAddress } from './settle-address.ts';
import { ROOT_ID, type Boot } from './types.ts';

/**
 * Brings the page to life. The frame is taken over at once; what the server rendered of the page and of fragments
 * stays as it is until the code of its remote has come (React hydrates each region when it can).
 */
export const start = async (boot: Boot): Promise<void> => {
  tolerateTranslation();
  const { config, context, rendered } = boot;
  const history = createBrowserHistory({ v5Compat: true });
  const opened = settleAddress(context, openedLocation(history));
  const { onCaughtError, onUnreachable } = connectFailures(config.storeApi.endpoint);
  const services = { ...createServices(boot), onUnreachable };
  const { events, session, storage } = services;
  const offerReload = connectFiles(boot.remotes, events, () => selectToasts(store.getState()));
  const market = context.market.market_code;
  if (rendered !== 'page') prepareCalls({ storage, session, market });
  const modules = federatedModules({
    live: boot.remotes,
    context: { events, config },
    loadContainer,
  });
  const recover = (name: RemoteName) => refreshRelease(modules, name);
  injectShellSlices();
  const store = createStore(services, { ...boot.state, market: context });
  const arrived = store.getState();
  connectEvents(events, store.dispatch);

  const match = ({ rest }: Place) => matchRoute(modules.live(), rest);
  const load = async (route: MatchedRoute, { search }: Place) => {
    const code = await loadPageCode(modules, route, context.locale);
    await nextTask();
    return loadPageData(code, context, { store, config, query: new URLSearchParams(search) });
  };
  const pages = createPages({ match, load, recover });
  scrollMemory.start();
  // The page's code and the shell's texts travel side by side.
  pages.get(placeOf(opened, context.prefix));
  const messages = await loadMessages(context.locale);
  offerReload(createText(context.locale, messages));
  await nextTask();

  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The document has no element with id ${ROOT_ID}`);
  // As the server rendered it, the search works by itself. A move would wait for its code, and brings it.
  let wantSearch = () => {};
  const searchWanted = new Promise<void>((resolve) => {
    if (rendered !== 'private') return resolve();
    wantSearch = resolve;
    intentOn('SearchBox', resolve);
  });
  const remotes = createRemotes(modules, context.locale, recover, { SearchBox: searchWanted });
  const app = (
    <App
      store={store}
      arrived={arrived}
      shop={{ config, events, session, remotes }}
      messages={messages}
      router={(children) => (
        <DocumentRouter history={history} opened={opened} onMove={wantSearch}>
          {children}
        </DocumentRouter>
      )}
    >
      {Object.keys(boot.remotes).length > 0 ? (
        <PageOutlet pages={pages} frame={rendered === 'frame'} rendering={keepRendering(root)} />
      ) : (
        <ErrorNotice />
      )}
    </App>
  );
  if (rendered === 'nothing') createRoot(root, { onCaughtError }).render(app);
  // As a transition, hydration is done in slices between which the page answers to the visitor.
  else startTransition(() => void hydrateRoot(root, app, { onCaughtError, onRecoverableError }));
  connectConsent();
  connectSession({ storage, events, dispatch: store.dispatch, market });
  announceExpiry(events, context.prefix);
  if (rendered !== 'page' && storage.customer.read()) void session.token();
  restoreCountry({ storage, dispatch: store.dispatch, context });
  connectTabs({ storage, events, session, store, market });
  prefetchOnIntent((url) => preloadPage(url, { pages, remotes, prefix: context.prefix }));
  // In the task in which React began to hear: nothing that is done is heard twice, or by no one.
  window.dispatchEvent(new Event(ALIVE));
};
