import type { LineItem, Shipment, ShippingMethod } from '@shop/contracts/commerce/order';
import { aBottle, aLine, anOrder, euros } from '@shop/contracts/testing';
import type { CartChange, PendingChange } from '../outbox/pending-change.ts';
import { cartSlice, type CartState } from '../store/cart-slice.ts';
import { toCartView } from './cart-view.ts';

const rules = {
  maxQuantityPerLine: 24,
  market: { market_code: 'it-eur', shipping_method: 'courier' },
  country: 'IT',
};
const initial = cartSlice.getInitialState();
const changes = (...requested: CartChange[]): PendingChange[] =>
  requested.map((change, at) => ({
    ...change,
    id: `change-${at}`,
    orderId: 'order-1',
    sent: false,
  }));
const barbera = aLine({
  id: 'l',
  code: 'BARBERA',
  quantity: 2,
  compareAt: euros(1500),
  metadata: { lowest_prices: { 'it-eur': { now: 1250, before: 1400 } } },
});
const order = anOrder({
  id: 'order-1',
  lines: [barbera],
  metadata: { gift_message: 'Auguri' },
  couponCode: 'WELCOME10',
});
const totals = {
  ...order.totals,
  discount: euros(-250),
  taxes: euros(451),
  total: euros(2250),
};
const view = (state: Partial<CartState> = {}, its: Partial<typeof order> = {}) =>
  toCartView({ ...order, totals, ...its }, { ...initial, ...state }, rules);
const gavi = { kind: 'sku', code: 'GAVI', name: 'Gavi', quantity: 3, maxQuantity: 6 } as const;

