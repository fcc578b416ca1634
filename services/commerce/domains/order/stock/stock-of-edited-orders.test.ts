import { prepareToPlace } from '../../../testing/cart.ts';
import { openShop, type Shop } from '../../../testing/orders.ts';
import { startPlatform } from '../../../testing/start-platform.ts';
import { setInventoryModel, shelvesOf } from '../../../testing/stock.ts';

let shop: Shop;
let merchant: Shop['merchant'];
beforeEach(async () => {
  shop = await openShop(await startPlatform());
  merchant = shop.merchant;
});
afterEach(() => shop.platform.stop());

/** Opens a placed order for changes and changes nothing about its goods. */
const edit = async (id: string) => {
  await merchant.orders.update({ id, _start_editing: true });
  await merchant.orders.update({ id, metadata: { packed: true } });
  await merchant.orders.update({ id, _stop_editing: true });
};

/** Leaves the market to Milano alone: Alba no longer serves it. */
const leaveMarket = async () => {
  const { store } = shop.platform;
  const [alba] = store.where('stock_locations', { code: 'alba' });
  const [link] = store.where('inventory_stock_locations', { stock_location_id: alba!.id });
  await merchant.inventory_stock_locations.update({ id: link!.id, priority: 9 });
  await setInventoryModel(merchant, { stock_locations_cutoff: 1 });
};

