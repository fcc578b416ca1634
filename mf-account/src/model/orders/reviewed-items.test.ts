import { aLine } from '@shop/contracts/testing';
import { aPlacedOrder } from '../../testing/fake-orders.ts';
import { reviewedItems } from './reviewed-items.ts';

const lines = [
  aLine({ id: 'a', code: 'GAVI' }),
  aLine({ id: 'b', code: 'GAVI' }),
  aLine({ id: 'c', code: 'GAVI', type: 'bundles' }),
  aLine({ id: 'd', code: null }),
  aLine({ id: 'e', code: 'CARD', type: 'gift_cards' }),
];

describe('what may be reviewed of an order', () => {
  it.each(['placed', 'approved'] as const)(
    'S11 is each of its goods once, where it is %s',
    (status) => {
      expect([...reviewedItems(aPlacedOrder({ status, lines }))]).toEqual([
        ['a', { kind: 'sku', code: 'GAVI' }],
        ['c', { kind: 'bundle', code: 'GAVI' }],
      ]);
    },
  );

  it.each(['placing', 'cancelled', 'pending'] as const)(
    'S11 is nothing where it is %s',
    (status) => {
      expect(reviewedItems(aPlacedOrder({ status, lines })).size).toBe(0);
    },
  );
});
