import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ok } from '@shop/contracts/commerce';
import { createEventBus, type AnalyticsEvent, type ToastRequest } from '@shop/contracts/events';
import { commonMessages, MessagesProvider } from '@shop/contracts/i18n';
import { contextOf, MARKETS } from '@shop/contracts/market';
import { ShopProvider, type Shop } from '@shop/contracts/remote';
import { matchPath, MemoryRouter, useLocation } from '@shop/contracts/routing';
import {
  createStore,
  injectSlice,
  type CustomerSession,
  type SessionState,
  type ShopConfig,
} from '@shop/contracts/store';
import { Page as Account } from '../pages/account/index.tsx';
import { Page as Login } from '../pages/login/index.tsx';
import { Page as Orders } from '../pages/orders/index.tsx';
import { Page as Register } from '../pages/register/index.tsx';
import remote from '../remote.ts';
import { routes } from '../routes.ts';
import { usePlatform, type FakePlatform } from './fake-platform.ts';

const PAGES = { login: Login, register: Register, account: Account, orders: Orders } as const;

const visitor: SessionState = { kind: 'anonymous', email: null, ownerId: null, orderId: null };
export const customer = {
  kind: 'customer',
  email: 'giulia@example.com',
  ownerId: 'CustAAAAAA',
} as const satisfies Partial<SessionState>;

const session = createSlice({
  name: 'session',
  initialState: visitor,
  reducers: {
    started: (state, { payload }: PayloadAction<CustomerSession>) => {
      Object.assign(state, { ...customer, email: payload.email, ownerId: payload.ownerId });
    },
    ended: () => visitor,
    known: (state, { payload }: PayloadAction<Partial<SessionState>>) => ({ ...state, ...payload }),
  },
});
injectSlice(session);
injectSlice(createSlice({ name: 'market', initialState: null as unknown, reducers: {} }));
injectSlice(createSlice({ name: 'ui', initialState: { modals: [], toasts: [] }, reducers: {} }));

const config = {
  markets: MARKETS,
  locales: ['it', 'en'],
  commerce: { authEndpoint: 'https://auth.example', clientId: 'client' },
} as unknown as ShopConfig;

interface Options {
  platform: FakePlatform;
  /** Path below the market's prefix, with query. */
  path?: string;
  session?: Partial<SessionState>;
  /** Shown instead of the routes' pages. */
  children?: ReactNode;
}

/** What the shell does for a page, as far as the account notices: routes, store, session, events, texts. */
export const renderAccount = async (options: Options) => {
  const { platform, path = '/account' } = options;
  usePlatform(platform);
  const market = MARKETS.find(({ zone_code }) => zone_code.includes('IT'));
  if (!market) throw new Error('No market ships to IT');
  const context = contextOf(market, 'IT', 'en');
  const events = createEventBus();
  const analytics: AnalyticsEvent[] = [];
  const toasts: ToastRequest[] = [];
  events.on('analytics', (event) => analytics.push(event));
  events.on('toast', (toast) => toasts.push(toast));
  const started: CustomerSession[] = [];
  const shop: Shop = {
    config,
    events,
    session: {
      token: async () => ok('token'),
      renew: async () => ok('token'),
      start: (it) => {
        started.push(it);
        store.dispatch(session.actions.started(it));
      },
      end: () => void store.dispatch(session.actions.ended()),
    },
    remotes: { fragment: () => ({ status: 'failed', error: null }), retry: () => {} },
  };
  const store = createStore(
    { session: shop.session, config, events },
    { market: context, session: { ...visitor, ...options.session } },
  );
  const messages = { ...(await commonMessages('en')), ...(await remote.messages('en')) };
  const at = { path: '' };

  const Screen = () => {
    const { pathname, search } = useLocation();
    at.path = pathname.slice(context.prefix.length) + search;
    const route = routes.find((it) => matchPath(`${context.prefix}/${it.path}`, pathname));
    const Page = route && PAGES[route.id];
    return Page ? <Page /> : <h1>elsewhere</h1>;
  };

  render(
    <Provider store={store}>
      <ShopProvider shop={shop}>
        <MessagesProvider locale="en" messages={messages}>
          <MemoryRouter initialEntries={[context.prefix + path]}>
            {options.children ?? <Screen />}
          </MemoryRouter>
        </MessagesProvider>
      </ShopProvider>
    </Provider>,
  );
  const becomeKnown = (state: Partial<SessionState>) =>
    store.dispatch(session.actions.known(state));
  return { user: userEvent.setup(), at, events, analytics, toasts, started, becomeKnown };
};
