import '../ui/reset.css';
import '../ui/tokens.css';
import '../ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { createEventBus } from '../events/create-event-bus.ts';
import { commonMessages } from '../i18n/common-messages.ts';
import type { ShopConfig } from '../store/config.ts';
import {
  createStore,
  injectSlice,
  type AppDispatch,
  type AppStore,
} from '../store/create-store.ts';
import type { CustomerSession } from '../commerce/session-storage/customer-session.ts';
import type { Session } from '../store/session.ts';
import { tolerateTranslation } from '../ui/translation/tolerate-translation.ts';
import { StandaloneApp } from './standalone/app.tsx';
import { standaloneConfig } from './standalone/config.ts';
import { standaloneMarket } from './standalone/market.ts';
import { standaloneRemotes } from './standalone/remotes.tsx';
import { MakingSample } from './standalone/making.tsx';
import { standaloneMessages } from './standalone/messages.ts';
import { makeSample } from './standalone/samples/make-sample.ts';
import type { Sample } from './standalone/samples/sample.ts';
import { samplesOf } from './standalone/samples/samples-of.ts';
import { standaloneSession } from './standalone/session.ts';
import { marketSlice, sessionSlice, uiSlice } from './standalone/slices.ts';
import type { RemoteModule } from './types.ts';

declare global {
  /** Set by a page that opens a remote alone against another platform than the local one. */
  var __SHOP_CONFIG__: Partial<ShopConfig> | undefined;
}

/** A session whose comings and goings are seen in the store, as the shell's are. */
const recorded = (session: Session, dispatch: AppDispatch): Session => ({
  ...session,
  start: (customer: CustomerSession) => {
    session.start(customer);
    const { email, ownerId } = customer;
    // Tokens never enter the store, not even in an action.
    dispatch(sessionSlice.actions.customerCame({ email, ownerId }));
  },
  end: (reason) => {
    session.end(reason);
    dispatch(sessionSlice.actions.customerLeft());
  },
});

/** The path of a screen; empty for a home page. */
const pathOf = (screen = '/'): string => (screen === '/' ? '' : screen);

const startOf = (samples: readonly Sample[], current: Sample | undefined): string => {
  const requested = window.location.hash.replace(/^#/, '');
  return pathOf(
    requested === '' || requested === '/' ? (current ?? samples[0])?.screens[0] : requested,
  );
};

/** Colours of the page where the query names some. */
const applyTheme = (theme: string | null): void => {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
};

/**
 * Opens one remote alone, without shell and without the other teams: own store, own session with the platform, frames
 * in the place of foreign fragments. `?market=/de/eur/de` chooses the market, `?sample=coupon` whose screens are shown,
 * `?theme=dark` the colours, the hash the screen (`#/product/BARBERA-ASTI-750`).
 */
export const mountStandalone = async (remote: RemoteModule, element: Element): Promise<void> => {
  tolerateTranslation();
  const config = standaloneConfig(remote.name, window.location, globalThis.__SHOP_CONFIG__);
  const query = new URLSearchParams(window.location.search);
  const context = standaloneMarket(config, window.location.search);
  const { market, locale } = context;
  const samples = samplesOf(remote);
  const current = samples.find(({ id }) => id === query.get('sample'));
  document.documentElement.lang = locale;
  applyTheme(query.get('theme'));
  const [shared, messages] = await Promise.all([
    commonMessages(locale),
    remote.messages(locale, 'pages'),
  ]);
  const common = { ...shared, ...standaloneMessages[locale] };
  const events = createEventBus();
  for (const slice of [marketSlice, sessionSlice, uiSlice]) injectSlice(slice);
  remote.register({ events, config });
  const dispatch = ((action: Parameters<AppDispatch>[0]) => store.dispatch(action)) as AppDispatch;
  const session = recorded(standaloneSession(config, market, events), dispatch);
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
