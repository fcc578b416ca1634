import { daysAgo, kindsOf, makeContext, makeOrder, transaction } from '../testing/make-context.ts';
import { paymentDifferences } from './payments.ts';

interface Payment {
  status?: string;
  payment: string;
  authorizations?: number[];
  captures?: number[];
  voids?: number[];
  refunds?: number[];
  its?: Record<string, unknown>;
}

const orderOf = ({ status = 'placed', payment, its, ...sums }: Payment) =>
  makeOrder(
    {
      status,
      payment_status: payment,
      cancelled_at: status === 'cancelled' ? daysAgo(1) : null,
      ...its,
    },
    Object.fromEntries(
      Object.entries(sums).map(([name, cents]) => [name, cents.map((it) => transaction(it))]),
    ),
  );
const found = (payment: Payment) => paymentDifferences(orderOf(payment), makeContext());

describe('an order whose payment agrees', () => {
  it.each<Payment>([
    { payment: 'authorized', authorizations: [5_000] },
    { payment: 'paid', authorizations: [5_000], captures: [5_000] },
    { payment: 'paid', authorizations: [5_000], captures: [2_000, 3_000] },
    { payment: 'partially_paid', authorizations: [5_000], captures: [2_000] },
    { payment: 'refunded', authorizations: [5_000], captures: [5_000], refunds: [5_000] },
    { payment: 'partially_refunded', authorizations: [5_000], captures: [5_000], refunds: [10] },
    { payment: 'free', its: { total_amount_with_taxes_cents: 0 } },
    { status: 'cancelled', payment: 'voided', authorizations: [5_000], voids: [5_000] },
    {
      status: 'cancelled',
      payment: 'refunded',
      authorizations: [5_000],
      captures: [5_000],
      refunds: [5_000],
    },
    // The first attempt was undone while the order was a cart.
    {
      payment: 'paid',
      authorizations: [5_000, 5_000],
      captures: [5_000, 5_000],
      refunds: [5_000],
    },
    { payment: 'authorized', authorizations: [5_000, 5_000], voids: [5_000] },
  ])('has no difference: %j', (payment) => {
    expect(found(payment)).toEqual([]);
  });

  it('has none within the hour in which it is placed', () => {
    const payment = { payment: 'paid', its: { placed_at: daysAgo(0.01) } };
    expect(found(payment)).toEqual([]);
  });
});

describe('an order whose payment does not agree', () => {
  it.each<[string, Payment, string]>([
    ['paid-without-capture', { payment: 'paid' }, 'paid €50.00, no capture succeeded'],
    [
      'captured-differs',
      { payment: 'paid', authorizations: [5_000], captures: [4_999] },
      '€49.99 captured, €50.00 due',
    ],
    [
      'captured-differs',
      { payment: 'paid', authorizations: [6_000], captures: [6_000] },
      '€60.00 captured, €50.00 due',
    ],
    [
      'refunded-differs',
      { payment: 'refunded', captures: [5_000], refunds: [5_001] },
      '€50.01 refunded of €50.00 captured',
    ],
    [
      'refunded-differs',
      { payment: 'refunded', captures: [5_000], refunds: [4_000] },
      'refunded, with €40.00 refunded of €50.00 captured',
    ],
    [
      'refunded-differs',
      { payment: 'partially_refunded', captures: [5_000], refunds: [5_000] },
      'partially_refunded, with €50.00 refunded of €50.00 captured',
    ],
    [
      'never-captured',
      { payment: 'authorized', authorizations: [5_000], its: { placed_at: daysAgo(8) } },
      'authorized: €50.00 neither captured nor voided in 7 days',
    ],
    [
      'never-captured',
      { payment: 'partially_paid', captures: [2_000], its: { placed_at: daysAgo(8) } },
      'partially_paid: €30.00 neither captured nor voided in 7 days',
    ],
    ['placed-unpaid', { payment: 'unpaid' }, 'unpaid, €50.00 due'],
    [
      'placed-unpaid',
      { payment: 'voided', authorizations: [5_000], voids: [5_000] },
      'voided, €50.00 due',
    ],
    [
      'canceled-with-money',
      { status: 'cancelled', payment: 'paid', authorizations: [5_000], captures: [5_000] },
      'canceled, €50.00 kept, €0.00 reserved',
    ],
    [
      'canceled-with-money',
      { status: 'cancelled', payment: 'authorized', authorizations: [5_000] },
      'canceled, €0.00 kept, €50.00 reserved',
    ],
  ])('is %s: %j', (kind, payment, detail) => {
    expect(found(payment)).toMatchObject([
      { kind, detail, subject: 'order', orderId: 'order', orderNumber: '1001' },
    ]);
  });

  it('counts succeeded transactions only', () => {
    const order = makeOrder({ payment_status: 'paid' }, { captures: [transaction(5_000, false)] });
    expect(kindsOf(paymentDifferences(order, makeContext()))).toEqual(['paid-without-capture']);
  });
});
