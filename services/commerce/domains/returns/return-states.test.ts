import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { openShop, type Shop } from '../../testing/orders.ts';
import { aReturn, aReturnOf, aShippedOrder, move } from '../../testing/returns.ts';
import { startPlatform } from '../../testing/start-platform.ts';
import { problemOf } from '../../testing/stock.ts';

let shop: Shop;
let merchant: CommerceLayerBundle;
beforeAll(async () => {
  shop = await openShop(await startPlatform());
  ({ merchant } = shop);
  const [item] = await merchant.stock_items.list({ filters: { sku_code_eq: 'BARBERA-750' } });
  await merchant.stock_items.update({ id: item!.id, quantity: 1_000 });
});
afterAll(() => shop.platform.stop());

const trigger = (id: string, name: string) => merchant.returns.update({ id, [name]: true });

describe('the order of a return', () => {
  it('must have left: a cart and an order in preparation are refused', async () => {
    expect(await problemOf(aReturn(merchant, await shop.ready()))).toBe('invalid_status');
    expect(await problemOf(aReturn(merchant, await shop.placed()))).toBe('invalid_status');
    expect(await problemOf(aReturn(merchant, await shop.paid()))).toBe('invalid_status');
  });

  it('may have been fulfilled by hand, without a shipment', async () => {
    const id = await shop.paid('VOUCHER', 1);
    expect(await problemOf(aReturn(merchant, id))).toBe('invalid_status');
    await merchant.orders.update({ id, _fulfill: true });
    expect(await aReturn(merchant, id)).toMatchObject({ status: 'draft' });
  });

  it('must not be canceled', async () => {
    const id = await aShippedOrder(shop);
    await merchant.orders.update({ id, _refund: true });
    await merchant.orders.update({ id, _cancel: true });
    expect(await problemOf(aReturn(merchant, id))).toBe('invalid_status');
  });

  it('gives its returns numbers, its customer, its addresses and its capture', async () => {
    const orderId = await aShippedOrder(shop);
    const first = await aReturn(merchant, orderId);
    const { id } = await aReturn(merchant, orderId);
    await merchant.returns.delete(first.id);
    const third = await aReturn(merchant, orderId);
    const order = await merchant.orders.retrieve(orderId, {
      include: ['returns', 'customer', 'shipping_address', 'captures.return', 'shipments'],
    });
    expect(first.number).toBe(`${order.number}/R/0001`);
    expect(third.number).toBe(`${order.number}/R/0003`);
    expect(order.returns?.map((it) => it.id)).toEqual([id, third.id]);
    expect(order.captures?.[0]).toMatchObject({ return: { id: third.id } });
    const row = await merchant.returns.retrieve(id, {
      include: [
        'order',
        'customer',
        'origin_address',
        'destination_address',
        'stock_location',
        'reference_capture',
        'reference_refund',
        'return_line_items',
      ],
    });
    expect(row).toMatchObject({
      status: 'draft',
      customer_email: 'guest@example.com',
      skus_count: 0,
      estimated_refund_amount_cents: 0,
      formatted_estimated_refund_amount: '€0,00',
      order: { id: orderId },
      customer: { id: order.customer?.id },
      origin_address: { id: order.shipping_address?.id },
      destination_address: { company: 'Magazzino' },
      stock_location: { code: 'alba' },
      reference_capture: { id: order.captures?.[0]?.id },
    });
    expect(row.reference_refund ?? null).toBeNull();
  });

  it('sends its returns to the return location of its inventory model', async () => {
    const [milano] = await merchant.stock_locations.list({ filters: { code_eq: 'milano' } });
    const [model] = await merchant.inventory_models.list();
    const { id } = await merchant.inventory_return_locations.create({
      priority: 1,
      stock_location: merchant.stock_locations.relationship(milano!.id),
      inventory_model: merchant.inventory_models.relationship(model!.id),
    });
    const created = await aReturn(merchant, await aShippedOrder(shop));
    await merchant.inventory_return_locations.delete(id);
    const include = ['stock_location', 'destination_address'];
    expect(await merchant.returns.retrieve(created.id, { include })).toMatchObject({
      stock_location: { code: 'milano' },
      destination_address: { city: 'Alba' },
    });
    const [alba] = await merchant.stock_locations.list({ filters: { code_eq: 'alba' } });
    expect(
      await merchant.returns.update(
        { id: created.id, stock_location: merchant.stock_locations.relationship(alba!.id) },
        { include },
      ),
    ).toMatchObject({ stock_location: { code: 'alba' } });
    const nowhere = await merchant.returns.update(
      { id: created.id, stock_location: merchant.stock_locations.relationship(null) },
      { include },
    );
    expect(nowhere.stock_location ?? nowhere.destination_address ?? null).toBeNull();
  });

  it('holds the capture that its return names', async () => {
    const [one, other] = [await aShippedOrder(shop), await aShippedOrder(shop)];
    const [capture] = await merchant.orders.captures(other);
    const reference_capture = merchant.captures.relationship(capture!.id);
    const order = merchant.orders.relationship(one);
    expect(await problemOf(merchant.returns.create({ order, reference_capture }))).toBe('required');
    const { id } = await aReturn(merchant, one);
    expect(await problemOf(merchant.returns.update({ id, reference_capture }))).toBe('required');
  });
});

