import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ok } from '@shop/contracts/commerce';
import { createEventBus, type AnalyticsEvent, type ToastRequest } from '@shop/contracts/events';
import type { Market, MarketContext } from '@shop/contracts/market';
import type { Shop } from '@shop/contracts/remote';
import {
  createStore,
  injectSlice,
  type MarketState,
  type SessionState,
  type ShopConfig,
  type UiState,
} from '@shop/contracts/store';
import { cartSlice } from '../model/cart-slice.ts';

const market: Market = {
  market_id: 'italy',
  market_name: 'IT EUR',
  market_code: 'eur',
  zone_name: 'Italy',
  zone_code: 'IT',
  currency: 'EUR',
  shipping_method: 'standard',
  shipping_method_name: 'Standard',
  default_locale: 'it',
};
const context: MarketContext = { market, country: 'IT', locale: 'en', prefix: '/it/eur/en' };

const config: ShopConfig = {
  origin: 'https://shop.example',
  commerce: {
    endpoint: 'https://commerce.example',
    authEndpoint: 'https://auth.example',
    organization: 'fonte-vigna',
    clientId: 'client',
  },
  storeApi: { endpoint: 'https://api.example' },
  markets: [market],
  locales: ['it', 'en', 'de'],
  defaultCountry: 'IT',
  maxQuantityPerLine: 24,
};

const session: SessionState = { kind: 'anonymous', email: null, ownerId: null, orderId: null };
const ui: UiState = { modals: [], toasts: [] };

/** What the shell owns, as far as the cart needs it. */
const marketSlice = createSlice({
  name: 'market',
  initialState: context as MarketState,
  reducers: {},
});
const uiSlice = createSlice({ name: 'ui', initialState: ui, reducers: {} });
const sessionSlice = createSlice({
  name: 'session',
  initialState: session,
  reducers: {
    orderChanged: (state, { payload }: PayloadAction<string | null>) => {
      state.orderId = payload;
    },
  },
});

/** A page with its store and services, which records what crosses the event bus. */
export const createTestPage = (start: Partial<SessionState> = {}) => {
  for (const slice of [marketSlice, uiSlice, sessionSlice, cartSlice]) injectSlice(slice);
  const events = createEventBus();
  const services = {
    config,
    events,
    session: {
      token: async () => ok('token'),
      renew: async () => ok('token'),
      start: () => undefined,
      end: () => undefined,
    },
  };
  const store = createStore(services, {
    market: context,
    session: { ...session, ...start },
    ui,
  });
  const analytics: AnalyticsEvent[] = [];
  const toasts: ToastRequest[] = [];
  const changed: string[] = [];
  events.on('session:order', ({ orderId }) =>
    store.dispatch(sessionSlice.actions.orderChanged(orderId)),
  );
  events.on('analytics', (event) => analytics.push(event));
  events.on('toast', (toast) => toasts.push(toast));
  events.on('cart:changed', ({ orderId }) => changed.push(orderId));
  const shop: Shop = {
    ...services,
    remotes: {
      fragment: () => ({ status: 'failed', error: new Error('no other team on this page') }),
      retry: () => undefined,
    },
  };
  return { store, shop, events, analytics, toasts, changed };
};

export type TestPage = ReturnType<typeof createTestPage>;
