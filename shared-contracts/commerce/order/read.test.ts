/** @jest-environment node */
import { anOrder } from '../../testing/orders.ts';
import { callContext } from '../testing/factories.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { newerOrder, retrieveOrder } from './read.ts';

describe('retrieveOrder', () => {
  it.each(['', '../customers/x', 'a b', 'a/b'])(
    'sends no request for the malformed id %j',
    async (id) => {
      const { calls } = fakePlatform({});
      expect(await retrieveOrder(id)(callContext())).toMatchObject({
        error: { code: 'NOT_FOUND' },
      });
      expect(calls).toHaveLength(0);
    },
  );
});

const changedAt = (seconds: number | null, id = 'order-1') =>
  anOrder({ id, updatedAt: seconds === null ? null : new Date(seconds * 1000).toISOString() });

describe('newerOrder', () => {
  it.each([
    ['a later state', changedAt(1), changedAt(2), 'arrived'],
    ['an earlier state, which arrived late', changedAt(2), changedAt(1), 'cached'],
    ['the same state read again, because stock has no date', changedAt(2), changedAt(2), 'arrived'],
    ['a state without a date', changedAt(2), changedAt(null), 'arrived'],
    ['another order', changedAt(2), changedAt(1, 'order-2'), 'arrived'],
  ] as const)('P5 responses out of order: %s', (_, cached, arrived, which) => {
    expect(newerOrder(cached, arrived)).toBe(which === 'cached' ? cached : arrived);
  });
});
