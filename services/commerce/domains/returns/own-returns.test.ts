import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { openShop, type Shop } from '../../testing/orders.ts';
import { aCustomersOrder, aReturn, aReturnLine, aShippedOrder } from '../../testing/returns.ts';
import { startPlatform } from '../../testing/start-platform.ts';
import { problemOf } from '../../testing/stock.ts';

let shop: Shop;
let anna: CommerceLayerBundle;
let eve: CommerceLayerBundle;
let annas: string;
let eves: string;
beforeAll(async () => {
  shop = await openShop(await startPlatform());
  ({ customer: anna, orderId: annas } = await aCustomersOrder(shop, 'anna@example.com'));
  ({ customer: eve, orderId: eves } = await aCustomersOrder(shop, 'eve@example.com'));
});
afterAll(() => shop.platform.stop());

const status = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => ({ status: 200 }),
    (reason: unknown) => reason,
  );
  return (error as { status: number }).status;
};

describe('a customer', () => {
  it('returns goods of an order of their own, requests the return and cancels it', async () => {
    const { id } = await aReturn(anna, annas);
    const line = await shop.goodsLine(annas);
    const added = await aReturnLine(anna, id, line.id, 1, { return_reason: { reason: 'wrong' } });
    await anna.return_line_items.update({ id: added.id, quantity: 2 });
    const note = { metadata: { note: 'Please ring' } };
    expect(await anna.returns.update({ id, ...note, _request: true })).toMatchObject({
      status: 'requested',
      skus_count: 2,
      ...note,
    });
    expect(await problemOf(anna.returns.update({ id, metadata: {} }))).toBe('invalid_status');
    expect(await problemOf(anna.return_line_items.update({ id: added.id, metadata: {} }))).toBe(
      'invalid_status',
    );
    expect(await anna.returns.update({ id, _cancel: true })).toMatchObject({ status: 'cancelled' });
    expect((await anna.returns.list()).map((it) => it.id)).toContain(id);
    const order = await anna.orders.retrieve(annas, { include: ['returns.return_line_items'] });
    expect(order.returns?.at(-1)?.return_line_items).toHaveLength(1);
  });

  it.each(['_approve', '_reject', '_ship', '_receive', '_restock', '_refund', '_archive'])(
    'may not %s',
    async (trigger) => {
      const { id } = await aReturn(anna, annas);
      expect(await status(anna.returns.update({ id, [trigger]: true }))).toBe(401);
      await shop.merchant.returns.delete(id);
    },
  );

  it('may neither delete returns nor restock lines', async () => {
    const { id } = await aReturn(anna, annas);
    const line = await shop.goodsLine(annas);
    const added = await aReturnLine(anna, id, line.id, 1);
    const restock = anna.return_line_items.update({ id: added.id, _restock: true });
    expect(await status(restock)).toBe(401);
    expect(await status(anna.return_line_items.delete(added.id))).toBe(401);
    expect(await status(anna.returns.delete(id))).toBe(401);
    await shop.merchant.returns.delete(id);
  });

  it('neither sees nor changes the returns of another, and returns nothing of another’s order', async () => {
    const { id } = await aReturn(anna, annas);
    const line = await shop.goodsLine(annas);
    const added = await aReturnLine(anna, id, line.id, 1);
    expect(await status(eve.returns.retrieve(id))).toBe(404);
    expect(await status(eve.return_line_items.retrieve(added.id))).toBe(404);
    expect(await status(eve.returns.update({ id, _cancel: true }))).toBe(404);
    expect(await status(eve.return_line_items.update({ id: added.id, quantity: 2 }))).toBe(404);
    expect(await problemOf(aReturn(eve, annas))).toBe('required');
    expect(await problemOf(aReturnLine(eve, id, line.id, 1))).toBe('required');
    const { id: own } = await aReturn(eve, eves);
    expect(await problemOf(aReturnLine(eve, own, line.id, 1))).toBe('required');
    expect([...(await eve.returns.list())]).toMatchObject([{ id: own }]);
    expect(await eve.return_line_items.list()).toHaveLength(0);
    await shop.merchant.returns.delete(id);
  });

  it('returns nothing of a guest’s order, whose id is known to them', async () => {
    const orderId = await aShippedOrder(shop);
    expect(await problemOf(aReturn(anna, orderId))).toBe('required');
    const { id } = await aReturn(shop.merchant, orderId);
    expect(await status(anna.returns.retrieve(id))).toBe(404);
  });

  it('who is deleted leaves their returns to the merchant', async () => {
    const { customer, orderId } = await aCustomersOrder(shop, 'mara@example.com');
    const { id } = await aReturn(customer, orderId);
    const [mara] = await shop.merchant.customers.list({
      filters: { email_eq: 'mara@example.com' },
    });
    const returns = await shop.merchant.customers.returns(mara!.id);
    expect([...returns]).toMatchObject([{ id }]);
    await shop.merchant.customers.delete(mara!.id);
    const row = await shop.merchant.returns.retrieve(id, { include: ['customer'] });
    expect(row.customer ?? null).toBeNull();
  });
});

describe('a guest', () => {
  it('has no returns, not even through an order', async () => {
    const orderId = await shop.placed();
    const order = await shop.guest.orders.retrieve(orderId, { include: ['returns'] });
    expect(order.returns ?? []).toEqual([]);
    for (const refused of [
      shop.guest.returns.list(),
      aReturn(shop.guest, orderId),
      shop.guest.return_line_items.list(),
    ])
      expect(await status(refused)).toBe(401);
  });
});

describe('the address of an order', () => {
  it('that is changed stays as it was on the order and its return', async () => {
    const orderId = await aShippedOrder(shop);
    const { id } = await aReturn(shop.merchant, orderId);
    const include = ['shipping_address'];
    const before = await shop.merchant.orders.retrieve(orderId, { include });
    const address = before.shipping_address!;
    await shop.merchant.addresses.update({ id: address.id, city: 'Cuneo' });
    const row = await shop.merchant.returns.retrieve(id, { include: ['origin_address'] });
    expect(row.origin_address).toMatchObject({ city: address.city });
  });
});
