import { makeRow } from '../../catalogue/testing/make-row.ts';
import type { PlatformRow } from '../../platform/read-document.ts';
import { daysAgo, makeContext, makeOrder, transaction } from '../testing/make-context.ts';
import { lostRequest, requestDifferences, requestOf } from './withdrawals.ts';

type Request = Parameters<typeof requestDifferences>[0];

const request = (its: Partial<Request> = {}): Request => ({
  id: 'request',
  kind: 'withdrawal',
  number: '1001',
  email: 'ada@shop.example',
  name: 'Ada Rossi',
  items: null,
  is_partial: 0,
  note: null,
  locale: 'it',
  market: 'it/eur',
  received_at: daysAgo(5),
  outcome: 'returning',
  order_id: 'order',
  return_number: '1001/R/0001',
  refund_cents: 2_000,
  currency: 'EUR',
  ...its,
});
const made = (status: string, refund: PlatformRow | null = null, reference = 'request') =>
  makeRow('returns', {
    attributes: { status, reference, number: '1001/R/0001' },
    related: refund ? { reference_refund: [refund] } : {},
  });
const found = (its: Partial<Request>, returns: PlatformRow[], refunds: PlatformRow[] = []) =>
  requestDifferences(request(its), makeOrder({}, { returns, refunds }), makeContext()).map(
    ({ kind, detail }) => `${kind}: ${detail}`,
  );

it('a withdrawal agrees while its refund is not due, and once it is paid back', () => {
  const refund = transaction(2_000);
  expect(found({}, [made('requested')])).toEqual([]);
  expect(found({ received_at: daysAgo(20) }, [made('refunded', refund)], [refund])).toEqual([]);
  // By a refund of the order.
  expect(found({ received_at: daysAgo(20) }, [made('received')], [refund])).toEqual([]);
  expect(found({ received_at: daysAgo(20) }, [made('rejected')])).toEqual([]);
  // No law sets a day for a voluntary return.
  expect(found({ kind: 'return', received_at: daysAgo(20) }, [made('requested')])).toEqual([]);
});

it.each([
  ['US', '2026-11-10T03:42:00Z', '2026-11-23'],
  ['JP', '2026-11-10T17:00:00Z', '2026-11-25'],
  [null, '2026-11-10T23:30:00Z', '2026-11-25'],
])('M8 a refund is due on a day of the ship-to country: %s', (country, received_at, day) => {
  const order = makeOrder(
    { shipping_country_code_lock: country },
    { returns: [made('received')], refunds: [] },
  );
  const [overdue] = requestDifferences(request({ received_at }), order, makeContext());
  expect(overdue?.detail).toMatch(new RegExp(`due on ${day}$`));
});

it('M8 a refund is due on a day of the shipping address’s country if the order has no other', () => {
  const address = makeRow('addresses', { attributes: { country_code: 'JP' } });
  const order = makeOrder({}, { returns: [made('received')], shipping_address: [address] });
  const late = request({ received_at: '2026-11-10T17:00:00Z' });
  const [overdue] = requestDifferences(late, order, makeContext());
  expect(overdue?.detail).toMatch(/due on 2026-11-25$/);
});

it('a refund is due from two days before the last legal day', () => {
  expect(found({ received_at: daysAgo(11.9) }, [made('received')])).toEqual([]);
  expect(found({ received_at: daysAgo(12.1) }, [made('received')])).toEqual([
    'refund-overdue: return 1001/R/0001: €0.00 of €20.00 paid back, due on 2026-11-30',
  ]);
  // A refund of another return does not count.
  const other = transaction(2_000);
  const returns = [made('received'), made('refunded', other, 'another')];
  expect(found({ received_at: daysAgo(20) }, returns, [other])).toHaveLength(1);
});

it('a refund of another amount differs', () => {
  const refund = transaction(1_500);
  expect(found({}, [made('refunded', refund)], [refund])).toEqual([
    'refund-differs: return 1001/R/0001: €15.00 of €20.00 paid back',
  ]);
});

it('a request without its return or cancellation differs', () => {
  expect(found({}, [])).toEqual(['return-missing: the platform has no return 1001/R/0001']);
  expect(found({}, [made('requested', null, 'another')])).toHaveLength(1);
  expect(found({ outcome: 'cancelled' }, [])).toEqual([
    'cancellation-missing: the request canceled the order, which is not canceled',
  ]);
  expect(found({ outcome: 'open' }, [])).toEqual([
    'request-unsettled: not settled, and not tried again',
  ]);
  expect(requestDifferences(request(), null, makeContext())).toHaveLength(1);
  const cancelled = makeOrder({ status: 'cancelled' });
  expect(requestDifferences(request({ outcome: 'cancelled' }), cancelled, makeContext())).toEqual(
    [],
  );
  for (const outcome of ['late', 'in-part', 'nothing', 'unmatched'] as const)
    expect(found({ outcome }, [])).toEqual([]);
  expect(found({ outcome: 'open', received_at: daysAgo(0.01) }, [])).toEqual([]);
});

it.each([
  ['refunded', 'picking', 'approved', 1],
  ['refunded', 'shipped', 'approved', 0],
  ['refunded', 'delivered', 'approved', 0],
  ['refunded', 'cancelled', 'cancelled', 0],
  ['partially_refunded', 'picking', 'approved', 0],
  ['paid', 'picking', 'approved', 0],
])(
  'a request of an order with payment %s, shipment %s and status %s has %i differences',
  (payment, shipment, status, count) => {
    const shipments = [makeRow('shipments', { attributes: { status: shipment } })];
    const order = makeOrder({ status, payment_status: payment }, { shipments });
    for (const outcome of ['nothing', 'in-part', 'late'] as const)
      expect(
        requestDifferences(request({ outcome }), order, makeContext()).map(({ detail }) => detail),
      ).toEqual(Array(count).fill('the order is paid back, and neither canceled nor shipped'));
  },
);

it('a return that began with a request names it, one of the merchant does not', () => {
  const metadata = { request: { kind: 'withdrawal' } };
  const asked = makeRow('returns', {
    attributes: { reference: 'lost', metadata, number: '1/R/1' },
  });
  expect(requestOf(asked)).toBe('lost');
  expect(requestOf(made('requested'))).toBeNull();
  expect(lostRequest(asked)).toMatchObject({ kind: 'request-lost', subject: 'lost' });
});
