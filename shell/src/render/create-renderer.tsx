import { renderToString } from 'react-dom/server';
import { createEventBus } from '@shop/contracts/events';
import { createText } from '@shop/contracts/i18n';
import { languageTag } from '@shop/contracts/market';
import type { FragmentRef, PageStatus, Shop } from '@shop/contracts/remote';
import { StaticRouter } from '@shop/contracts/routing/routers';
import { createStore, type AppStore } from '@shop/contracts/store';
import { App } from '../app/app.tsx';
import { loadMessages } from '../messages/load-messages.ts';
import { injectShellSlices } from '../model/inject-shell-slices.ts';
import { withInitialOrder } from '../model/session-slice.ts';
import { loadMissingPage } from '../pages/missing-page.tsx';
import { createRemotes } from '../remotes/create-remotes.ts';
import { federatedModules, type LoadContainer } from '../remotes/federated-modules.ts';
import { lateFragments } from '../remotes/late-fragments.ts';
import { loadPageCode, loadPageData, type LoadedPage } from '../router/load-page.ts';
import { matchRoute, type MatchedRoute } from '../router/match-route.ts';
import { createPageLoader } from '../router/page-loader.ts';
import { pageLocationOf } from '../router/page-location.ts';
import { PageOutlet } from '../router/page-outlet.tsx';
import { createCircuit } from './circuit.ts';
import { initialOrders } from './initial-order.ts';
import { inlinedState } from './inlined-state.ts';
import { fillPreloader } from './preload-fills.ts';
import { reuseAnswers } from './reuse-answers.ts';
import { serverSessions } from './server-session.ts';
import { loadEveryPart } from './load-every-part.ts';
import { thrownIn } from './thrown-in.ts';
import type { RendererSetup, RenderRequest, RenderResult } from './types.ts';

/** Title of a frame until its page, filled in by the browser, names itself. */
const NAME = 'Fonte & Vigna';

/** Fragments of the frame, on every page. */
const FRAME_FRAGMENTS: readonly FragmentRef[] = ['catalog/SearchBox', 'cart/MiniCart'];

const hasFailedReads = (store: AppStore): boolean =>
  Object.values(store.getState().api.queries).some((it) => it?.status === 'rejected');

const kindOf = (matched: MatchedRoute | null): 'page' | 'private' | 'frame' => {
  switch (matched?.route.rendering) {
    case 'private':
      return 'private';
    case 'client':
      return 'frame';
    default:
      return 'page';
  }
};

const chunkOf = (ref: FragmentRef): string => ref.replace('/', '/fragment-');

const chunksOf = (
  matched: MatchedRoute | null,
  fragments: readonly FragmentRef[],
  locale: string,
  further: readonly string[] = [],
) => {
  const remotes = new Set(fragments.map((ref) => ref.split('/')[0] ?? ''));
  if (matched) remotes.add(matched.remote);
  return [
    ...[...remotes].flatMap((remote) => [
      `${remote}/remoteEntry`,
      `${remote}/remote`,
      `${remote}/messages-${locale}`,
    ]),
    ...(matched
      ? [`page-${matched.route.id}`, `page-messages-${locale}`, ...further].map(
          (chunk) => `${matched.remote}/${chunk}`,
        )
      : []),
    ...fragments.map(chunkOf),
  ];
};

const stylesOf = (loaded: LoadedPage | null): string[] =>
  loaded && 'styles' in loaded.result
    ? (loaded.result.styles ?? []).map((chunk) => `${loaded.matched.remote}/${chunk}`)
    : [];

const notNow = () => Promise.reject(new Error('A page is loaded before it is rendered'));

