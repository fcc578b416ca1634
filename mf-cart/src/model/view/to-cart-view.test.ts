import { aLine, anOrder, euros } from '@shop/contracts/testing';
import type { CartIntent, Wish } from '../wishes/cart-intent.ts';
import { cartSlice, type CartState } from '../cart-slice.ts';
import { toCartView } from './to-cart-view.ts';

const rules = { maxQuantityPerLine: 24, shippingMethod: 'courier' };
const initial = cartSlice.getInitialState();
const intents = (...wishes: Wish[]): CartIntent[] =>
  wishes.map((wish, at) => ({ ...wish, id: `wish-${at}`, orderId: 'order-1', sent: false }));
const barbera = aLine({ id: 'l', code: 'BARBERA', quantity: 2, compareAt: euros(1500) });
const order = anOrder({
  id: 'order-1',
  lines: [barbera],
  metadata: { gift_message: 'Auguri' },
  couponCode: 'WELCOME10',
});
const totals = { ...order.totals, discount: euros(-250), giftCard: euros(0), taxes: euros(451) };
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
          compareAt: euros(1500),
          limit: 24,
          state: 'confirmed',
          problem: null,
        },
      ],
      totalQuantity: 2,
      totals: { subtotal: euros(2500), taxes: euros(451), shipping: null, updating: false },
      codes: [{ code: 'WELCOME10', kind: 'coupon', effect: euros(-250), pending: false }],
      giftMessage: 'Auguri',
      pending: false,
      offline: false,
    });
  });

  it('E7 shows what is wanted at once and leaves every amount as it was', () => {
    const state = {
      intents: intents(
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
      totals: { subtotal: euros(2500), total: euros(2500), updating: true },
      codes: [{ code: 'WELCOME10', pending: true }],
      pendingCode: 'AUTUMN20',
      giftMessage: 'Alles Gute',
      pending: true,
    });
  });

  it('E7 does not count an addition twice whose answer is there already', () => {
    const [wish] = intents({
      kind: 'add',
      addition: { ...gavi, code: 'BARBERA', quantity: 1 },
      target: { quantity: 2, options: [] },
    });
    expect(view({ intents: [{ ...wish!, sent: true }] }).totalQuantity).toBe(2);
  });

  it('X says that changes wait for the network', () => {
    const waiting = intents({ kind: 'line', lineId: 'l', quantity: 5, options: null });
    expect(view({ intents: waiting, connection: 'offline' })).toMatchObject({
      offline: true,
      lines: [{ state: 'waiting' }],
    });
  });

  it('T10 counts amounts as updating while the back office recalculates', () => {
    expect(view({ recalculating: 'order-1' }).totals.updating).toBe(true);
    expect(view({ recalculating: 'order-2' }).totals.updating).toBe(false);
  });

  it('E7 charges shipping once a method is chosen, and tells it as to come before', () => {
    const cost = aLine({ id: 's', type: 'adjustments', name: 'shipping_cost', unit: euros(590) });
    const shipping = (its: Partial<typeof order>) => {
      const { shipping: charged, shippingToCome } = view({}, its).totals;
      return { charged, shippingToCome };
    };
    const shipments = [{ id: 's', methods: [], methodId: 'm', lines: 1 }];
    const charged = { ...totals, shipping: euros(690) };
    expect(shipping({ lines: [barbera, cost] })).toEqual({
      charged: null,
      shippingToCome: euros(590),
    });
    expect(shipping({ lines: [barbera, cost], shipments, totals: charged })).toEqual({
      charged: euros(690),
      shippingToCome: null,
    });
  });

  it('K tells how many are left when few are, and 7 to 14 days when no stock level fits', () => {
    const levels = [
      {
        quantity: 1,
        leadTimes: [{ methods: ['courier'], minHours: 24, maxHours: 48, minDays: 1, maxDays: 2 }],
      },
    ];
    const few = view({}, { lines: [{ ...barbera, available: 3, levels }] }).lines[0];
    expect(few).toMatchObject({
      availability: { kind: 'few-left', left: 3 },
      delivery: { kind: 'days', minDays: 7, maxDays: 14 },
      limit: 3,
    });
    const one = view({}, { lines: [{ ...barbera, quantity: 1, levels }] }).lines[0];
    expect(one?.delivery).toEqual({ kind: 'days', minDays: 1, maxDays: 2 });
  });
});
