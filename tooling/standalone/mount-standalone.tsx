import '../../shared-contracts/ui/reset.css';
import '../../shared-contracts/ui/tokens.css';
import '../../shared-contracts/ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { createEventBus } from '@shop/contracts/events';
import { commonMessages } from '@shop/contracts/i18n';
import type { Locale } from '@shop/contracts/market';
import type { Messages, RemoteModule } from '@shop/contracts/remote';
import {
  createStore,
  injectSlice,
  type AppDispatch,
  type AppStore,
  type ShopConfig,
} from '@shop/contracts/store';
import { tolerateTranslation } from '@shop/contracts/ui';
import { MakingSample, StandaloneApp } from './app.tsx';
import { standaloneConfig, standaloneMarket } from './config.ts';
import de from './messages/de.json';
import en from './messages/en.json';
import es from './messages/es.json';
import fr from './messages/fr.json';
import it from './messages/it.json';
import { standaloneRemotes } from './remotes.tsx';
import { makeSample } from './samples/make-sample.ts';
import type { Sample } from './samples/sample.ts';
import { samplesOf } from './samples/samples-of.ts';
import { recordedSession, standaloneSession } from './session.ts';
import { marketSlice, sessionSlice, uiSlice } from './slices.ts';

declare global {
  /** Set by a page that opens a remote alone against another platform than the local one. */
  var __SHOP_CONFIG__: Partial<ShopConfig> | undefined;
}

/** Texts of the page. All languages come with it: on a page for developers a request costs more than bytes. */
const MESSAGES: Readonly<Record<Locale, Messages>> = { it, en, de, es, fr };

/** What a remote brings to its page. */
interface Brought {
  samples?: readonly Sample[];
  /** Names of its samples (`Sample.name`), by language. */
  messages?: Readonly<Record<Locale, Messages>>;
}

/** The path of a screen; empty for a home page. */
const pathOf = (screen = '/'): string => (screen === '/' ? '' : screen);

const startOf = (samples: readonly Sample[], current: Sample | undefined): string => {
  const requested = window.location.hash.replace(/^#/, '');
  return pathOf(
    requested === '' || requested === '/' ? (current ?? samples[0])?.screens[0] : requested,
  );
};

/** Applies the color scheme named in the query, if any. */
const applyTheme = (theme: string | null): void => {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
};

/**
 * Opens one remote alone, without shell and without the other teams: own store, own session with the platform, frames
 * in the place of foreign fragments. `?market=/de/eur/de` chooses the market, `?sample=coupon` whose screens are shown,
 * `?theme=dark` the colours, the hash the screen (`#/product/BARBERA-ASTI-750`).
 *
 * @param element the page's root; its `data-port-offset` is the remote's port counted from the shop's base
 */
export const mountStandalone = async (
  remote: RemoteModule,
  element: HTMLElement,
  brought: Brought = {},
): Promise<void> => {
  tolerateTranslation();
  const portOffset = Number(element.dataset['portOffset']);
  const config = standaloneConfig(portOffset, window.location, globalThis.__SHOP_CONFIG__);
  const query = new URLSearchParams(window.location.search);
  const context = standaloneMarket(config, window.location.search);
  const { market, locale } = context;
  const samples = samplesOf(remote, brought.samples ?? []);
  const current = samples.find(({ id }) => id === query.get('sample'));
  document.documentElement.lang = locale;
  applyTheme(query.get('theme'));
  const [shared, messages] = await Promise.all([
    commonMessages(locale),
    remote.messages(locale, 'pages'),
  ]);
  const common = { ...shared, ...MESSAGES[locale], ...brought.messages?.[locale] };
  const events = createEventBus();
  for (const slice of [marketSlice, sessionSlice, uiSlice]) injectSlice(slice);
  remote.register({ events, config });
  const dispatch = ((action: Parameters<AppDispatch>[0]) => store.dispatch(action)) as AppDispatch;
  const session = recordedSession(standaloneSession(config, market, events), dispatch);
  const store: AppStore = createStore({ session, config, events }, { market: context });
  events.on('session:order', ({ orderId }) => {
    store.dispatch(sessionSlice.actions.orderChanged(orderId));
  });
  events.on('country:chosen', ({ country }) => {
    store.dispatch(marketSlice.actions.countryChosen(country));
  });
  const root = createRoot(element);
  if (current?.make) root.render(<MakingSample locale={locale} messages={common} />);
  const outcome = await makeSample(current, { config, context, session, dispatch });
  const setup = { remote, messages, store, config, context };
  const shop = { config, events, session, remotes: standaloneRemotes(remote, locale) };
  const start = startOf(samples, current);
  root.render(<StandaloneApp {...{ setup, shop, common, start, samples, current, outcome }} />);
};
