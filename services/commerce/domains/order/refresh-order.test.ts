import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';

let platform: RunningPlatform;
let admin: CommerceLayerBundle;
let shop: CommerceLayerBundle;
beforeEach(async () => {
  platform = await startPlatform();
  admin = await platform.integration();
  shop = await platform.guest();
});
afterEach(() => platform.stop());

describe('an order’s prices', () => {
  it('keep their prices while an order does not refresh itself, until it is asked to', async () => {
    const cart = await shop.orders.create({ autorefresh: false });
    const order = shop.orders.relationship(cart.id);
    await shop.line_items.create({ sku_code: 'CORKSCREW', quantity: 1, order });
    const prices = await admin.prices.list({ filters: { sku_code_eq: 'CORKSCREW' } });
    const price = prices.find(({ currency_code }) => currency_code === 'EUR');
    await admin.prices.update({ id: price!.id, amount_cents: 2_100 });
    const seen = await shop.orders.update({ id: cart.id, metadata: { looked: true } });
    expect(seen).toMatchObject({ total_amount_cents: 2_000, refreshed_at: null });
    const fresh = await shop.orders.update({ id: cart.id, _refresh: true });
    expect(fresh.total_amount_cents).toBe(2_100);
    expect(fresh.refreshed_at).not.toBeNull();
    await admin.prices.update({ id: price!.id, amount_cents: 2_000 });
    expect(
      (await shop.orders.update({ id: cart.id, _refresh_prices: true })).total_amount_cents,
    ).toBe(2_100);
    expect(
      (await admin.orders.update({ id: cart.id, _refresh_prices: true })).total_amount_cents,
    ).toBe(2_000);
  });

  it('keep a price an integration has set, which no shopper can', async () => {
    const cart = await shop.orders.create({});
    const line = { sku_code: 'CORKSCREW', quantity: 2, order: shop.orders.relationship(cart.id) };
    const price = { _external_price: true, unit_amount_cents: 1 };
    expect(await shop.line_items.create({ ...line, ...price })).toMatchObject({
      unit_amount_cents: 2_000,
    });
    const own = await admin.line_items.create({ ...line, ...price, unit_amount_cents: 1_900 });
    expect(own).toMatchObject({ unit_amount_cents: 1_900, total_amount_cents: 3_800 });
    const order = await shop.orders.update({ id: cart.id, _refresh: true });
    expect(order.subtotal_amount_cents).toBe(2 * 2_000 + 2 * 1_900);
  });

  it('become those of another item when a line’s code changes', async () => {
    const cart = await shop.orders.create({});
    const { id } = await shop.line_items.create({
      sku_code: 'CORKSCREW',
      quantity: 2,
      order: shop.orders.relationship(cart.id),
    });
    expect(await shop.line_items.update({ id, sku_code: 'BARBERA-750' })).toMatchObject({
      name: 'Barbera',
      sku_code: 'BARBERA-750',
      total_amount_cents: 2_500,
    });
  });
});
