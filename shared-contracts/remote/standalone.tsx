import '../ui/reset.css';
import '../ui/tokens.css';
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
import type { CustomerSession, Session } from '../store/session.ts';
import { StandaloneApp } from './standalone/app.tsx';
import { standaloneConfig } from './standalone/config.ts';
import { standaloneMarket } from './standalone/market.ts';
import { standaloneRemotes } from './standalone/remotes.tsx';
import { screensOf } from './standalone/screens-of.ts';
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

/** Path of the first screen: empty for a home page. */
const firstScreen = (remote: RemoteModule): string => {
  const [first = '/'] = screensOf(remote);
  return first === '/' ? '' : first;
};

/**
 * Opens one remote alone, without shell and without the other teams: own store, own anonymous session with the
 * platform, frames in the place of foreign fragments. `?market=/de/eur/de` chooses the market, the hash the
 * screen (`#/product/BARBERA-ASTI-750`).
 */
export const mountStandalone = async (remote: RemoteModule, element: Element): Promise<void> => {
  const config = standaloneConfig(remote.name, window.location, globalThis.__SHOP_CONFIG__);
  const context = standaloneMarket(config, window.location.search);
  const { market, locale } = context;
  const [common, messages] = await Promise.all([
    commonMessages(locale),
    remote.messages(locale, 'pages'),
  ]);
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
  document.documentElement.lang = locale;
  const setup = { remote, messages, store, config, context };
  const shop = { config, events, session, remotes: standaloneRemotes(remote, locale) };
  const asked = window.location.hash.replace(/^#/, '');
  const start = asked === '' || asked === '/' ? firstScreen(remote) : asked;
  createRoot(element).render(
    <StandaloneApp setup={setup} shop={shop} common={common} start={start} />,
  );
};
