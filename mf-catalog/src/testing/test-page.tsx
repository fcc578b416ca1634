import { createSlice } from '@reduxjs/toolkit';
import { ok } from '@shop/contracts/commerce';
import { createEventBus, type AnalyticsEvent } from '@shop/contracts/events';
import { contextOf, findMarket, MARKETS, type Locale } from '@shop/contracts/market';
import type { FragmentProps, Shop } from '@shop/contracts/remote';
import { createStore, injectSlice, type MarketState, type ShopConfig } from '@shop/contracts/store';

const config: ShopConfig = {
  origin: 'https://shop.example',
  commerce: {
    endpoint: 'https://commerce.example',
    authEndpoint: 'https://auth.example',
    organization: 'fonte-vigna',
    clientId: 'client',
  },
  storeApi: { endpoint: 'https://api.example' },
  markets: MARKETS,
  locales: ['it', 'en', 'de'],
  defaultCountry: 'IT',
  maxQuantityPerLine: 24,
};

const marketSlice = createSlice({
  name: 'market',
  initialState: null as unknown as MarketState,
  reducers: {},
});

/** Stands in for the cart team's buy box and shows what it was given. */
const FakeAddToCart = ({ code, maxQuantity, options }: FragmentProps['cart']['AddToCart']) => (
  <p>{`cart box ${code} up to ${maxQuantity} ${options?.map((it) => `${it.name} ${it.formattedPrice}`).join()}`}</p>
);

/** Services and store of one page view, which records the analytics sent. */
export const createTestPage = (locale: Locale = 'en') => {
  injectSlice(marketSlice);
  const italy = findMarket(MARKETS, { country: 'IT', currency: 'EUR' });
  if (!italy) throw new Error('The demonstration has an Italian market');
  const context = contextOf(italy, 'IT', locale);
  const events = createEventBus();
  const session = {
    token: async () => ok('token'),
    renew: async () => ok('token'),
    start: () => undefined,
    end: () => undefined,
  };
  const store = createStore({ config, events, session }, { market: context });
  const analytics: AnalyticsEvent[] = [];
  events.on('analytics', (event) => analytics.push(event));
  const remotes = {
    fragment: () => ({ status: 'ready', value: FakeAddToCart }),
    retry: () => undefined,
  } as unknown as Shop['remotes'];
  const shop: Shop = { config, events, session, remotes };
  return { store, shop, context, config, analytics };
};

export type TestPage = ReturnType<typeof createTestPage>;
