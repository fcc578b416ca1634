/** @jest-environment node */
import { DEMO_MERCHANT } from '../../store/demo-merchant.ts';
import { createEventBus } from '../../events/create-event-bus.ts';
import { createStore, type AppStore } from '../../store/create-store.ts';
import { ok } from '../result.ts';
import type { Order } from './types.ts';
import { document, fieldErrorDocument, INVALID_TOKEN, resource } from '../testing/document.ts';
import { aLine, anOrder } from '../testing/factories.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { orderApi } from './order-api.ts';
import { pendingChange } from './sync.ts';

const config = {
  origin: 'https://shop.example',
  commerce: {
    endpoint: 'http://127.0.0.1:3010',
    authEndpoint: 'http://127.0.0.1:3010',
    organization: 'fonte-vigna',
    clientId: 'channel',
  },
  storeApi: { endpoint: '' },
  merchant: DEMO_MERCHANT,
  markets: [],
  locales: ['it' as const],
  defaultCountry: 'IT',
  maxQuantityPerLine: 24,
};

const aStore = () => {
  const renew = jest.fn(async () => ok('token-2'));
  const session = {
    token: async () => ok('token-1'),
    renew,
    start: () => undefined,
    end: () => undefined,
  };
  const page = { session, config, events: createEventBus() };
  const store = createStore(page);
  made.push(store);
  return { page, renew, store };
};

const made: AppStore[] = [];
/** Ends the timers of unused cache entries. */
afterEach(() => made.splice(0).forEach((it) => it.dispatch(orderApi.util.resetApiState())));

const READ = 'GET orders/orderIdAaa';
const withQuantity = (quantity: number) => ({
  body: document(anOrder({}, { line_items: [aLine({ quantity })] })),
});
const { order, addLine, setEmail, createOrder } = orderApi.endpoints;
const address = {
  first_name: 'Ada',
  last_name: 'Neri',
  line_1: 'Via delle Fonti 12',
  zip_code: '40121',
  city: 'Bologna',
  state_code: 'BO',
  country_code: 'IT',
  phone: '+39 051 000 0012',
};
const line = { orderId: 'orderIdAaa', kind: 'sku' as const, code: 'BARBERA-ASTI-750', quantity: 2 };