describe('toCartView', () => {
  it('E7 shows the platform’s amounts, codes and gift message', () => {
    expect(view()).toMatchObject({
      lines: [
        {
          id: 'l',
          kind: 'sku',
          quantity: 2,
          unit: euros(1250),
          total: euros(2500),
          compareAt: { ...euros(1400), days: 30 },
          limit: 24,
          state: 'confirmed',
          problem: null,
        },
      ],
      totalQuantity: 2,
      totals: {
        rows: [
          { id: 'subtotal', amount: euros(2500) },
          { id: 'discount', amount: euros(-250) },
          { id: 'shipping', amount: null },
          { id: 'total', amount: euros(2250), notes: ['withoutShipping'] },
          { id: 'taxesIncluded', amount: euros(451) },
        ],
        updating: false,
      },
      codes: [{ code: 'WELCOME10', kind: 'coupon', effect: euros(-250), pending: false }],
      giftMessage: 'Auguri',
      pending: false,
      offline: false,
    });
  });

  it('E7 shows pending changes at once and keeps every amount', () => {
    const state = {
      pendingChanges: changes(
        { kind: 'line', lineId: 'l', quantity: 5, options: null },
        { kind: 'add', addition: gavi },
        { kind: 'clear-code', of: 'coupon' },
        { kind: 'code', code: 'AUTUMN20' },
        { kind: 'gift-message', message: 'Alles Gute' },
      ),
    };
    expect(view(state)).toMatchObject({
      lines: [
        { id: 'l', quantity: 5, total: euros(2500), state: 'pending' },
        { item: null, code: 'GAVI', quantity: 3, unit: null, total: null, limit: 6 },
      ],
      totalQuantity: 8,
      totals: { updating: true },
      codes: [{ code: 'WELCOME10', pending: true }],
      pendingCode: 'AUTUMN20',
      giftMessage: 'Alles Gute',
      pending: true,
    });
  });

  it('E7 does not count an add twice whose response has arrived', () => {
    const [change] = changes({
      kind: 'add',
      addition: { ...gavi, code: 'BARBERA', quantity: 1 },
      target: { quantity: 2, options: [] },
    });
    expect(view({ pendingChanges: [{ ...change!, sent: true }] }).totalQuantity).toBe(2);
  });

  it('X marks lines that wait for the network', () => {
    const waiting = changes({ kind: 'line', lineId: 'l', quantity: 5, options: null });
    expect(view({ pendingChanges: waiting, connection: 'offline' })).toMatchObject({
      offline: true,
      lines: [{ state: 'waiting' }],
    });
  });

  it('T10 counts amounts as updating while the back office recalculates', () => {
    expect(view({ recalculating: 'order-1' }).totals.updating).toBe(true);
    expect(view({ recalculating: 'order-2' }).totals.updating).toBe(false);
  });

  const parcel = (its: Partial<ShippingMethod> = {}): Shipment => ({
    id: 's',
    methods: [
      {
        id: 'm',
        reference: 'courier',
        name: 'Courier',
        price: euros(690),
        freeOver: euros(6900),
        missing: euros(4650),
        minDays: 1,
        maxDays: 2,
        ...its,
      },
    ],
    methodId: null,
    lines: 1,
  });

  it('E7 adds the estimated shipping to the total, and the actual one once a method is chosen', () => {
    const shown = (its: Partial<typeof order>) =>
      view({}, its)
        .totals.rows.filter(({ id }) => id === 'shipping' || id === 'total')
        .map(({ amount, notes }) => [amount?.cents, ...(notes ?? [])]);
    expect(shown({ shipments: [parcel()] })).toEqual([[690], [2940, 'estimate']]);
    const charged = { ...totals, shipping: euros(690), total: euros(2940) };
    const shipments = [{ ...parcel(), methodId: 'm' }];
    expect(shown({ shipments, totals: charged })).toEqual([[690], [2940]]);
  });

  it('E7 shows the gift card’s amount as in its row, with the shipping it will pay', () => {
    const card = { giftCard: euros(-2250), giftCardLeft: euros(5000), total: euros(0) };
    const { codes, totals: shown } = view(
      {},
      {
        couponCode: null,
        giftCardCode: 'REGALO',
        shipments: [parcel()],
        totals: { ...totals, ...card },
      },
    );
    expect(codes).toMatchObject([{ code: 'REGALO', effect: euros(-2940) }]);
    expect(shown.rows).toContainEqual({ id: 'giftCard', amount: euros(-2940) });
  });

  it('E7 reports the amount missing to free shipping, and the effect of a coupon for it', () => {
    const { freeShipping } = view({}, { shipments: [parcel()] });
    expect(freeShipping).toMatchObject({ reached: false, missing: euros(4650) });
    const waiver = aLine({ id: 'w', type: 'free_shipping_promotions', total: euros(0) });
    const shipments = [parcel({ price: euros(0), missing: null })];
    const free = view({}, { shipments, lines: [barbera, waiver], totals: order.totals });
    expect(free.freeShipping).toEqual({ reached: true });
    expect(free.codes).toMatchObject([{ code: 'WELCOME10', effect: 'free-shipping' }]);
    expect(free.totals.rows[1]).toMatchObject({ id: 'shipping', isFree: true });
  });

  it('L5 has the deposit on one piece in the ship-to country, else in the shopper’s', () => {
    const lines = [{ ...barbera, containers: [aBottle({ quantity: 6 })] }];
    const deposit = { cents: 150, words: ['EINWEG'], undeclared: [] };
    expect(view({}, { lines, countryLock: 'DE' }).lines[0]).toMatchObject({ deposit });
    expect(view({}, { lines, countryLock: null }).lines[0]?.deposit.cents).toBe(0);
  });

  it('L5 a line without the required declarations is not sold in that country', () => {
    const lines = [{ ...barbera, containers: [aBottle({ packaging: null })] }];
    const kind = (countryLock: string) =>
      view({}, { lines, countryLock }).lines[0]?.availability.kind;
    expect([kind('DE'), kind('IT')]).toEqual(['not-sold', 'in-stock']);
  });

  it('K reports the stock when it is low', () => {
    const few = view({}, { lines: [{ ...barbera, available: 3 }] }).lines[0];
    expect(few).toMatchObject({ availability: { kind: 'few-left', left: 3 }, limit: 3 });
  });

  it('K E7 a line has the delivery time of its shipment, bundles too', () => {
    const days = (line: LineItem, ...shipments: Shipment[]) =>
      view({}, { lines: [line], shipments }).lines[0]?.delivery;
    const near = { ...parcel(), codes: ['BARBERA'] };
    const far = { ...parcel({ minDays: 7, maxDays: 14 }), id: 'far', codes: ['GAVI'] };
    expect(days(barbera, near, far)).toEqual({ kind: 'days', minDays: 1, maxDays: 2 });
    const part = (code: string) => ({ code, name: code, imageUrl: null, quantity: 1 });
    const box = aLine({ type: 'bundles', code: 'BOX', parts: [part('BARBERA'), part('GAVI')] });
    expect(days(box, near, far)).toEqual({ kind: 'days', minDays: 7, maxDays: 14 });
    expect(days(barbera, parcel({ minDays: 0, maxDays: 1 }))).toEqual({ kind: 'ready' });
    expect(days(barbera)).toBeNull();
  });
});
