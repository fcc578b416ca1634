import { anAddress } from '../../testing/an-address.ts';
import { aCart } from '../../testing/cart.ts';
import { openShop, type Shop } from '../../testing/orders.ts';
import { startPlatform } from '../../testing/start-platform.ts';
import { problemOf, setInventoryModel, shelvesOf } from '../../testing/stock.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop(await startPlatform());
});
afterEach(() => shop.platform.stop());

describe('shipments', () => {
  it.each([
    ['no_split', ['alba', 'milano'], 0],
    ['split_shipments', ['alba', 'milano'], 0],
    ['ship_from_primary', ['alba'], 1],
    ['ship_from_first_available_or_primary', ['alba'], 1],
  ])('of %s leave from %p with %p transfers', async (strategy, from, transfers) => {
    await setInventoryModel(shop.merchant, { strategy });
    const id = await shop.placed('BARBERA-750', 12);
    const order = await shop.merchant.orders.retrieve(id, {
      include: ['shipments.stock_location', 'stock_transfers', 'shipments.stock_line_items'],
    });
    expect(order.shipments?.map(({ stock_location }) => stock_location?.code)).toEqual(from);
    expect(order.stock_transfers ?? []).toHaveLength(transfers);
    for (const { status } of order.stock_transfers ?? []) expect(status).toBe('upcoming');
    const units = order.shipments?.reduce((sum, { skus_count }) => sum + (skus_count ?? 0), 0);
    expect(units).toBe(12);
    expect(shelvesOf(shop.platform, 'BARBERA-750')).toMatchObject({ onHand: 3, taken: 12 });
  });

  it('of a split order are sent one by one, and the last makes it fulfilled', async () => {
    const id = await shop.paid('BARBERA-750', 12);
    const [first, second] = await shop.shipmentsOf(id);
    await shop.merchant.shipments.update({ id: first!.id, _ship: true });
    expect(await shop.merchant.orders.retrieve(id)).toMatchObject({
      fulfillment_status: 'in_progress',
    });
    await shop.merchant.shipments.update({ id: second!.id, _ship: true });
    expect(await shop.merchant.orders.retrieve(id)).toMatchObject({
      fulfillment_status: 'fulfilled',
    });
  });

  it('wait where their location is on hold, and go on when they are let', async () => {
    const [location] = await shop.merchant.inventory_stock_locations.list({
      sort: { priority: 'asc' },
    });
    await shop.merchant.inventory_stock_locations.update({ id: location!.id, on_hold: true });
    const id = await shop.paid();
    const [shipment] = await shop.shipmentsOf(id);
    expect(shipment).toMatchObject({ status: 'on_hold' });
    expect(
      await shop.merchant.shipments.update({ id: shipment!.id, _upcoming: true }),
    ).toMatchObject({
      status: 'upcoming',
    });
  });

  it('and their order tell of every step', async () => {
    const id = await shop.paid();
    const [shipment] = await shop.shipmentsOf(id);
    for (const trigger of ['_packing', '_ready_to_ship', '_ship', '_deliver'])
      await shop.merchant.shipments.update({ id: shipment!.id, [trigger]: true });
    const order = await shop.merchant.orders.retrieve(id, {
      include: ['events', 'shipments.events'],
    });
    const names = (events: { name: string }[] | null | undefined) =>
      events?.map(({ name }) => name);
    expect(names(order.events)).toEqual(
      expect.arrayContaining([
        'orders.draft',
        'orders.pending',
        'orders.rebuild_shipments',
        'orders.place',
        'orders.approve',
        'orders.fulfill',
      ]),
    );
    expect(names(order.shipments?.[0]?.events)).toEqual(
      expect.arrayContaining(
        ['upcoming', 'picking', 'packing', 'ready_to_ship', 'ship', 'deliver'].map(
          (event) => `shipments.${event}`,
        ),
      ),
    );
  });

  it('can be added by the merchant, who moves goods to them', async () => {
    const id = await shop.paid('BARBERA-750', 2);
    const [first] = await shop.shipmentsOf(id);
    const [location] = await shop.merchant.inventory_stock_locations.list({
      sort: { priority: 'asc' },
    });
    const added = await shop.merchant.shipments.create({
      order: shop.merchant.orders.relationship(id),
      inventory_stock_location: shop.merchant.inventory_stock_locations.relationship(location!.id),
    });
    expect(added).toMatchObject({ status: 'upcoming', skus_count: 0 });
    const [line] = await shop.merchant.shipments.stock_line_items(first!.id);
    await shop.merchant.stock_line_items.update({
      id: line!.id,
      shipment: shop.merchant.shipments.relationship(added.id),
    });
    expect((await shop.shipmentsOf(id)).map(({ skus_count }) => skus_count)).toEqual([0, 2]);
    await shop.merchant.shipments.delete(first!.id);
    expect(await problemOf(shop.merchant.shipments.delete(added.id))).toBe('present');
    expect(
      await problemOf(
        shop.merchant.shipments.create({
          order: shop.merchant.orders.relationship(await shop.ready()),
          inventory_stock_location: shop.merchant.inventory_stock_locations.relationship(
            location!.id,
          ),
        }),
      ),
    ).toBe('invalid_status');
  });

  it('ask no carrier: there is none', async () => {
    const [shipment] = await shop.shipmentsOf(await shop.placed());
    expect(
      await problemOf(shop.merchant.shipments.update({ id: shipment!.id, _get_rates: true })),
    ).toBe('blank');
  });

  it('are not prepared before their order is approved', async () => {
    const id = await shop.placed();
    const [shipment] = await shop.shipmentsOf(id);
    const pick = () => shop.merchant.shipments.update({ id: shipment!.id, _picking: true });
    expect(await problemOf(pick())).toBe('invalid_status');
    await shop.merchant.orders.update({ id, _approve: true });
    expect(await pick()).toMatchObject({ status: 'picking' });
  });

  it('look at no more stock locations than the model’s cutoff', async () => {
    await setInventoryModel(shop.merchant, { stock_locations_cutoff: 1 });
    expect(await problemOf(aCart(shop.guest, 'BARBERA-750', 11))).toBe('out_of_stock');
    await aCart(shop.guest, 'BARBERA-750', 10);
    const [sku] = await shop.merchant.skus.list({ filters: { code_eq: 'BARBERA-750' } });
    expect((await shop.guest.skus.retrieve(sku!.id)).inventory).toMatchObject({ quantity: 10 });
  });

  it('take no method that does not carry their weight', async () => {
    const [sku] = await shop.merchant.skus.list({ filters: { code_eq: 'BARBERA-750' } });
    await shop.merchant.skus.update({ id: sku!.id, weight: 1_200, unit_of_weight: 'gr' });
    const [express] = await shop.merchant.shipping_methods.list({
      filters: { name_eq: 'Express' },
    });
    await shop.merchant.shipping_methods.update({
      id: express!.id,
      max_weight: 2_000,
      unit_of_weight: 'gr',
    });
    const methodsFor = async (quantity: number) => {
      const { id } = await aCart(shop.guest, 'BARBERA-750', quantity);
      const address = await shop.guest.addresses.create(anAddress());
      const order = await shop.guest.orders.update(
        { id, _shipping_address_clone_id: address.id },
        { include: ['shipments.available_shipping_methods'] },
      );
      return order.shipments?.[0]?.available_shipping_methods?.map(({ name }) => name);
    };
    expect(await methodsFor(1)).toEqual(['Standard', 'Express']);
    expect(await methodsFor(2)).toEqual(['Standard']);
  });

  it('tell with each method when it delivers and what it costs for them', async () => {
    const id = await shop.ready();
    const { shipments } = await shop.guest.orders.retrieve(id, {
      include: ['shipments.available_shipping_methods.delivery_lead_time_for_shipment'],
    });
    const [standard, express] = shipments?.[0]?.available_shipping_methods ?? [];
    expect(standard).toMatchObject({
      price_amount_for_shipment_cents: 700,
      delivery_lead_time_for_shipment: { min_days: 2, max_days: 3 },
    });
    expect(express?.delivery_lead_time_for_shipment ?? null).toBeNull();
  });

  it.each([
    ['beside the available ones', 'shipments.available_shipping_methods'],
    ['reached first from elsewhere', 'default_shipping_method'],
    ['alone', 'market'],
  ])('price their chosen method as it is among the available ones, read %s', async (_how, path) => {
    const free = 100;
    const [standard] = await shop.merchant.shipping_methods.list({
      filters: { name_eq: 'Standard' },
    });
    const markets = await shop.merchant.markets.list();
    for (const { id } of markets)
      await shop.merchant.markets.update({
        id,
        default_shipping_method: shop.merchant.shipping_methods.relationship(standard!.id),
      });
    await shop.merchant.shipping_methods.update({
      id: standard!.id,
      free_over_amount_cents: free,
    });
    const id = await shop.ready();
    const [parcel] = await shop.shipmentsOf(id);
    await shop.guest.shipments.update({
      id: parcel!.id,
      shipping_method: shop.guest.shipping_methods.relationship(standard!.id),
    });
    for (const include of [
      [path, 'shipments.shipping_method'],
      ['shipments.shipping_method', path],
    ]) {
      const order = await shop.guest.orders.retrieve(id, { include });
      expect(order.shipments?.[0]?.shipping_method).toMatchObject({
        id: standard!.id,
        price_amount_cents: 700,
        price_amount_for_shipment_cents: 0,
      });
    }
  });

  it('are packed into parcels, which are tracked and hold no more than there is', async () => {
    const id = await shop.paid();
    const [shipment] = await shop.shipmentsOf(id);
    const [location] = await shop.merchant.stock_locations.list();
    const box = await shop.merchant.packages.create({
      name: 'Two bottles',
      length: 40,
      width: 20,
      height: 20,
      unit_of_length: 'cm',
      stock_location: shop.merchant.stock_locations.relationship(location!.id),
    });
    const parcel = await shop.merchant.parcels.create({
      weight: 2_600,
      unit_of_weight: 'gr',
      tracking_number: 'FV0001',
      shipment: shop.merchant.shipments.relationship(shipment!.id),
      package: shop.merchant.packages.relationship(box.id),
    });
    expect(parcel.number).toBe(`${shipment!.number}/P/001`);
    const [line] = await shop.merchant.shipments.stock_line_items(shipment!.id);
    const pack = (quantity: number) =>
      shop.merchant.parcel_line_items.create({
        quantity,
        parcel: shop.merchant.parcels.relationship(parcel.id),
        stock_line_item: shop.merchant.stock_line_items.relationship(line!.id),
      });
    expect(await problemOf(pack(3))).toBe('less_than_or_equal_to');
    expect(await pack(2)).toMatchObject({ sku_code: 'BARBERA-750', quantity: 2, name: 'Barbera' });
    expect(await problemOf(pack(1))).toBe('less_than_or_equal_to');
    const tracked = await shop.merchant.parcels.update({
      id: parcel.id,
      tracking_status: 'in_transit',
      tracking_details: [{ status: 'in_transit', city: 'Alba' }] as never,
    });
    expect(tracked).toMatchObject({ tracking_status: 'in_transit' });
    expect(tracked.tracking_status_updated_at).toBeTruthy();
  });
});
