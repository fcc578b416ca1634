import { prepareToPlace } from '../../testing/cart.ts';
import { openShop, type Shop } from '../../testing/orders.ts';
import {
  aReturn,
  aReturnLine,
  aReturnOf,
  aShippedOrder,
  move,
  shipAll,
} from '../../testing/returns.ts';
import { startPlatform } from '../../testing/start-platform.ts';
import { problemOf, shelvesOf } from '../../testing/stock.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop(await startPlatform());
});
afterEach(() => shop.platform.stop());

const arrived = ['_request', '_approve', '_receive'];
const onHand = (code = 'BARBERA-750') => shelvesOf(shop.platform, code).onHand;
const stockAt = async (location: string, code = 'BARBERA-750') => {
  const [item] = await shop.merchant.stock_items.list({
    filters: { sku_code_eq: code, stock_location_code_eq: location },
  });
  return item?.quantity ?? null;
};

describe('goods that come back', () => {
  it('go back into stock once', async () => {
    const orderId = await aShippedOrder(shop, 'BARBERA-750', 3);
    expect(await stockAt('alba')).toBe(7);
    const { id } = await aReturnOf(shop, orderId, 2);
    await move(shop, id, ...arrived, '_restock');
    expect(await stockAt('alba')).toBe(9);
    expect(await problemOf(move(shop, id, '_restock'))).toBe('invalid');
    expect(await problemOf(move(shop, id, '_refund', '_restock'))).toBe('invalid');
    const [line] = await shop.merchant.returns.return_line_items(id);
    expect(line?.restocked_at).toBeTruthy();
    expect(await stockAt('alba')).toBe(9);
    await shop.merchant.orders.update({ id: orderId, _refund: true });
    await shop.merchant.orders.update({ id: orderId, _cancel: true });
    expect(await stockAt('alba')).toBe(9);
  });

  it('go back line by line, and the last line completes it', async () => {
    const orderId = await aShippedOrder(shop, 'BARBERA-750', 3);
    const { id } = await aReturn(shop.merchant, orderId);
    const { id: lineId } = await shop.goodsLine(orderId);
    const one = await aReturnLine(shop.merchant, id, lineId, 1);
    const two = await aReturnLine(shop.merchant, id, lineId, 2);
    const restock = (line: string) =>
      shop.merchant.return_line_items.update({ id: line, _restock: true });
    const told = () =>
      shop.platform.store
        .where('events', { resource_id: id })
        .filter(({ name }) => name === 'returns.restock').length;
    expect(await problemOf(restock(one.id))).toBe('invalid_status');
    await move(shop, id, ...arrived);
    expect((await restock(two.id)).restocked_at).toBeTruthy();
    expect(await stockAt('alba')).toBe(9);
    expect(told()).toBe(0);
    expect(await problemOf(restock(two.id))).toBe('invalid');
    await move(shop, id, '_restock');
    expect(await stockAt('alba')).toBe(10);
    expect(told()).toBe(1);
  });

  it('go to the location of the return, which gets a stock item if it has none', async () => {
    const [milano] = await shop.merchant.stock_locations.list({ filters: { code_eq: 'milano' } });
    const { id } = await aReturnOf(shop, await aShippedOrder(shop, 'ARNEIS-750', 2), 2);
    const stock_location = shop.merchant.stock_locations.relationship(milano!.id);
    await shop.merchant.returns.update({ id, stock_location });
    expect(await stockAt('milano', 'ARNEIS-750')).toBeNull();
    await move(shop, id, ...arrived, '_restock');
    expect(await stockAt('milano', 'ARNEIS-750')).toBe(2);
    expect(await stockAt('alba', 'ARNEIS-750')).toBe(1);
  });

  it('go back to where they came from if the return has no location', async () => {
    const { id } = await aReturnOf(shop, await aShippedOrder(shop, 'BARBERA-750', 2), 1);
    const stock_location = shop.merchant.stock_locations.relationship(null);
    await shop.merchant.returns.update({ id, stock_location });
    await move(shop, id, ...arrived, '_restock');
    expect(await stockAt('alba')).toBe(9);
  });

  it('of a bundle are its parts', async () => {
    const { id: orderId } = await shop.guest.orders.create({ customer_email: 'a@example.com' });
    await shop.guest.line_items.create({
      bundle_code: 'DUO',
      quantity: 1,
      order: shop.guest.orders.relationship(orderId),
    });
    await prepareToPlace(shop.guest, orderId);
    await shop.guest.orders.update({ id: orderId, _place: true });
    await shop.merchant.orders.update({ id: orderId, _approve_and_capture: true });
    await shipAll(shop, orderId);
    expect([onHand(), onHand('ARNEIS-750')]).toEqual([14, 1]);
    const [bundle] = await shop.merchant.orders.line_items(orderId, {
      filters: { item_type_eq: 'bundles' },
    });
    const { id } = await aReturn(shop.merchant, orderId);
    expect(await aReturnLine(shop.merchant, id, bundle!.id, 1)).toMatchObject({
      bundle_code: 'DUO',
      total_amount_cents: 4_000,
    });
    await move(shop, id, ...arrived, '_restock');
    expect([onHand(), onHand('ARNEIS-750')]).toEqual([15, 3]);
  });

  it('of an untracked SKU have no stock to go to', async () => {
    const orderId = await shop.paid('VOUCHER', 1);
    await shop.merchant.orders.update({ id: orderId, _fulfill: true });
    const { id } = await aReturnOf(shop, orderId);
    await move(shop, id, ...arrived, '_restock');
    expect(shop.platform.store.where('stock_items', { sku_code: 'VOUCHER' })).toEqual([]);
  });
});