describe('the stock of an edited order', () => {
  it.each([
    { manual: true, reserved: 0, taken: 2 },
    { manual: false, reserved: 0, taken: 2 },
  ])(
    'P5 is held once if the decrement became manual: $manual in between',
    async ({ manual, ...held }) => {
      await setInventoryModel(merchant, { manual_stock_decrement: !manual });
      const id = await shop.placed();
      await setInventoryModel(merchant, { manual_stock_decrement: manual });
      await edit(id);
      expect(shelvesOf(shop.platform, 'BARBERA-750')).toEqual({ onHand: 13, ...held });
    },
  );

  it.each([
    [
      'was sold out and is restocked',
      async () => {
        const [item] = shop.platform.store
          .where('stock_items', { sku_code: 'BARBERA-750' })
          .filter(({ quantity }) => quantity === 0);
        await merchant.stock_items.update({ id: item!.id, quantity: 50 });
      },
    ],
    ['left the market', () => leaveMarket()],
  ])('P5 keeps its locations and shipments when a location %s', async (_, work) => {
    // Ten from Alba, two from Milano.
    const id = await shop.placed('BARBERA-750', 12);
    const before = await shop.shipmentsOf(id);
    expect(before).toHaveLength(2);
    await work();
    const { onHand } = shelvesOf(shop.platform, 'BARBERA-750');
    await edit(id);
    expect(shelvesOf(shop.platform, 'BARBERA-750')).toEqual({ onHand, taken: 12, reserved: 0 });
    const after = await shop.shipmentsOf(id);
    expect(after.map((it) => [it.id, it.status])).toEqual(before.map((it) => [it.id, it.status]));
  });

  /** Restocks Alba, from which ten of twelve bottles came; two came from Milano. */
  const restock = async () => {
    const [item] = shop.platform.store
      .where('stock_items', { sku_code: 'BARBERA-750' })
      .filter(({ quantity }) => quantity === 0);
    await merchant.stock_items.update({ id: item!.id, quantity: 50 });
  };
  const add = (client: Shop['merchant'], id: string, sku_code: string) =>
    client.line_items.create({ sku_code, quantity: 1, order: client.orders.relationship(id) });

  it('P5 keeps its locations when other goods are added', async () => {
    const id = await shop.placed('BARBERA-750', 12);
    const before = await shop.shipmentsOf(id);
    await restock();
    await merchant.orders.update({ id, _start_editing: true });
    await add(merchant, id, 'CORKSCREW');
    const after = await shop.shipmentsOf(id);
    expect(after).toHaveLength(3);
    expect(after.map((it) => it.id)).toEqual(expect.arrayContaining(before.map((it) => it.id)));
    expect(shelvesOf(shop.platform, 'BARBERA-750')).toMatchObject({ onHand: 53, taken: 12 });
    expect(shelvesOf(shop.platform, 'CORKSCREW')).toMatchObject({ onHand: 99, taken: 1 });
    // The bottles of the first line are not available to the second one.
    await add(merchant, id, 'BARBERA-750');
    expect(shelvesOf(shop.platform, 'BARBERA-750')).toMatchObject({ onHand: 52, taken: 13 });
  });

  it('P5 keeps its locations beside an item that neither ships nor is tracked', async () => {
    const id = await shop.ready('BARBERA-750', 12);
    await add(shop.guest, id, 'VOUCHER');
    await prepareToPlace(shop.guest, id);
    await shop.guest.orders.update({ id, _place: true });
    const before = await shop.shipmentsOf(id);
    expect(before).toHaveLength(2);
    await restock();
    await edit(id);
    expect((await shop.shipmentsOf(id)).map((it) => it.id)).toEqual(before.map((it) => it.id));
  });

  it('P5 stays shown once its transfer is complete', async () => {
    await setInventoryModel(merchant, { strategy: 'ship_from_primary' });
    const id = await shop.placed('BARBERA-750', 12);
    const { store } = shop.platform;
    const hidden = () =>
      store.where('stock_line_items', { sku_code: 'BARBERA-750' }).map((it) => it.by_transfer);
    expect(hidden()).toEqual([false, true]);
    const [transfer] = await merchant.stock_transfers.list();
    await merchant.stock_transfers.update({ id: transfer!.id, _in_transit: true });
    await merchant.stock_transfers.update({ id: transfer!.id, _complete: true });
    expect(hidden()).toEqual([false, false]);
    await edit(id);
    expect(hidden()).toEqual([false, false]);
  });

  it('P5 stays at a location that left the market when fewer goods are needed', async () => {
    const id = await shop.placed('ARNEIS-750', 3);
    await leaveMarket();
    await merchant.orders.update({ id, _start_editing: true });
    await merchant.line_items.update({ id: (await shop.goodsLine(id)).id, quantity: 2 });
    expect(shelvesOf(shop.platform, 'ARNEIS-750')).toMatchObject({ onHand: 1, taken: 2 });
  });

  it('P5 is not taken again for a shipment that was canceled', async () => {
    const id = await shop.placed();
    const [shipment] = await shop.shipmentsOf(id);
    await merchant.shipments.update({ id: shipment!.id, _cancel: true });
    await edit(id);
    expect(shelvesOf(shop.platform, 'BARBERA-750')).toMatchObject({ onHand: 15, taken: 0 });
  });

  it.each([
    ['is edited', edit],
    [
      'loses its shipment',
      async (id: string) => {
        await merchant.orders.update({ id, _start_editing: true });
        await merchant.line_items.delete((await shop.goodsLine(id)).id);
      },
    ],
  ])(
    'P5 on its way by a transfer of the merchant is not lost when the order %s',
    async (_, work) => {
      const id = await shop.placed();
      const [shipment] = await shop.shipmentsOf(id);
      const { store } = shop.platform;
      const at = (code: string) =>
        merchant.stock_locations.relationship(store.where('stock_locations', { code })[0]!.id);
      const [sku] = store.where('skus', { code: 'CORKSCREW' });
      const transfer = await merchant.stock_transfers.create({
        sku: merchant.skus.relationship(sku!.id),
        quantity: 3,
        shipment: merchant.shipments.relationship(shipment!.id),
        origin_stock_location: at('alba'),
        destination_stock_location: at('milano'),
      });
      await merchant.stock_transfers.update({
        id: transfer.id,
        _upcoming: true,
        _in_transit: true,
      });
      expect(shelvesOf(shop.platform, 'CORKSCREW').onHand).toBe(97);
      await work(id);
      await merchant.stock_transfers.update({ id: transfer.id, _complete: true });
      expect(shelvesOf(shop.platform, 'CORKSCREW').onHand).toBe(100);
    },
  );
});
