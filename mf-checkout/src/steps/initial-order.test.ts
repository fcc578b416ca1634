/** @jest-environment node */
import { orderApi } from '@shop/contracts/commerce/order';
import { createTestPage } from '@shop/contracts/testing';
import type { BuyerOutline, InitialOrder } from '@shop/contracts/store';
import { anOrder, aShipment } from '../testing/order.ts';
import { orderRead, redirectTo, sectionBefore } from './initial-order.ts';
import type { Section } from './section-rules.ts';

const complete = { lines: 4, isComplete: true };
const NOBODY: BuyerOutline = { hasEmail: false, shipping: null, billing: null };
const REACHED: BuyerOutline = { hasEmail: true, shipping: complete, billing: complete };

const before = (
  requested: Section | null,
  buyer: BuyerOutline,
  its: Partial<InitialOrder> = {},
) => {
  const initialOrder = { ...anOrder({ shipments: [aShipment()], ...its }), buyer };
  const session = { kind: 'unknown', orderId: null, initialOrder } as const;
  return sectionBefore(createTestPage({ session }).store, requested);
};
const withMethod = { shipments: [aShipment({ methodId: 'MethExpres' })] };

describe('the section that the server opens', () => {
  it.each([
    ['account', NOBODY, {}],
    ['address', { ...NOBODY, hasEmail: true }, {}],
    ['address', { ...REACHED, billing: { lines: 4, isComplete: false } }, {}],
    ['shipping', REACHED, {}],
    ['payment', REACHED, withMethod],
  ] as const)(
    'S6 is %s, the first incomplete one, for the bare checkout',
    (section, buyer, its) => {
      expect(before(null, buyer, its)).toBe(section);
    },
  );

  it('S6 is an earlier one instead of one that may not open', () => {
    expect(before('payment', NOBODY)).toBe('account');
    expect(before('shipping', { ...NOBODY, hasEmail: true })).toBe('address');
    expect(before('address', { ...NOBODY, hasEmail: true })).toBeNull();
  });

  it('S6 T10 stays the payment without a shipping method, which the tab may know', () => {
    expect(before('payment', REACHED)).toBeNull();
  });

  it('is left to the browser for an empty cart, and without an order', () => {
    expect(before(null, NOBODY, { quantity: 0 })).toBeNull();
    expect(sectionBefore(createTestPage().store, null)).toBeNull();
  });

  it('M3 redirects below the prefix of the market', () => {
    expect(redirectTo('/it/eur/en', 'address')).toEqual({
      status: 302,
      location: '/it/eur/en/checkout/address',
    });
  });
});

describe('the server’s markup of a section', () => {
  it('S6 stays until the outcome of reading the order is known', async () => {
    const { store } = createTestPage({ session: { kind: 'unknown', orderId: null } });
    const read = orderRead(store);
    expect(read).not.toBeNull();
    expect(orderRead(store)).toBe(read);
    store.dispatch({ type: 'session/known', payload: { kind: 'anonymous' } });
    await read;
    expect(orderRead(store)).toBeNull();
  });

  it('S6 does not wait for an order that cannot be read', async () => {
    const { store } = createTestPage({ session: { kind: 'anonymous', orderId: 'gone' } });
    expect(orderRead(store)).not.toBeNull();
    const failed = store.dispatch(orderApi.endpoints.order.initiate('gone'));
    await orderRead(store);
    expect((await failed).isError).toBe(true);
    failed.unsubscribe();
    // Ends the timer of the unused cache entry.
    store.dispatch(orderApi.util.resetApiState());
  });
});
