import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { aCart, prepareToPlace } from '../../../testing/cart.ts';
import { startPlatform, type RunningPlatform } from '../../../testing/start-platform.ts';
import { countOrders, problemOf, setInventoryModel, shelvesOf } from '../../../testing/stock.ts';

let platform: RunningPlatform;
beforeEach(async () => {
  platform = await startPlatform();
  const integration = await platform.integration();
  for (const item of platform.store.where('stock_items', { sku_code: 'BARBERA-750' }))
    await integration.stock_items.update({ id: item.id, quantity: 5 });
});
afterEach(() => platform.stop());

/** So many shoppers with a cart each that only has to be placed; all have chosen the more expensive method. */
const buyers = async (count: number, quantity: number) => {
  const guest = await platform.guest();
  const [express] = platform.store.where('shipping_methods', { name: 'Express' });
  const carts = await Promise.all(
    Array.from({ length: count }, async () => {
      const { id } = await aCart(guest, 'BARBERA-750', quantity);
      await prepareToPlace(guest, id);
      for (const shipment of platform.store.where('shipments', { order_id: id }))
        await guest.shipments.update({
          id: shipment.id,
          shipping_method: guest.shipping_methods.relationship(express!.id),
        });
      return id;
    }),
  );
  return { guest, carts, express: express!.id };
};
const place = (guest: CommerceLayerBundle, id: string) =>
  guest.orders.update({ id, _place: true }, { include: ['shipments.shipping_method'] });

describe('ten bottles, five in each of two stock locations', () => {
  it('50 shoppers of one bottle each at once: ten get it, each by the method chosen', async () => {
    const { guest, carts, express } = await buyers(50, 1);
    const outcomes = await Promise.allSettled(carts.map((id) => place(guest, id)));
    const placed = outcomes.flatMap((it) => (it.status === 'fulfilled' ? [it.value] : []));
    expect(placed).toHaveLength(10);
    expect(countOrders(platform, 'placed')).toBe(10);
    for (const { shipments, shipping_amount_cents } of placed)
      expect({ shipments, shipping_amount_cents }).toMatchObject({
        shipments: [{ status: 'upcoming', shipping_method: { id: express } }],
        shipping_amount_cents: 1_500,
      });
    expect(shelvesOf(platform, 'BARBERA-750')).toEqual({ onHand: 0, taken: 10, reserved: 0 });
    // The goods are taken from the shelf their shipment leaves from.
    for (const line of platform.store.where('stock_line_items', { sku_code: 'BARBERA-750' })) {
      if (line.taken_quantity === 0) continue;
      const shipment = platform.store.get('shipments', line.shipment_id);
      const item = platform.store.get('stock_items', line.stock_item_id);
      expect(item?.stock_location_id).toBe(shipment?.stock_location_id);
    }
  }, 60_000);

  it.each([2, 3])(
    '%i shoppers get all the stock, and a shopper who needs a second parcel sees its price first',
    async (quantity) => {
      const { guest, carts, express } = await buyers(8, quantity);
      const outcomes = await Promise.all(carts.map((id) => problemOf(place(guest, id))));
      const refused = carts.filter((_, index) => outcomes[index] === 'mismatched_amounts');
      const placed = Math.floor(10 / quantity) - 1;
      expect(refused).toHaveLength(carts.length - placed);
      // The remaining stock is split between both locations.
      const [id = '', other = ''] = refused;
      const shown = await guest.orders.update({ id, _refresh: true });
      expect(shown.shipping_amount_cents).toBe(3_000);
      expect(await problemOf(place(guest, id))).toMatchObject({
        resolved: {
          status: 'placed',
          total_amount_cents: shown.total_amount_cents,
          shipments: [{ shipping_method: { id: express } }, { shipping_method: { id: express } }],
        },
      });
      await guest.orders.update({ id: other, _refresh: true });
      expect(await problemOf(place(guest, other))).toBe('out_of_stock');
      expect(countOrders(platform, 'placed')).toBe(Math.floor(10 / quantity));
      expect(shelvesOf(platform, 'BARBERA-750').onHand).toBe(10 % quantity);
    },
    60_000,
  );

  it('a method unavailable from the other location is cleared, not kept on the shipment', async () => {
    const { guest, carts } = await buyers(1, 1);
    const [alba] = platform.store.where('stock_locations', { name: 'Alba' });
    const [express] = platform.store.where('shipping_methods', { name: 'Express' });
    platform.store.update('shipping_methods', express!.id, { stock_location_id: alba!.id });
    const integration = await platform.integration();
    const [item] = platform.store.where('stock_items', {
      sku_code: 'BARBERA-750',
      stock_location_id: alba!.id,
    });
    await integration.stock_items.update({ id: item!.id, quantity: 0 });
    expect(await problemOf(place(guest, carts[0]!))).toBe('shipping_method_blank');
  });

  it('also where goods are gathered at the first location', async () => {
    const integration = await platform.integration();
    await setInventoryModel(integration, { strategy: 'ship_from_primary' });
    const { guest, carts } = await buyers(12, 1);
    await Promise.allSettled(carts.map((id) => place(guest, id)));
    expect(countOrders(platform, 'placed')).toBe(10);
  }, 60_000);
});
