import { success } from '../../engine/definition/problem.ts';
import { runOperation } from '../../engine/definition/run-operation.ts';
import { releaseExpired } from './reservations/release-expired.ts';
import { aCart, prepareToPlace } from '../../testing/cart.ts';
import { openShop, type Shop } from '../../testing/orders.ts';
import { startPlatform } from '../../testing/start-platform.ts';
import { countOrders, problemOf, setInventoryModel, shelvesOf } from '../../testing/stock.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop(await startPlatform());
});
afterEach(() => shop.platform.stop());

describe('stock', () => {
  it('sells ten bottles to exactly ten of fifty buyers at once', async () => {
    const [item] = await shop.merchant.stock_items.list({
      filters: { sku_code_eq: 'ARNEIS-750' },
    });
    await shop.merchant.stock_items.update({ id: item!.id, quantity: 10 });
    const carts: string[] = [];
    for (let buyer = 0; buyer < 50; buyer += 1) carts.push(await shop.ready('ARNEIS-750', 1));
    const answers = await Promise.all(
      carts.map((id) => problemOf(shop.guest.orders.update({ id, _place: true }))),
    );
    expect(answers.filter((it) => it === 'out_of_stock')).toHaveLength(40);
    expect(countOrders(shop.platform, 'placed')).toBe(10);
    expect(shelvesOf(shop.platform, 'ARNEIS-750')).toEqual({ onHand: 0, taken: 10, reserved: 0 });
  }, 60_000);

  it('comes back exactly once when an order is cancelled', async () => {
    const id = await shop.placed('BARBERA-750', 3);
    expect(shelvesOf(shop.platform, 'BARBERA-750')).toMatchObject({ onHand: 12, taken: 3 });
    const answers = await Promise.all(
      [1, 2, 3].map(() => problemOf(shop.merchant.orders.update({ id, _cancel: true }))),
    );
    expect(answers.filter((it) => it === 'invalid_status')).toHaveLength(2);
    expect(shelvesOf(shop.platform, 'BARBERA-750')).toMatchObject({ onHand: 15, taken: 0 });
    const [shipment] = await shop.shipmentsOf(id);
    await problemOf(shop.merchant.shipments.update({ id: shipment!.id, _cancel: true }));
    expect(shelvesOf(shop.platform, 'BARBERA-750')).toMatchObject({ onHand: 15, taken: 0 });
  });

  it('comes back when one shipment is cancelled, and only that shipment’s', async () => {
    const order = await aCart(shop.guest, 'BARBERA-750', 2);
    await shop.guest.line_items.create({
      sku_code: 'CORKSCREW',
      quantity: 1,
      order: shop.guest.orders.relationship(order.id),
    });
    await prepareToPlace(shop.guest, order.id);
    await shop.guest.orders.update({ id: order.id, _place: true });
    const all = await shop.merchant.orders.retrieve(order.id, {
      include: ['shipments.stock_line_items'],
    });
    const wine = all.shipments?.find(({ stock_line_items }) =>
      stock_line_items?.some(({ sku_code }) => sku_code === 'BARBERA-750'),
    );
    await shop.merchant.shipments.update({ id: wine!.id, _cancel: true });
    expect(shelvesOf(shop.platform, 'BARBERA-750')).toMatchObject({ onHand: 15, taken: 0 });
    expect(shelvesOf(shop.platform, 'CORKSCREW')).toMatchObject({ onHand: 99, taken: 1 });
  });

  it('keeps every unit when one stock item is counted and sold from at the same time', async () => {
    const carts = await Promise.all([1, 2, 3, 4].map(() => shop.ready('ARNEIS-750', 1)));
    const [item] = await shop.merchant.stock_items.list({ filters: { sku_code_eq: 'ARNEIS-750' } });
    await Promise.all([
      ...carts.map((id) => problemOf(shop.guest.orders.update({ id, _place: true }))),
      ...[1, 2, 3].map((count) =>
        shop.merchant.stock_items.update({ id: item!.id, metadata: { count } }),
      ),
    ]);
    expect(shelvesOf(shop.platform, 'ARNEIS-750')).toMatchObject({ onHand: 0, taken: 3 });
    expect(countOrders(shop.platform, 'placed')).toBe(3);
  });

  it('refuses a count below the reserved quantity with `_validate`', async () => {
    await setInventoryModel(shop.merchant, { manual_stock_decrement: true });
    await shop.placed('ARNEIS-750', 2);
    const [item] = await shop.merchant.stock_items.list({ filters: { sku_code_eq: 'ARNEIS-750' } });
    expect(
      await problemOf(
        shop.merchant.stock_items.update({ id: item!.id, quantity: 1, _validate: true }),
      ),
    ).toBe('greater_than_or_equal_to');
    await shop.merchant.stock_items.update({ id: item!.id, quantity: 2, _validate: true });
  });

  it('is only set aside until it is decremented by hand where the model says so', async () => {
    await setInventoryModel(shop.merchant, { manual_stock_decrement: true });
    const id = await shop.paid('ARNEIS-750', 2);
    expect(shelvesOf(shop.platform, 'ARNEIS-750')).toEqual({ onHand: 3, taken: 0, reserved: 2 });
    const late = await aCart(shop.guest, 'BARBERA-750', 1);
    const more = shop.guest.line_items.create({
      sku_code: 'ARNEIS-750',
      quantity: 2,
      order: shop.guest.orders.relationship(late.id),
    });
    expect(await problemOf(more)).toBe('out_of_stock');
    const [shipment] = await shop.shipmentsOf(id);
    await shop.merchant.shipments.update({ id: shipment!.id, _decrement_stock: true });
    await shop.merchant.shipments.update({ id: shipment!.id, _decrement_stock: true });
    expect(shelvesOf(shop.platform, 'ARNEIS-750')).toEqual({ onHand: 1, taken: 2, reserved: 0 });
  });

  it('set aside for a shipment can be let go and set aside again', async () => {
    await setInventoryModel(shop.merchant, { manual_stock_decrement: true });
    const [shipment] = await shop.shipmentsOf(await shop.paid('ARNEIS-750', 2));
    const { id } = shipment!;
    await shop.merchant.shipments.update({ id, _release_stock: true });
    expect(shelvesOf(shop.platform, 'ARNEIS-750')).toEqual({ onHand: 3, taken: 0, reserved: 0 });
    await shop.merchant.shipments.update({ id, _reserve_stock: true });
    expect(shelvesOf(shop.platform, 'ARNEIS-750')).toEqual({ onHand: 3, taken: 0, reserved: 2 });
    const waiting = await shop.placed('BARBERA-750', 1);
    const [early] = await shop.shipmentsOf(waiting);
    expect(
      await problemOf(shop.merchant.shipments.update({ id: early!.id, _decrement_stock: true })),
    ).toBe('invalid_status');
  });

  it('is set aside for a cart’s line as long as the model’s cutoff', async () => {
    await setInventoryModel(shop.merchant, { stock_reservation_cutoff: 600 });
    const order = await aCart(shop.guest, 'ARNEIS-750', 2);
    const line = await shop.goodsLine(order.id);
    await shop.merchant.line_items.update({ id: line.id, _reserve_stock: true });
    expect(shelvesOf(shop.platform, 'ARNEIS-750').reserved).toBe(2);
    const other = await shop.guest.orders.create({});
    const relationship = shop.guest.orders.relationship(other.id);
    const want = () =>
      shop.guest.line_items.create({ sku_code: 'ARNEIS-750', quantity: 2, order: relationship });
    expect(await problemOf(want())).toBe('out_of_stock');

    const sweep = (seconds: number) =>
      runOperation(
        shop.host(() => new Date(Date.now() + seconds * 1_000)),
        (operation) => success(releaseExpired(operation)),
      );
    expect(sweep(590)).toMatchObject({ value: 0 });
    expect(sweep(601)).toMatchObject({ value: 1 });
    expect(shelvesOf(shop.platform, 'ARNEIS-750').reserved).toBe(0);
    await want();
  });

  it('that a cart has set aside is the cart’s own to buy', async () => {
    const id = await shop.ready('ARNEIS-750', 3);
    const line = await shop.goodsLine(id);
    await shop.merchant.line_items.update({ id: line.id, _reserve_stock: true });
    await shop.guest.orders.update({ id, _place: true });
    expect(shelvesOf(shop.platform, 'ARNEIS-750')).toEqual({ onHand: 0, taken: 3, reserved: 0 });
  });

  it('moves between locations by a transfer and is nowhere twice', async () => {
    const locations = await shop.merchant.stock_locations.list({ sort: { code: 'asc' } });
    const [alba, milano] = locations.map(({ id }) =>
      shop.merchant.stock_locations.relationship(id),
    );
    const transfer = await shop.merchant.stock_transfers.create({
      sku_code: 'ARNEIS-750',
      quantity: 2,
      origin_stock_location: alba!,
      destination_stock_location: milano!,
    } as never);
    const move = (trigger: string) =>
      shop.merchant.stock_transfers.update({ id: transfer.id, [trigger]: true });
    expect(await problemOf(move('_complete'))).toBe('invalid_status');
    await move('_upcoming');
    await move('_in_transit');
    expect(shelvesOf(shop.platform, 'ARNEIS-750').onHand).toBe(1);
    expect(await move('_complete')).toMatchObject({ status: 'completed' });
    expect(shelvesOf(shop.platform, 'ARNEIS-750').onHand).toBe(3);
  });
});
