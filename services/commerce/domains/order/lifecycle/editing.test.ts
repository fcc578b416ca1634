import { aCart, prepareToPlace } from '../../../testing/cart.ts';
import { openShop, type Shop } from '../../../testing/orders.ts';
import { startPlatform } from '../../../testing/start-platform.ts';
import { problemOf, shelvesOf } from '../../../testing/stock.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop(await startPlatform());
});
afterEach(() => shop.platform.stop());

describe('editing', () => {
  const edited = async (quantity = 3) => {
    const id = await shop.placed('BARBERA-750', quantity);
    await shop.merchant.orders.update({ id, _start_editing: true });
    return { id, line: await shop.goodsLine(id) };
  };
  const choose = async (id: string) => {
    const { shipments } = await shop.merchant.orders.retrieve(id, {
      include: ['shipments.available_shipping_methods'],
    });
    for (const shipment of shipments ?? [])
      await shop.merchant.shipments.update({
        id: shipment.id,
        shipping_method: shop.merchant.shipping_methods.relationship(
          shipment.available_shipping_methods![0]!.id,
        ),
      });
  };

  it('takes a placed order’s goods back as they are taken out, and places it again', async () => {
    const { id, line } = await edited(3);
    await shop.merchant.line_items.update({ id: line.id, quantity: 1 });
    expect(await shop.merchant.orders.retrieve(id)).toMatchObject({
      status: 'editing',
      editable: true,
    });
    expect(shelvesOf(shop.platform, 'BARBERA-750')).toMatchObject({ onHand: 14, taken: 1 });
    expect(await problemOf(shop.merchant.orders.update({ id, _stop_editing: true }))).toBe(
      'shipping_method_blank',
    );
    await choose(id);
    expect(await shop.merchant.orders.update({ id, _stop_editing: true })).toMatchObject({
      status: 'placed',
      payment_status: 'authorized',
      subtotal_amount_cents: 1_250,
    });
    const [shipment] = await shop.shipmentsOf(id);
    expect(shipment).toMatchObject({ status: 'upcoming', skus_count: 1 });
  });

  it('shows a customer the order, but lets only the merchant change it', async () => {
    const { access_token } = await shop.platform.token({
      grant_type: 'password',
      username: 'anna@example.com',
      password: 'segreto1',
    });
    const anna = shop.platform.client(access_token);
    const { id } = await anna.orders.create({});
    await anna.line_items.create({
      sku_code: 'BARBERA-750',
      quantity: 2,
      order: anna.orders.relationship(id),
    });
    await prepareToPlace(anna, id);
    await anna.orders.update({ id, _place: true });
    await shop.merchant.orders.update({ id, _start_editing: true });
    expect(await anna.orders.retrieve(id)).toMatchObject({ status: 'editing' });
    const line = await shop.goodsLine(id);
    expect(await problemOf(anna.line_items.update({ id: line.id, quantity: 1 }))).toBe(
      'invalid_status',
    );
    expect(await problemOf(anna.orders.update({ id, language_code: 'de' }))).toBe('invalid_status');
  });

  it('returns stock of removed lines and of locations no longer needed', async () => {
    const { id, line } = await edited(12);
    expect(await shop.shipmentsOf(id)).toHaveLength(2);
    await shop.merchant.line_items.update({ id: line.id, quantity: 5 });
    expect(shelvesOf(shop.platform, 'BARBERA-750')).toMatchObject({ onHand: 10, taken: 5 });
    const added = await shop.merchant.line_items.create({
      sku_code: 'ARNEIS-750',
      quantity: 2,
      order: shop.merchant.orders.relationship(id),
    });
    expect(shelvesOf(shop.platform, 'ARNEIS-750')).toMatchObject({ onHand: 1, taken: 2 });
    await shop.merchant.line_items.delete(added.id);
    expect(shelvesOf(shop.platform, 'ARNEIS-750')).toMatchObject({ onHand: 3, taken: 0 });
    expect(await shop.shipmentsOf(id)).toHaveLength(1);
  });

  it('cannot finish above the total the order was placed with', async () => {
    const { id, line } = await edited(2);
    await shop.merchant.line_items.update({ id: line.id, quantity: 4 });
    await choose(id);
    expect(await problemOf(shop.merchant.orders.update({ id, _stop_editing: true }))).toBe(
      'mismatched_amounts',
    );
    expect(shelvesOf(shop.platform, 'BARBERA-750')).toMatchObject({ onHand: 11, taken: 4 });
  });

  it('is refused to shoppers and for unplaced orders', async () => {
    const id = await shop.placed();
    await expect(
      shop.guest.orders.update({ id, customer_email: 'x@example.com' }),
    ).rejects.toMatchObject({ status: 422 });
    await shop.merchant.orders.update({ id, _start_editing: true });
    await expect(shop.guest.orders.retrieve(id)).rejects.toMatchObject({ status: 404 });
    const cart = await shop.ready();
    expect(await problemOf(shop.merchant.orders.update({ id: cart, _start_editing: true }))).toBe(
      'invalid_status',
    );
  });
});

describe('two tabs', () => {
  it('that change one order at once leave totals that fit its lines', async () => {
    const order = await aCart(shop.guest, 'CORKSCREW', 1);
    const line = await shop.goodsLine(order.id);
    await Promise.all([
      ...[2, 3, 4].map((quantity) => shop.guest.line_items.update({ id: line.id, quantity })),
      shop.guest.orders.update({ id: order.id, customer_email: 'other@example.com' }),
      shop.guest.line_items.create({
        sku_code: 'CORKSCREW',
        quantity: 1,
        _update_quantity: true,
        order: shop.guest.orders.relationship(order.id),
      }),
    ]);
    const after = await shop.guest.orders.retrieve(order.id, { include: ['line_items'] });
    const sum = after.line_items?.reduce((total, it) => total + (it.total_amount_cents ?? 0), 0);
    expect(after.total_amount_cents).toBe(sum);
    expect(after.skus_count).toBe(after.line_items?.[0]?.quantity);
  });

  it('that place one order at once place it once', async () => {
    const id = await shop.ready();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => problemOf(shop.guest.orders.update({ id, _place: true }))),
    );
    expect(answers.filter((it) => it === 'invalid_status')).toHaveLength(4);
    expect(shelvesOf(shop.platform, 'BARBERA-750')).toMatchObject({ onHand: 13, taken: 2 });
  });
});
