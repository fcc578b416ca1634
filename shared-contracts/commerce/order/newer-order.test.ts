import { anOrder } from '../../testing/orders.ts';
import { newerOrder } from './newer-order.ts';

const at = (seconds: number | null, id = 'order-1') =>
  anOrder({ id, updatedAt: seconds === null ? null : new Date(seconds * 1000).toISOString() });

describe('newerOrder', () => {
  it.each([
    ['a later state', at(1), at(2), 'arrived'],
    ['an earlier state, which came late', at(2), at(1), 'kept'],
    ['the same state read again, for stock has no date', at(2), at(2), 'arrived'],
    ['a state without a date', at(2), at(null), 'arrived'],
    ['another order', at(2), at(1, 'order-2'), 'arrived'],
  ] as const)('P5 answers in the wrong order: %s', (_, kept, arrived, which) => {
    expect(newerOrder(kept, arrived)).toBe(which === 'kept' ? kept : arrived);
  });
});
