import { MARKETS } from '@shop/contracts/market/demo-markets';
import { makeRow } from '../../catalogue/testing/make-row.ts';
import { openStore } from '../../open-store.ts';
import { noticesOf } from './notices-of.ts';
import { queueNotice } from './queue-notice.ts';

const market = makeRow('markets', { attributes: { code: 'rest-of-world-usd', name: 'Elsewhere' } });
const anOrder = (attributes: Record<string, unknown> = {}) =>
  makeRow('orders', {
    id: 'order',
    attributes: {
      status: 'placed',
      customer_email: 'ada@shop.example',
      language_code: 'fr',
      ...attributes,
    },
    related: { market: [market] },
  });
const kindsOf = (row: Parameters<typeof noticesOf>[0]) =>
  noticesOf(row, MARKETS).map(({ kind }) => kind);

describe('noticesOf', () => {
  it('S8 writes about a placed order, in its language and the market’s path', () => {
    expect(noticesOf(anOrder(), MARKETS)).toEqual([
      {
        kind: 'order-confirmation',
        event: 'order',
        orderId: 'order',
        to: 'ada@shop.example',
        locale: 'fr',
        market: 'rest-of-world/usd',
      },
    ]);
    expect(noticesOf(anOrder({ language_code: 'xx' }), MARKETS)).toMatchObject([{ locale: 'en' }]);
  });

  it('writes neither about a cart nor without a recipient', () => {
    expect(kindsOf(anOrder({ status: 'pending' }))).toEqual([]);
    expect(kindsOf(anOrder({ customer_email: null }))).toEqual([]);
  });

  it('T12 writes of a payment that fails once the order is placed, not while it is a cart', () => {
    const failed = (status: string, succeeded = false) =>
      makeRow('authorizations', {
        attributes: { succeeded, created_at: '2026-11-20T10:00:00.000Z' },
        related: { order: [anOrder({ status, placed_at: '2026-11-20T09:00:00.000Z' })] },
      });
    expect(kindsOf(failed('placed'))).toEqual(['payment-refused']);
    expect(kindsOf(failed('pending'))).toEqual([]);
    expect(kindsOf(failed('cancelled'))).toEqual([]);
    expect(kindsOf(failed('placed', true))).toEqual([]);
  });

  it('T12 writes of no card that was refused before the order was placed with another', () => {
    const failed = (type: 'authorizations' | 'captures', created_at: string) =>
      makeRow(type, {
        attributes: { succeeded: false, created_at },
        related: { order: [anOrder({ placed_at: '2026-11-20T09:00:00.000Z' })] },
      });
    // Its event comes again, or late, with the order as it is now.
    expect(kindsOf(failed('authorizations', '2026-11-20T08:59:59.000Z'))).toEqual([]);
    expect(noticesOf(failed('captures', '2026-11-21T09:00:00.000Z'), MARKETS)).toMatchObject([
      { kind: 'payment-refused', transaction: 'captures' },
    ]);
  });

  it('writes of a refund once it has succeeded', () => {
    const refund = (succeeded: boolean) =>
      makeRow('refunds', {
        attributes: { succeeded, amount_cents: 500 },
        related: { order: [anOrder()] },
      });
    expect(kindsOf(refund(true))).toEqual(['order-refunded']);
    expect(kindsOf(refund(false))).toEqual([]);
  });
});

describe('queueNotice', () => {
  const shipment = (status: string) =>
    makeRow('shipments', { id: 's', attributes: { status }, related: { order: [anOrder()] } });

  it('does not say that something left once it has arrived, however late its event comes', async () => {
    const database = await openStore(':memory:');
    for (const status of ['delivered', 'shipped', 'delivered'])
      for (const notice of noticesOf(shipment(status), MARKETS))
        await queueNotice(database, 'https://shop.example', notice);
    const rows = await database.selectFrom('mail').select('kind').execute();
    expect(rows).toEqual([{ kind: 'order-delivered' }]);
    await database.destroy();
  });

  it('makes no key for a mail that is there', async () => {
    const database = await openStore(':memory:');
    for (let index = 0; index < 3; index += 1)
      for (const notice of noticesOf(anOrder(), MARKETS))
        await queueNotice(database, 'https://shop.example', notice);
    expect(await database.selectFrom('link_token').select('id').execute()).toHaveLength(1);
    await database.destroy();
  });
});