describe('a return', () => {
  const ways: Record<string, readonly string[]> = {
    draft: [],
    requested: ['_request'],
    approved: ['_request', '_approve'],
    shipped: ['_request', '_approve', '_ship'],
    received: ['_request', '_approve', '_receive'],
    refunded: ['_request', '_approve', '_receive', '_refund'],
    cancelled: ['_cancel'],
    rejected: ['_request', '_reject'],
  };
  const allowed: Record<string, Record<string, string>> = {
    _request: { draft: 'requested' },
    _approve: { requested: 'approved' },
    _cancel: { draft: 'cancelled', requested: 'cancelled', approved: 'cancelled' },
    _reject: { requested: 'rejected', shipped: 'rejected' },
    _ship: { approved: 'shipped' },
    _receive: { approved: 'received', shipped: 'received' },
    _restock: { received: 'received', refunded: 'refunded' },
    _refund: { received: 'refunded' },
  };
  let orderId: string;
  beforeAll(async () => {
    orderId = await aShippedOrder(shop, 'BARBERA-750', 100);
  });
  it.each(
    Object.entries(ways).flatMap(([status, way]) =>
      Object.keys(allowed).map(
        (name) => [status, name, allowed[name]?.[status] ?? null, way] as const,
      ),
    ),
  )('that is %s and gets %s becomes %p', async (status, name, to, way) => {
    const { id } = await aReturnOf(shop, orderId);
    expect(await move(shop, id, ...way)).toMatchObject({ status });
    if (to === null) {
      expect(await problemOf(trigger(id, name))).toBe('invalid_status');
      expect(await merchant.returns.retrieve(id)).toMatchObject({ status });
    } else expect(await trigger(id, name)).toMatchObject({ status: to });
    if (!['draft', 'cancelled', 'rejected'].includes(to ?? status)) {
      expect(await problemOf(merchant.returns.delete(id))).toBe('invalid_status');
      platformForgets(id);
    } else await merchant.returns.delete(id);
  });
  /** Frees the units of a return that cannot be deleted. */
  const platformForgets = (id: string) =>
    shop.platform.store.update('returns', id, { status: 'cancelled' });

  it('dates its statuses', async () => {
    const { id } = await aReturnOf(shop, orderId);
    const row = await move(shop, id, '_request', '_approve', '_ship', '_receive', '_refund');
    for (const at of ['approved_at', 'shipped_at', 'received_at', 'refunded_at'] as const)
      expect(Date.parse(row[at] ?? '')).toBeGreaterThan(0);
    const { id: other } = await aReturnOf(shop, orderId);
    expect((await move(shop, other, '_request', '_reject')).rejected_at).toBeTruthy();
    const { id: third } = await aReturnOf(shop, orderId);
    expect((await move(shop, third, '_cancel')).cancelled_at).toBeTruthy();
  });

  it('obeys triggers that come together in the order of its life', async () => {
    const { id } = await aReturnOf(shop, orderId);
    expect(
      await merchant.returns.update({ id, _receive: true, _approve: true, _request: true }),
    ).toMatchObject({ status: 'received' });
  });

  it('is not requested without a line', async () => {
    const { id } = await aReturn(merchant, orderId);
    expect(await problemOf(trigger(id, '_request'))).toBe('blank');
  });

  it('is archived and brought back', async () => {
    const { id } = await aReturnOf(shop, orderId);
    expect((await trigger(id, '_archive')).archived_at).toBeTruthy();
    expect((await trigger(id, '_unarchive')).archived_at).toBeNull();
  });

  it('can be annotated and tagged at any time', async () => {
    const { id } = await aReturnOf(shop, orderId);
    await merchant.tags.create({ name: 'damaged' });
    await move(shop, id, '_request', '_approve');
    const metadata = { withdrawal: { received_at: '2026-01-01' } };
    expect(
      await merchant.returns.update(
        { id, metadata, reference: 'RMA-1', _add_tags: 'damaged' },
        { include: ['tags'] },
      ),
    ).toMatchObject({ metadata, reference: 'RMA-1', tags: [{ name: 'damaged' }] });
  });

  it('takes its lines with it when it is deleted', async () => {
    const { id } = await aReturnOf(shop, orderId);
    await merchant.returns.delete(id);
    expect(shop.platform.store.where('return_line_items', { return_id: id })).toEqual([]);
  });
});
