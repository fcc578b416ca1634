import { aPlacedOrder } from '../../testing/fake-orders.ts';
import { isOwnOrder } from './own-order.ts';

describe('an order of the customer', () => {
  it.each([
    ['placing', true],
    ['placed', true],
    // The merchant edits it.
    ['editing', true],
    ['approved', true],
    ['cancelled', true],
    ['draft', false],
    ['pending', false],
  ] as const)('S11 that is %s is shown: %s', (status, isShown) => {
    const order = aPlacedOrder({ status });
    expect(isOwnOrder(order, 'CustAAAAAA')).toBe(isShown);
    expect(isOwnOrder(order, 'CustBBBBBB')).toBe(false);
    expect(isOwnOrder({ ...order, guest: true }, 'CustAAAAAA')).toBe(false);
  });
});
