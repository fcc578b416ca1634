import { makeRow } from '../../catalogue/testing/make-row.ts';
import { daysAgo, kindsOf, makeContext, makeOrder, transaction } from '../testing/make-context.ts';
import { enrichmentDifferences } from './enrichment.ts';
import { mailDifferences } from './order-mails.ts';

const shipment = (status: string, id = 'shipment') =>
  makeRow('shipments', {
    id,
    attributes: { status, shipped_at: daysAgo(2), delivered_at: daysAgo(1) },
  });

describe('the mails of an order', () => {
  const order = makeOrder({}, { shipments: [shipment('shipped')], refunds: [transaction(100)] });
  const refund = order.many('refunds')[0]?.id ?? '';
  const found = (outbox: string[], its = {}) =>
    mailDifferences(order, new Set(outbox), makeContext(its)).map(
      ({ kind, detail }) => `${kind}: ${detail}`,
    );

  it('agree if the outbox has one for each event', () => {
    const outbox = [
      'order-confirmation/order',
      'order-shipped/shipment',
      `order-refunded/${refund}`,
    ];
    expect(found(outbox)).toEqual([]);
    expect(found([outbox[0] ?? '', 'order-delivered/shipment', outbox[2] ?? ''])).toEqual([]);
  });

  it('are missing otherwise', () => {
    expect(found([])).toEqual([
      'mail-missing: order-confirmation was never queued',
      'mail-missing: order-shipped was never queued',
      'mail-missing: order-refunded was never queued',
    ]);
    const delivered = makeOrder({}, { shipments: [shipment('delivered')] });
    const outbox = new Set(['order-confirmation/order', 'order-shipped/shipment']);
    expect(mailDifferences(delivered, outbox, makeContext())).toMatchObject([
      { kind: 'mail-missing', subject: 'shipment', since: daysAgo(1) },
    ]);
  });

  it('T12 are due of a payment that failed since the order was placed, not of a pending one', () => {
    const capture = (id: string, its: Record<string, unknown>) =>
      makeRow('captures', {
        id,
        attributes: { succeeded: false, created_at: daysAgo(2), error_code: '2000', ...its },
      });
    const captures = [
      capture('failed', {}),
      capture('pending', { error_code: null }),
      capture('earlier', { created_at: daysAgo(3.1) }),
    ];
    const outbox = new Set(['order-confirmation/order']);
    const subjects = (its: Record<string, unknown>) =>
      mailDifferences(makeOrder(its, { captures }), outbox, makeContext()).map(
        ({ subject }) => subject,
      );
    expect(subjects({})).toEqual(['failed']);
    expect(subjects({ status: 'cancelled' })).toEqual([]);
  });

  it('may have been sent by a service whose state is lost', () => {
    expect(found([], { sentUntil: daysAgo(2.5) })).toEqual([
      'mail-unconfirmed: order-confirmation: maybe sent before the restore',
      'mail-missing: order-shipped was never queued',
      'mail-missing: order-refunded was never queued',
    ]);
  });

  it('are not due before the service sent any, without an address, or once the outbox has forgotten', () => {
    const none = { refunds: null, authorizations: null, captures: null };
    const since = { ...none, orders: daysAgo(2.9), shipments: daysAgo(1) };
    expect(found([], { mailedSince: since })).toEqual([]);
    const about = (its: Record<string, unknown>) =>
      mailDifferences(makeOrder(its), new Set(), makeContext());
    expect(about({ customer_email: null })).toEqual([]);
    expect(about({ placed_at: daysAgo(81) })).toEqual([]);
    expect(about({ placed_at: daysAgo(0.02) })).toEqual([]);
    const failed = makeOrder({}, { refunds: [transaction(100, false)] });
    expect(kindsOf(mailDifferences(failed, new Set(), makeContext()))).toEqual(['mail-missing']);
  });
});

describe('the enrichment of an order', () => {
  const line = (name: string, unit_amount_cents: number, item_type = 'adjustments') =>
    makeRow('line_items', {
      attributes: { item_type, name, unit_amount_cents, total_amount_cents: unit_amount_cents },
    });
  const found = (
    shipping_amount_cents: number,
    line_items: ReturnType<typeof line>[],
    deposit: number | null = null,
    its = {},
  ) =>
    enrichmentDifferences(
      makeOrder({ shipping_amount_cents }, { line_items }),
      deposit,
      makeContext(its),
    ).map(({ detail }) => detail);

  it('agrees with what the platform charges', () => {
    expect(found(690, [line('shipping_cost', 690), line('shipping_cost_offset', -690)])).toEqual(
      [],
    );
    expect(found(0, [])).toEqual([]);
    expect(found(690, [line('', -690, 'free_shipping_promotions')])).toEqual([]);
    expect(found(0, [line('deposit', 25)], 25)).toEqual([]);
  });

  it('was not finished otherwise', () => {
    expect(found(690, [])).toEqual(['shipping cost €0.00, charged €6.90']);
    expect(found(690, [line('shipping_cost', 990)])).toEqual([
      'shipping cost €9.90, charged €6.90',
    ]);
    expect(found(0, [], 50)).toEqual(['deposit of €0.50 not charged']);
  });

  it('is not due if it is switched off, or the order is older than the service', () => {
    expect(found(690, [], null, { enriches: false })).toEqual([]);
    const mailedSince = { ...makeContext().mailedSince, orders: daysAgo(1) };
    expect(found(690, [], null, { mailedSince })).toEqual([]);
  });
});
