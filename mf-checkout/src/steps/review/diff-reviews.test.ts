import { euros } from '@shop/contracts/testing';
import { aLine, anAddress, anOrderReadyToPay, aShipment } from '../../testing/order.ts';
import { diffReviews, needsConfirmation } from './diff-reviews.ts';
import { toReview } from './review.ts';

const order = anOrderReadyToPay();
const before = toReview(order);
const other = aLine({ id: 'LineBBBBBB', name: 'Grignolino' });
const withTotals = (its: Partial<typeof order.totals>) =>
  toReview({ ...order, totals: { ...order.totals, ...its } });

describe('what is different about an order since the shopper saw it', () => {
  it('S7 is empty for equal orders, whatever the metadata', () => {
    expect(diffReviews(before, toReview({ ...order, metadata: { etag: 'x' } }))).toEqual([]);
  });

  it.each([
    ['a price', [aLine({ unit: euros(1600) })], [{ what: 'price', after: euros(1600) }]],
    ['a number', [aLine({ quantity: 1 })], [{ what: 'quantity', before: 2, after: 1 }]],
    ['a line that is gone', [], [{ what: 'removed', line: { name: 'Barbera d’Asti' } }]],
    ['a line more', [aLine(), other], [{ what: 'added', line: { name: 'Grignolino' } }]],
  ] as const)('S7 T15 is %s', (_, lines, changes) => {
    const now = toReview({ ...order, lines });
    expect(diffReviews(before, now)).toMatchObject(changes);
    expect(needsConfirmation(before, now)).toBe(true);
  });

  it('S7 is a coupon that was dropped, and shipping that became dearer, the total last', () => {
    const seen = toReview({ ...order, couponCode: 'ESTATE26' });
    const now = withTotals({ shipping: euros(990), total: euros(4190) });
    expect(diffReviews(seen, now)).toEqual([
      { what: 'coupon', before: 'ESTATE26', after: null },
      { what: 'shipping', before: euros(690), after: euros(990) },
      { what: 'total', before: euros(3890), after: euros(4190) },
    ]);
    expect(needsConfirmation(seen, now)).toBe(false);
  });

  it.each([
    ['shipping address', 'shippingAddress', { line_1: 'Via Po 1' }],
    ['billing address', 'billingAddress', { line_1: 'Via Po 1' }],
    ['invoice', 'billingAddress', { metadata: { person_type: 'company', vat: 'IT00743110157' } }],
  ] as const)('S7 E1 is another %s', (_, what, its) => {
    const now = toReview({ ...order, [what]: anAddress(its) });
    expect(diffReviews(before, now)).toEqual([{ what, before: before[what], after: now[what] }]);
    expect(needsConfirmation(before, now)).toBe(true);
  });

  it('S7 is not a copy of the same address, used at another time', () => {
    const copy = anAddress({
      id: 'AddrCCCCCC',
      reference: 'SavedAAAAA',
      line_2: '',
      metadata: { ...order.shippingAddress!.metadata, lastUsage: 2, isShipping: true },
    });
    const now = toReview({ ...order, shippingAddress: copy, billingAddress: copy });
    expect(diffReviews(before, now)).toEqual([]);
  });

  it('S7 is another shipping method of a shipment, not a removed one that will be set again', () => {
    const withMethod = (methodId: string | null) =>
      toReview({ ...order, shipments: [aShipment({ methodId })] });
    const now = withMethod('MethExpres');
    expect(diffReviews(before, now)).toMatchObject([
      { what: 'method', before: { name: 'Standard' }, after: { name: 'Express' } },
    ]);
    expect(needsConfirmation(before, now)).toBe(true);
    expect(diffReviews(before, withMethod(null))).toEqual([]);
    expect(diffReviews(withMethod(null), before)).toEqual([]);
  });

  it('L5 S7 is a deposit that was added or that changed; an order without one has zero', () => {
    const now = withTotals({ deposit: euros(50), total: euros(3940) });
    expect(diffReviews(before, now)).toEqual([
      { what: 'deposit', before: euros(0), after: euros(50) },
      { what: 'total', before: euros(3890), after: euros(3940) },
    ]);
    expect(needsConfirmation(before, now)).toBe(false);
  });
});
