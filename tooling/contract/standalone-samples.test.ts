/** @jest-environment node */
import { retrieveOrder } from '@shop/contracts/commerce/order';
import { listAddresses } from '@shop/contracts/commerce/customer';
import { createEventBus } from '@shop/contracts/events';
import { contextOf } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { makeConfig } from '@shop/contracts/testing';
import { routes as accountRoutes } from '../../mf-account/src/routes.ts';
import { samples as accountSamples } from '../../mf-account/src/standalone/samples.ts';
import { routes as cartRoutes } from '../../mf-cart/src/routes.ts';
import { samples as cartSamples } from '../../mf-cart/src/standalone/samples.ts';
import { routes as catalogRoutes } from '../../mf-catalog/src/routes.ts';
import { samples as catalogSamples } from '../../mf-catalog/src/standalone/samples.ts';
import { routes as checkoutRoutes } from '../../mf-checkout/src/routes.ts';
import { samples as checkoutSamples } from '../../mf-checkout/src/standalone/samples.ts';
import { applySeed } from '../../services/commerce/seeding/apply-seed.ts';
import { seed } from '../../services/commerce/demo/seed/index.ts';
import {
  startPlatform,
  type RunningPlatform,
} from '../../services/commerce/testing/start-platform.ts';
import {
  listTrackedShipments,
  listWallet,
} from '../../shared-contracts/commerce/customer/account-operations.ts';
import { giftMessageOf } from '../../shared-contracts/commerce/order/metadata.ts';
import { openDesk, type Desk } from '../standalone/samples/desk.ts';
import type { Made } from '../standalone/samples/sample.ts';
import { samplesOf } from '../standalone/samples/samples-of.ts';
import { standaloneSession } from '../standalone/session.ts';
import { standaloneSettings } from '../launcher/standalone-settings.ts';

// No back office completes orders here, so the result is available at once.
jest.mock('../../shared-contracts/commerce/order/await-recalculation.ts', () => ({
  awaitRecalculation: ({ orderId }: { orderId: string }) => retrieveOrder(orderId),
}));

const GROUPS = {
  account: samplesOf({ routes: accountRoutes }, accountSamples),
  cart: samplesOf({ routes: cartRoutes }, cartSamples),
  catalog: samplesOf({ routes: catalogRoutes }, catalogSamples),
  checkout: samplesOf({ routes: checkoutRoutes }, checkoutSamples),
} as const;

let platform: RunningPlatform;
const ask = globalThis.fetch;

beforeAll(async () => {
  platform = await startPlatform();
  applySeed(platform.store, seed, () => undefined);
  // The host of the remote's page, which does not exist in Node.
  globalThis.fetch = (input, init) =>
    input === '/standalone.json'
      ? Promise.resolve(new Response(standaloneSettings({})))
      : ask(input, init);
});
afterAll(async () => {
  globalThis.fetch = ask;
  await platform.stop();
});

/** A page in a market, and its sample factory. */
const openPage = async (marketCode = 'it-eur'): Promise<Desk> => {
  const config = makeConfig({
    commerce: {
      endpoint: platform.origin,
      authEndpoint: platform.origin,
      organization: 'fonte-vigna',
      clientId: 'fonte-vigna-shop',
    },
  });
  const market = MARKETS.find(({ market_code }) => market_code === marketCode);
  if (!market) throw new Error(`There is no market ${marketCode}`);
  const context = contextOf(market, null, market.default_locale);
  const session = standaloneSession(config, market, createEventBus());
  return openDesk({ config, context, session });
};

const make = async (
  name: keyof typeof GROUPS,
  id: string,
  marketCode?: string,
): Promise<Made & { desk: Desk }> => {
  const sample = GROUPS[name].find((it) => it.id === id);
  if (!sample?.make) throw new Error(`${name} has no sample ${id}`);
  const desk = await openPage(marketCode);
  return { desk, ...(await sample.make(desk)) };
};

describe('samples of standalone pages', () => {
  it.each(['account', 'cart', 'catalog', 'checkout'] as const)(
    'group every screen of %s',
    (name) => {
      expect(GROUPS[name].map(({ id }) => id)).not.toContain('further');
    },
  );

  it('S5 include a cart with an option, a gift box, a low stock and a message', async () => {
    const { desk, orderId = '' } = await make('cart', 'cart');
    const order = await desk.run(retrieveOrder(orderId));
    expect(order.editable).toBe(true);
    expect(order.lines.some(({ options }) => options.length > 0)).toBe(true);
    expect(order.lines.some(({ parts }) => parts.length > 1)).toBe(true);
    expect(order.lines.some(({ available }) => available !== null && available < 5)).toBe(true);
    expect(giftMessageOf(order)).toMatch(/Giulia/);
  });

  it('S5 include a cart with a coupon', async () => {
    const { desk, orderId = '' } = await make('cart', 'coupon');
    const { totals, couponCode } = await desk.run(retrieveOrder(orderId));
    expect(couponCode).toBe('BENVENUTO10');
    expect(totals.discount.cents).toBeLessThan(0);
  });

  it.each([
    ['guest-account', { email: null, shippingAddress: null }],
    ['guest-address', { email: expect.stringMatching(/@/), shippingAddress: null }],
    ['guest-shipping', { shippingAddress: { city: 'Bologna' }, shipments: [{ methodId: null }] }],
    ['guest-payment', { shipments: [{ methodId: expect.any(String) }], paymentMethod: null }],
    ['customer-address', { guest: false, shippingAddress: null }],
    ['customer-shipping', { guest: false, shipments: [{ methodId: null }] }],
    ['customer-payment', { guest: false, shipments: [{ methodId: expect.any(String) }] }],
  ])('S6 include an order at the step %s', async (id, expected) => {
    const { desk, orderId = '' } = await make('checkout', id);
    const order = await desk.run(retrieveOrder(orderId));
    expect(order).toMatchObject({ editable: true, ...expected });
  });

  it.each(MARKETS.map(({ market_code }) => market_code))(
    'S8 include a placed order of a guest and of a customer in %s',
    async (marketCode) => {
      for (const id of ['guest-confirmed', 'customer-confirmed']) {
        const { desk, ids } = await make('checkout', id, marketCode);
        expect(await desk.run(retrieveOrder(ids?.['placed'] ?? ''))).toMatchObject({
          status: 'placed',
          guest: id === 'guest-confirmed',
        });
      }
    },
  );

  it('S11 include a customer with orders in every state, addresses and a card', async () => {
    const { desk, ids = {}, customer } = await make('account', 'customer');
    const ownerId = await desk.logIn(customer ?? { email: '', password: '' });
    const status = async (name: string) => {
      const order = await desk.run(retrieveOrder(ids[name] ?? ''));
      expect(order).toMatchObject({ customerId: ownerId, guest: false });
      return order.status;
    };
    expect(await status('placed')).toBe('placed');
    expect(await status('shipped')).toBe('approved');
    expect(await status('delivered')).toBe('approved');
    expect(await status('cancelled')).toBe('cancelled');
    const parcelOf = async (name: string) => {
      const [shipment] = await desk.run(listTrackedShipments(ids[name] ?? ''));
      return { status: shipment?.status, events: shipment?.parcels[0]?.events.length };
    };
    expect(await parcelOf('shipped')).toEqual({ status: 'shipped', events: 2 });
    expect(await parcelOf('delivered')).toEqual({ status: 'delivered', events: 4 });
    expect(await desk.run(listAddresses({ ownerId }))).toHaveLength(2);
    expect(await desk.run(listWallet({ ownerId }))).toHaveLength(1);
  });
});
