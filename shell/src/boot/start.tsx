import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from '@shop/contracts/routing';
import { createStore } from '@shop/contracts/store';
import { App } from '../app/app.tsx';
import { PageOutlet } from '../app/page-outlet.tsx';
import { loadMessages } from '../messages/load-messages.ts';
import { connectEvents } from '../model/connect-events.ts';
import { injectShellSlices } from '../model/inject-shell-slices.ts';
import { createPages } from '../pages/create-pages.ts';
import { loadPageCode, loadPageData } from '../pages/load-page.ts';
import { matchRoute } from '../pages/match-route.ts';
import type { Place } from '../pages/page-resource.ts';
import { createRemotes } from '../remotes/create-remotes.ts';
import { federatedModules } from '../remotes/federated-modules.ts';
import { loadContainer } from '../remotes/load-container.ts';
import { connectSession } from '../session/connect-session.ts';
import { createServices } from './create-services.ts';
import { placeOf } from './place-of.ts';
import { refreshRelease } from './refresh-release.ts';
import { ROOT_ID, type Boot } from './types.ts';

/**
 * Brings the page to life: the code of the matched route is loaded first, so that what the server rendered is
 * taken over as it stands; where that cannot be had, the page is drawn afresh with the region's fallback.
 */
export const start = async (boot: Boot): Promise<void> => {
  const { config, context } = boot;
  const services = createServices(boot);
  const { events, session, storage } = services;
  const modules = federatedModules({
    live: boot.remotes,
    context: { events, config },
    loadContainer,
  });
  const refresh = (name: Parameters<typeof refreshRelease>[1]) => refreshRelease(modules, name);
  const remotes = createRemotes(modules, context.locale, refresh);
  injectShellSlices();

  const match = ({ rest }: Place) => matchRoute(modules.live(), rest);
  const place = placeOf(window.location, context.prefix);
  const matched = match(place);
  const [messages, code] = await Promise.all([
    loadMessages(context.locale),
    boot.rendered === 'page' && matched
      ? loadPageCode(modules, matched, context.locale).catch(() => null)
      : null,
  ]);

  const store = createStore(services, { ...boot.state, market: context });
  connectEvents(events, store.dispatch);
  const load = async (route: NonNullable<typeof matched>, { search }: Place) =>
    loadPageData(await loadPageCode(modules, route, context.locale), context, {
      store,
      config,
      query: new URLSearchParams(search),
    });
  const initial = code
    ? {
        place,
        outcome: await loadPageData(code, context, {
          store,
          config,
          query: new URLSearchParams(place.search),
        }),
      }
    : undefined;
  const pages = createPages({ match, load, recover: refresh }, initial);

  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The document has no element with id ${ROOT_ID}`);
  const app = (
    <App
      store={store}
      shop={{ config, events, session, remotes }}
      messages={messages}
      router={(children) => <BrowserRouter>{children}</BrowserRouter>}
    >
      <PageOutlet pages={pages} frame={boot.rendered === 'frame'} />
    </App>
  );
  const asRendered =
    boot.rendered === 'frame' || (boot.rendered === 'page' && (code !== null || !matched));
  if (asRendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
  connectSession(storage, events, store.dispatch);
};
