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
  it.each([
    { status: 'approved', paymentStatus: 'paid' },
    { status: 'placed', paymentStatus: 'free' },
    { status: 'editing', paymentStatus: 'free' },
    { status: 'approved', paymentStatus: 'partially_refunded' },
    { status: 'approved', paymentStatus: 'authorized', fulfillment: 'fulfilled' },
  ] as const)(
    'S11 lists each item once if the order is $status, $paymentStatus and $fulfillment',
    (stage) => {
      expect([...reviewedItems(aPlacedOrder({ ...stage, lines }))]).toEqual([
        ['a', { kind: 'sku', code: 'GAVI' }],
        ['c', { kind: 'bundle', code: 'GAVI' }],
      ]);
    },
  );

  it.each([
    { status: 'placing', paymentStatus: 'paid' },
    { status: 'cancelled', paymentStatus: 'paid' },
    { status: 'pending', paymentStatus: 'paid' },
    { status: 'placed', paymentStatus: 'authorized' },
    { status: 'placed', paymentStatus: 'unpaid' },
    { status: 'approved', paymentStatus: 'refunded', fulfillment: 'in_progress' },
  ] as const)('S11 is empty if the order is $status, $paymentStatus and $fulfillment', (stage) => {
    expect(reviewedItems(aPlacedOrder({ ...stage, lines })).size).toBe(0);
  });
});
