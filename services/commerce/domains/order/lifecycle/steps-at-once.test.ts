import { openShop, type Shop } from '../../../testing/orders.ts';
import { startPlatform } from '../../../testing/start-platform.ts';
import { problemOf, shelvesOf } from '../../../testing/stock.ts';

let shop: Shop;
let merchant: Shop['merchant'];
beforeEach(async () => {
  shop = await openShop(await startPlatform());
  merchant = shop.merchant;
});
afterEach(() => shop.platform.stop());

/** Takes several steps at once; the problems of those that were refused. */
const atOnce = async (steps: readonly Promise<unknown>[]): Promise<unknown[]> => {
  const outcomes = await Promise.all(steps.map(problemOf));
  return outcomes.filter((it) => typeof it === 'string');
};

const paymentOf = async (id: string) => {
  const order = await merchant.orders.retrieve(id, { include: ['captures', 'refunds', 'voids'] });
  const sum = (rows: readonly { readonly amount_cents: number }[] | null | undefined) =>
    (rows ?? []).reduce((total, { amount_cents }) => total + amount_cents, 0);
  return {
    status: order.status,
    captured: sum(order.captures),
    refunded: sum(order.refunds),
    voided: sum(order.voids),
  };
};

describe('steps taken at once', () => {
  it('P5 capture or cancel an order, never both', async () => {
    const id = await shop.placed();
    await merchant.orders.update({ id, _approve: true });
    expect(
      await atOnce([
        merchant.orders.update({ id, _capture: true }),
        merchant.orders.update({ id, _cancel: true }),
      ]),
    ).toHaveLength(1);
    const payment = await paymentOf(id);
    expect([
      { status: 'approved', captured: 3_500, refunded: 0, voided: 0 },
      { status: 'cancelled', captured: 0, refunded: 0, voided: 3_500 },
    ]).toContainEqual(payment);
  });

  it('P5 refund no more than was captured', async () => {
    const id = await shop.paid();
    const [capture] = await merchant.orders.captures(id);
    const refund = () =>
      merchant.captures.update({ id: capture!.id, _refund: true, _refund_amount_cents: 1_500 });
    expect(
      await atOnce([refund(), refund(), refund(), merchant.orders.update({ id, _refund: true })]),
    ).not.toHaveLength(0);
    const { captured, refunded } = await paymentOf(id);
    expect(captured).toBe(3_500);
    expect(refunded).toBeLessThanOrEqual(3_500);
    await problemOf(merchant.orders.update({ id, _refund: true }));
    expect(await paymentOf(id)).toMatchObject({ refunded: 3_500 });
  });

  it('P5 edit or approve an order, never both', async () => {
    const id = await shop.placed();
    expect(
      await atOnce([
        merchant.orders.update({ id, _start_editing: true }),
        merchant.orders.update({ id, _approve: true }),
      ]),
    ).toEqual(['invalid_status']);
  });

  it('P5 place and cancel a cart without keeping money or stock', async () => {
    const id = await shop.ready();
    await atOnce([
      shop.guest.orders.update({ id, _place: true }),
      merchant.orders.update({ id, _cancel: true }),
    ]);
    const { status, captured } = await paymentOf(id);
    expect([status, captured]).toEqual(['cancelled', 0]);
    expect(shelvesOf(shop.platform, 'BARBERA-750')).toEqual({ onHand: 15, taken: 0, reserved: 0 });
  });

  it('P5 cancel an order twice and give its stock back once', async () => {
    const id = await shop.placed();
    const cancel = () => merchant.orders.update({ id, _cancel: true });
    expect(await atOnce([cancel(), cancel(), cancel()])).toHaveLength(2);
    expect(shelvesOf(shop.platform, 'BARBERA-750')).toEqual({ onHand: 15, taken: 0, reserved: 0 });
    expect(await paymentOf(id)).toMatchObject({ voided: 3_500 });
  });

  it('P5 sell the last units to one of two orders', async () => {
    const ids = [await shop.ready('ARNEIS-750', 3), await shop.ready('ARNEIS-750', 3)];
    expect(await atOnce(ids.map((id) => shop.guest.orders.update({ id, _place: true })))).toEqual([
      'out_of_stock',
    ]);
    expect(shelvesOf(shop.platform, 'ARNEIS-750')).toMatchObject({ onHand: 0, taken: 3 });
  });

  it('P5 add to an edited order only what no other order takes', async () => {
    const edited = await shop.placed();
    await merchant.orders.update({ id: edited, _start_editing: true });
    const other = await shop.ready('ARNEIS-750', 3);
    expect(
      await atOnce([
        shop.guest.orders.update({ id: other, _place: true }),
        merchant.line_items.create({
          sku_code: 'ARNEIS-750',
          quantity: 1,
          order: merchant.orders.relationship(edited),
        }),
      ]),
    ).toEqual(['out_of_stock']);
  });
});