describe('orderApi', () => {
  it('C4 writes the response of a change into the order query', async () => {
    const { store } = aStore();
    const { summary } = fakePlatform({
      [READ]: [withQuantity(1), withQuantity(3)],
      'POST line_items': { status: 201, body: document(aLine()) },
    });
    const reading = store.dispatch(order.initiate('orderIdAaa'));
    expect((await reading).data?.quantity).toBe(1);
    await store.dispatch(addLine.initiate(line));
    expect(order.select('orderIdAaa')(store.getState()).data?.quantity).toBe(3);
    expect(summary()).toEqual([READ, 'POST line_items', READ]);
    reading.unsubscribe();
  });

  it('T2 caches a new order, which saves a read', async () => {
    const { store } = aStore();
    const { summary } = fakePlatform({
      'POST addresses': { status: 201, body: document(aLine()) },
      'POST orders': { status: 201, body: document(anOrder()) },
    });
    const created = await store.dispatch(createOrder.initiate({ country: 'IT' }));
    expect(created.data?.id).toBe('orderIdAaa');
    expect((await store.dispatch(order.initiate('orderIdAaa'))).data?.number).toBe('1001');
    expect(summary()).toEqual(['POST addresses', 'POST orders']);
  });

  it('rereads the order after a failed change, which may be half done', async () => {
    const { store } = aStore();
    fakePlatform({
      [READ]: [withQuantity(1), withQuantity(3)],
      'POST line_items': { status: 422, body: fieldErrorDocument('quantity', 'out_of_stock') },
    });
    const reading = store.dispatch(order.initiate('orderIdAaa'));
    await reading;
    const failed = await store.dispatch(addLine.initiate(line));
    expect(failed.error).toMatchObject({ code: 'OUT_OF_STOCK' });
    await Promise.all(store.dispatch(orderApi.util.getRunningQueriesThunk()));
    expect(order.select('orderIdAaa')(store.getState()).data?.quantity).toBe(3);
    reading.unsubscribe();
  });

  it('T6 renews the session once and repeats the change with the new token', async () => {
    const { store, renew } = aStore();
    const { calls } = fakePlatform({
      'PATCH orders/orderIdAaa': [{ status: 401, body: INVALID_TOKEN }, withQuantity(1)],
    });
    const changed = await store.dispatch(
      setEmail.initiate({ orderId: 'orderIdAaa', email: 'ada@example.com' }),
    );
    expect(changed.data?.quantity).toBe(1);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(calls.map((it) => it.token)).toEqual(['token-1', 'token-2']);
  });

  /** Every endpoint that the back office answers with a recalculation. Those of the second list read the order last. */
  const ANSWERED = {
    setEmail: { email: 'ada@example.com' },
    setCoupon: { code: 'BENVENUTO10' },
    clearCoupon: { kind: 'coupon' },
    setMetadata: { metadata: { gift_message: 'Auguri' } },
    setAddresses: { shipping: address, billing: 'same' },
    resetAddresses: { country: 'IT' },
    setPaymentMethod: { methodId: 'payMethodA' },
    payWithStored: { storedId: 'walletAaaa' },
    attachOrder: { ownerId: 'customerAa' },
  };
  const READ_LAST = {
    addLine: line,
    updateLine: { lineId: 'lineIdAaaa', quantity: 3 },
    removeLine: { lineId: 'lineIdAaaa' },
    setShippingMethod: { shipmentId: 'shipmentAa', methodId: 'shipMethodA' },
  };
  /** They read, change no amount of an open order, or wait themselves; a refresh has a test below. */
  const NO_WAIT = [
    ...['order', 'rereadOrder', 'storedPayments', 'awaitRecalculation', 'refreshOrder'],
    ...['createOrder', 'createPaymentSource', 'deletePaymentSource', 'setPaymentNonce'],
    ...['removeStoredPayment', 'placeOrder'],
  ];

  /** Runs an endpoint on a cached order. @returns what it leaves to wait for */
  const leftAfter = async (name: string, input: object, etags: readonly string[]) => {
    const { page, store } = aStore();
    const withEtag = (etag: string) => ({ body: document(anOrder({ metadata: { etag } })) });
    fakePlatform({
      [READ]: etags.map(withEtag),
      'PATCH orders/orderIdAaa': withEtag('two'),
      'POST addresses': { status: 201, body: document(aLine()) },
      'POST line_items': { status: 201, body: document(aLine()) },
      'PATCH line_items/lineIdAaaa': { body: document(aLine()) },
      'DELETE line_items/lineIdAaaa': { status: 204 },
      'PATCH shipments/shipmentAa': { body: document(resource('shipments', 'shipmentAa')) },
    });
    const reading = store.dispatch(order.initiate('orderIdAaa'));
    await reading;
    const start = orderApi.endpoints[name as 'setEmail'].initiate as (input: object) => unknown;
    const { data } = await (store.dispatch(
      start({ orderId: 'orderIdAaa', ...input }) as never,
    ) as Promise<{ data: Order }>);
    reading.unsubscribe();
    return pendingChange(data, page);
  };

  it('T10 knows of every operation whether a recalculation follows', () => {
    const known = [...Object.keys({ ...ANSWERED, ...READ_LAST }), ...NO_WAIT];
    expect(known.sort()).toEqual(Object.keys(orderApi.endpoints).sort());
  });

  it.each(Object.entries(ANSWERED))(
    'T10 after %s waits for another etag than that of the response, which belongs to an earlier change',
    async (name, input) => {
      const left = await leftAfter(name, input, ['one', 'two']);
      expect(left).toEqual({ etag: 'two', overlaps: false });
    },
  );

  it.each(Object.entries(READ_LAST))(
    'T10 after %s waits for another etag than that of the order read last',
    async (name, input) => {
      const left = await leftAfter(name, input, ['one', 'one']);
      expect(left).toEqual({ etag: 'one', overlaps: false });
    },
  );

  it.each(Object.entries(READ_LAST))(
    'T10 after %s does not wait if the order was read after its recalculation',
    async (name, input) => {
      expect(await leftAfter(name, input, ['one', 'two'])).toBeUndefined();
    },
  );

  it.each([
    ['whose total it changed', 1900, { etag: 'two', overlaps: false }],
    ['that changed nothing but the etag', 1800, undefined],
  ])('T10 after a refresh of an order %s', async (_, cents, pending) => {
    const { page, store } = aStore();
    const costing = (etag: string, total_amount_with_taxes_cents: number) => ({
      body: document(anOrder({ metadata: { etag }, total_amount_with_taxes_cents })),
    });
    fakePlatform({
      [READ]: costing('one', 1800),
      'PATCH orders/orderIdAaa': costing('two', cents),
    });
    const reading = store.dispatch(order.initiate('orderIdAaa'));
    await reading;
    const { refreshOrder } = orderApi.endpoints;
    const refreshed = await store.dispatch(refreshOrder.initiate({ orderId: 'orderIdAaa' }));
    expect(pendingChange(refreshed.data as Order, page)).toEqual(pending);
    reading.unsubscribe();
  });

  it('T2 T10 waits after setting the address with the first line: its etag may be that of the line', async () => {
    const { page, store } = aStore();
    const withEtag = (etag: string) => ({ body: document(anOrder({ metadata: { etag } })) });
    fakePlatform({
      [READ]: withEtag('two'),
      'POST addresses': { status: 201, body: document(aLine()) },
      'POST orders': { status: 201, ...withEtag('one') },
      'POST line_items': { status: 201, body: document(aLine()) },
      'PATCH orders/orderIdAaa': withEtag('two'),
    });
    await store.dispatch(createOrder.initiate({ country: 'IT', lineFollows: true }));
    const { data } = await store.dispatch(addLine.initiate(line));
    expect(pendingChange(data as Order, page)).toEqual({ etag: 'two', overlaps: false });
  });

  it.each([
    ['a change', () => setEmail.initiate({ orderId: 'orderIdAaa', email: 'ada@example.com' })],
    ['a read', () => order.initiate('orderIdAaa', { subscribe: false })],
  ])('P3 never caches a needless payment method after %s', async (_, start) => {
    const { store } = aStore();
    const method = resource('payment_methods', 'payMethodA', { metadata: {} });
    const lines = { line_items: [aLine()] };
    const total = { total_amount_with_taxes_cents: 0 };
    const needless = { body: document(anOrder(total, { ...lines, payment_method: method })) };
    const cleared = { body: document(anOrder(total, lines)) };
    const { calls } = fakePlatform({
      [READ]: needless,
      'PATCH orders/orderIdAaa': ({ body }) =>
        body.data?.relationships?.['payment_method'] ? cleared : needless,
    });
    await store.dispatch(start() as never);
    const { data } = order.select('orderIdAaa')(store.getState());
    expect(data).toMatchObject({ quantity: 2, paymentMethod: null });
    expect(calls.at(-1)?.body.data?.relationships).toEqual({ payment_method: { data: null } });
  });
});