/** Makes the function that renders pages of one release set. Rejections mean: send the page unrendered. */
export const createRenderer = (setup: RendererSetup, loadContainer: LoadContainer) => {
  const { config } = setup;
  const sessionOf = serverSessions(config);
  const readOrder = initialOrders(config, sessionOf);
  const reuse = reuseAnswers();
  const preloadFills = fillPreloader();
  const callStoreApi = createCircuit({ limit: setup.indexLimit });
  const modules = federatedModules({
    live: setup.remotes,
    context: { events: createEventBus(), config },
    loadContainer,
  });
  injectShellSlices();

  return async ({
    context,
    rest,
    search,
    orderId,
    tried,
  }: RenderRequest): Promise<RenderResult> => {
    const startedAt = performance.now();
    if (tried) await loadEveryPart(await modules.load(tried), context.locale);
    const events = createEventBus();
    const session = sessionOf(context.market);
    const remotes = createRemotes(modules, context.locale, undefined, {}, setup.slots);
    const matched = matchRoute(modules.live(), rest);
    const kind = kindOf(matched);
    const isFrame = kind === 'frame';
    const { fragments: ofPage = [], slots = [] } = matched?.route ?? {};
    const fills = slots.flatMap(remotes.fills);
    // A frame shows those of its page later; their code is preloaded all the same.
    const fragments = [...FRAME_FRAGMENTS, ...ofPage, ...fills];
    const late = lateFragments(kind).filter((it) => fragments.includes(it));
    const [messages, code, order] = await Promise.all([
      loadMessages(context.locale),
      isFrame || !matched ? null : loadPageCode(modules, matched, context.locale),
      orderId && matched?.route.showsOrder ? readOrder(orderId, context) : null,
      remotes.preload([...FRAME_FRAGMENTS, ...(isFrame ? [] : ofPage)]),
      isFrame ? null : preloadFills(remotes, fills),
    ]);

    const prepared = performance.now();
    const extra = {
      session,
      config,
      events,
      reuse: reuse(context.market.market_code),
      callStoreApi,
    };
    const store = createStore(extra, {
      market: context,
      ...(order && order !== 'missing' && { session: withInitialOrder(order) }),
    });
    const query = new URLSearchParams(search);
    const loaded: LoadedPage | null = code
      ? await loadPageData(code, context, { store, config, query, path: rest })
      : null;
    if (loaded && 'location' in loaded.result) return { kind: 'redirect', ...loaded.result };

    const read = performance.now();
    const outcome = loaded ?? (matched ? null : await loadMissingPage());
    const pathname = rest === '/' ? context.prefix : `${context.prefix}${rest}`;
    const location = pageLocationOf({ pathname, search }, context.prefix);
    const pages = createPageLoader(
      {
        match: () => matched,
        load: notNow,
        missing: notNow,
        recover: () => async () => undefined,
      },
      outcome ? { location, outcome } : undefined,
    );
    const shop: Shop = { config, events, session, remotes };
    const app = (
      <App
        store={store}
        shop={shop}
        messages={messages}
        router={(children) => (
          <StaticRouter location={`${pathname}${search}`}>{children}</StaticRouter>
        )}
      >
        <PageOutlet pages={pages} frame={isFrame} />
      </App>
    );
    const head =
      loaded && 'head' in loaded.result
        ? loaded.result.head
        : {
            title: matched
              ? NAME
              : createText(languageTag(context), messages)('shell.notFound.title'),
            robots: 'noindex' as const,
          };
    const markup = tried
      ? { html: '', thrown: await thrownIn(app) }
      : { html: renderToString(app) };
    return {
      kind,
      status: loaded ? (loaded.result.status as PageStatus) : matched ? 200 : 404,
      ...markup,
      timings: {
        prepare: prepared - startedAt,
        load: read - prepared,
        render: performance.now() - read,
      },
      head,
      state: inlinedState(store.getState()),
      orderIsMissing: order === 'missing',
      whole: !hasFailedReads(store),
      chunks: chunksOf(
        matched,
        fragments.filter((it) => !late.includes(it)),
        context.locale,
        loaded && 'chunks' in loaded.result ? loaded.result.chunks : [],
      ),
      lateChunks: kind === 'page' ? chunksOf(null, late, context.locale) : [],
      styleChunks: [...late.map(chunkOf), ...stylesOf(loaded)],
    };
  };
};
