import { fail, ok, type CommerceError } from '@shop/contracts/commerce';
import type { OrderStatus } from '@shop/contracts/commerce/order';
import { anOrder } from '@shop/contracts/testing';
import { keepsOrder } from './load-cart.ts';

const error = (code: CommerceError['code'], status: number) =>
  fail({ code, status, detail: '', fields: [] });

describe('keepsOrder', () => {
  it.each(['draft', 'pending'] satisfies OrderStatus[])(
    'T1 keeps an order that is %s',
    (status) => {
      expect(keepsOrder(ok(anOrder({ status, editable: true })), 'EUR')).toBe(true);
    },
  );

  it.each(['placing', 'placed', 'approved', 'cancelled'] satisfies OrderStatus[])(
    'T1 drops an order that is %s',
    (status) => {
      expect(keepsOrder(ok(anOrder({ status, editable: false })), 'EUR')).toBe(false);
    },
  );

  it('T1 drops an order in another currency than the market’s', () => {
    expect(keepsOrder(ok(anOrder({ currency: 'GBP' })), 'EUR')).toBe(false);
  });

  it.each([
    ['NOT_FOUND', 404],
    ['UNAUTHORIZED', 401],
    ['UNAUTHORIZED', 403],
  ] as const)('T1 drops an order after %s %i', (code, status) => {
    expect(keepsOrder(error(code, status), 'EUR')).toBe(false);
  });

  it.each([
    ['CONNECTION', 0],
    ['TIMEOUT', 0],
    ['SERVER', 503],
    ['RATE_LIMITED', 429],
  ] as const)('keeps the id after a transient %s', (code, status) => {
    expect(keepsOrder(error(code, status), 'EUR')).toBe(true);
  });
});
