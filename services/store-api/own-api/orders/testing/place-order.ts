import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { addItem, anAddressIn, readFull } from '../../../enrichment/testing/shopper.ts';

/**
 * Places an order to Italy with two of an item and manual payment.
 *
 * @param prepare - called once the order has its item and addresses
 * @returns its id and number
 */
export const placeOrder = async (
  shop: CommerceLayerBundle,
  customer_email?: string,
  prepare: (id: string) => Promise<unknown> = async () => undefined,
): Promise<{ id: string; number: string }> => {
  const { id } = await shop.orders.create({ customer_email });
  await addItem(shop, id, 'CORKSCREW-OLIVE', 2);
  const address = await shop.addresses.create(anAddressIn('IT'));
  await shop.orders.update({
    id,
    _shipping_address_clone_id: address.id,
    _billing_address_same_as_shipping: true,
  });
  await prepare(id);
  for (const shipment of (await readFull(shop, id)).shipments ?? []) {
    const [method] = shipment.available_shipping_methods ?? [];
    if (!method) throw new Error('there is no way to send it');
    const shipping_method = shop.shipping_methods.relationship(method.id);
    await shop.shipments.update({ id: shipment.id, shipping_method });
  }
  const { available_payment_methods: offered } = await shop.orders.retrieve(id, {
    include: ['available_payment_methods'],
  });
  const byHand = offered?.find((it) => it.payment_source_type === 'wire_transfers');
  if (!byHand) throw new Error('nothing is paid by hand');
  const payment_method = shop.payment_methods.relationship(byHand.id);
  await shop.orders.update({ id, payment_method });
  await shop.wire_transfers.create({ order: shop.orders.relationship(id) });
  const { number } = await shop.orders.update({ id, _place: true });
  return { id, number: number ?? '' };
};

/** Ships an order, one parcel per shipment, each reported by its carrier. */
export const shipOrder = async (office: CommerceLayerBundle, id: string): Promise<void> => {
  await office.orders.update({ id, _approve_and_capture: true });
  const [location] = await office.stock_locations.list();
  const box = await office.packages.create({
    name: 'Box',
    length: 40,
    width: 20,
    height: 20,
    unit_of_length: 'cm',
    stock_location: office.stock_locations.relationship(location?.id ?? ''),
  });
  for (const shipment of await office.orders.shipments(id)) {
    await office.shipments.update({ id: shipment.id, _packing: true });
    await office.parcels.create({
      weight: 900,
      unit_of_weight: 'gr',
      tracking_number: 'FV0001',
      tracking_status: 'in_transit',
      tracking_details: [
        {
          status: 'in_transit',
          datetime: '2026-11-21T08:00:00Z',
          tracking_location: { city: 'Alba', country: 'IT' },
        },
      ] as never,
      shipment: office.shipments.relationship(shipment.id),
      package: office.packages.relationship(box.id),
    });
    await office.shipments.update({ id: shipment.id, _ready_to_ship: true });
    await office.shipments.update({ id: shipment.id, _ship: true });
  }
};
