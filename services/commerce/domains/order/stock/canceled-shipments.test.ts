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

/** An order being edited whose only shipment, of two bottles, was canceled. */
const edited = async () => {
  const id = await shop.placed('BARBERA-750', 2);
  const [shipment] = await shop.shipmentsOf(id);
  await merchant.shipments.update({ id: shipment!.id, _cancel: true });
  await merchant.orders.update({ id, _start_editing: true });
  return { id, canceledId: shipment!.id, line: await shop.goodsLine(id) };
};

const shipmentsOf = async (id: string) =>
  (await shop.shipmentsOf(id)).map(({ status, skus_count }) => [status, skus_count]);

/** Ends the editing after the new shipment got the standard method; the merchant grants what that costs. */
const end = async (id: string) => {
  const [method] = await merchant.shipping_methods.list({ filters: { name_eq: 'Standard' } });
  const shipment = (await shop.shipmentsOf(id)).find(({ status }) => status !== 'cancelled');
  await merchant.shipments.update({
    id: shipment!.id,
    shipping_method: merchant.shipping_methods.relationship(method!.id),
  });
  const grant = await merchant.adjustments.create({
    name: 'Goodwill',
    currency_code: 'EUR',
    amount_cents: -2_000,
  });
  await merchant.line_items.create({
    quantity: 1,
    order: merchant.orders.relationship(id),
    item: merchant.adjustments.relationship(grant.id),
  });
  await merchant.shipments.update({
    id: shipment!.id,
    shipping_method: merchant.shipping_methods.relationship(method!.id),
  });
  await merchant.orders.update({ id, _stop_editing: true });
};

describe('an edited order with a canceled shipment', () => {
  it('P5 sends a raised quantity by a new shipment, and takes it from stock', async () => {
    const { id, canceledId, line } = await edited();
    await merchant.line_items.update({ id: line.id, quantity: 3 });
    await end(id);
    expect(await shipmentsOf(id)).toEqual([
      ['cancelled', 2],
      ['upcoming', 1],
    ]);
    expect((await shop.shipmentsOf(id))[0]!.id).toBe(canceledId);
    expect(shelvesOf(shop.platform, 'BARBERA-750')).toEqual({ onHand: 14, taken: 1, reserved: 0 });
  });

  it('P5 sends another SKU of the same category by a new shipment', async () => {
    const { id } = await edited();
    await merchant.line_items.create({
      sku_code: 'ARNEIS-750',
      quantity: 1,
      order: merchant.orders.relationship(id),
    });
    await end(id);
    expect(await shipmentsOf(id)).toEqual([
      ['cancelled', 2],
      ['upcoming', 1],
    ]);
    expect(shelvesOf(shop.platform, 'ARNEIS-750')).toMatchObject({ onHand: 2, taken: 1 });
    expect(shelvesOf(shop.platform, 'BARBERA-750')).toMatchObject({ onHand: 15, taken: 0 });
  });

  it('P5 loses the canceled units first when a quantity is lowered', async () => {
    const { id, line } = await edited();
    await merchant.line_items.update({ id: line.id, quantity: 3 });
    await merchant.line_items.update({ id: line.id, quantity: 2 });
    expect(await shipmentsOf(id)).toEqual([
      ['cancelled', 1],
      ['draft', 1],
    ]);
    await merchant.line_items.update({ id: line.id, quantity: 1 });
    expect(await shipmentsOf(id)).toEqual([['draft', 1]]);
    expect(shelvesOf(shop.platform, 'BARBERA-750')).toMatchObject({ onHand: 14, taken: 1 });
    expect(shop.platform.store.where('stock_line_items', { line_item_id: line.id })).toHaveLength(
      1,
    );
  });

  it('P5 is placed again although the canceled goods are sold out', async () => {
    const { id, line } = await edited();
    for (const item of shop.platform.store.where('stock_items', { sku_code: 'BARBERA-750' }))
      await merchant.stock_items.update({ id: item.id, quantity: 0 });
    await merchant.orders.update({ id, metadata: { packed: true } });
    expect(await problemOf(merchant.line_items.update({ id: line.id, quantity: 3 }))).toBe(
      'out_of_stock',
    );
    expect(await merchant.orders.update({ id, _stop_editing: true })).toMatchObject({
      status: 'placed',
    });
    expect(shelvesOf(shop.platform, 'BARBERA-750')).toEqual({ onHand: 0, taken: 0, reserved: 0 });
  });
});
