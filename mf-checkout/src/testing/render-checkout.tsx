import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createEventBus, type AnalyticsEvent, type ToastRequest } from '@shop/contracts/events';
import { commonMessages, MessagesProvider } from '@shop/contracts/i18n';
import { contextOf, MARKETS, type Locale } from '@shop/contracts/market';
import { ShopProvider, type Shop } from '@shop/contracts/remote';
import { matchPath, MemoryRouter, PageParamsProvider, useLocation } from '@shop/contracts/routing';
import {
  createStore,
  injectSlice,
  selectOrderId,
  useAppSelector,
  type SessionState,
  type ShopConfig,
} from '@shop/contracts/store';
import { ok } from '@shop/contracts/commerce';
import { useOrderQuery } from '@shop/contracts/commerce/order';
import { Page as Checkout } from '../pages/checkout/index.tsx';
import { Page as Confirmed } from '../pages/checkout-confirmed/index.tsx';
import { Page as Failed } from '../pages/checkout-error/index.tsx';
import { Page as Section } from '../pages/checkout-section/index.tsx';
import remote from '../remote.ts';
import { routes } from '../routes.ts';
import type { FakePlatform } from './fake-platform.ts';
import { usePlatform } from './fake-platform.ts';

const PAGES = {
  checkout: Checkout,
  'checkout-section': Section,
  'checkout-confirmed': Confirmed,
  'checkout-error': Failed,
} as const;

const initialSession: SessionState = {
  kind: 'anonymous',
  email: null,
  ownerId: null,
  orderId: null,
};
const session = createSlice({
  name: 'session',
  initialState: initialSession,
  reducers: {
    orderChanged: (state, { payload }: PayloadAction<string | null>) => {
      state.orderId = payload;
    },
  },
});
injectSlice(session);
injectSlice(createSlice({ name: 'market', initialState: null as unknown, reducers: {} }));
injectSlice(createSlice({ name: 'ui', initialState: { modals: [], toasts: [] }, reducers: {} }));

/** Stands in for the cart's summary: what the page's cache holds as the total. */
const OrderTotal = () => {
  const order = useOrderQuery(useAppSelector(selectOrderId) ?? skipToken).data;
  return <p>total {order?.totals.total.cents}</p>;
};

interface Options {
  platform: FakePlatform;
  /** Path below the market's prefix. */
  path: string;
  country?: string;
  locale?: Locale;
  session?: Partial<SessionState>;
}

/** What the shell does for a page, as far as the checkout notices: routes, store, events, texts. */
export const renderCheckout = async (options: Options) => {
  const { platform, path, country = 'IT', locale = 'en' } = options;
  usePlatform(platform);
  const market = MARKETS.find(({ zone_code }) => zone_code.split('|').includes(country));
  if (!market) throw new Error(`No market ships to ${country}`);
  const context = contextOf(market, country, locale);
  const events = createEventBus();
  const analytics: AnalyticsEvent[] = [];
  const toasts: ToastRequest[] = [];
  events.on('analytics', (event) => analytics.push(event));
  events.on('toast', (toast) => toasts.push(toast));
  const config = { markets: MARKETS, locales: ['it', 'en'] } as unknown as ShopConfig;
  const shop: Shop = {
    config,
    events,
    session: {
      token: async () => ok('token'),
      renew: async () => ok('token'),
      start: () => {},
      end: () => {},
    },
    remotes: {
      fragment: () => ({ status: 'ready', value: OrderTotal }) as never,
      retry: () => {},
    },
  };
  const store = createStore(
    { session: shop.session, config, events },
    {
      market: context,
      session: { ...initialSession, orderId: platform.order?.id ?? null, ...options.session },
    },
  );
  events.on('session:order', ({ orderId }) =>
    store.dispatch(session.actions.orderChanged(orderId)),
  );
  remote.register({ events, config });
  const messages = { ...(await commonMessages(locale)), ...(await remote.messages(locale)) };
  const at = { path: '' };

  const Screen = () => {
    const { pathname, search } = useLocation();
    at.path = pathname.slice(context.prefix.length) + search;
    for (const route of routes) {
      const match = matchPath(`${context.prefix}/${route.path}`, pathname);
      const Page = PAGES[route.id];
      if (match) {
        return (
          <PageParamsProvider params={match.params as Record<string, string>}>
            <Page />
          </PageParamsProvider>
        );
      }
    }
    return <h1>elsewhere: {at.path}</h1>;
  };

  const view = render(
    <Provider store={store}>
      <ShopProvider shop={shop}>
        <MessagesProvider locale={locale} messages={messages}>
          <MemoryRouter initialEntries={[context.prefix + path]}>
            <Screen />
          </MemoryRouter>
        </MessagesProvider>
      </ShopProvider>
    </Provider>,
  );
  return { ...view, user: userEvent.setup(), at, events, analytics, toasts, store };
};
