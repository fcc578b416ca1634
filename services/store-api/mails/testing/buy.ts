import type { Order } from '@commercelayer/sdk';
import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { addItem, anAddressIn } from '../../enrichment/testing/shopper.ts';

export interface Purchase {
  email: string;
  language?: string;
  items?: readonly string[];
  country?: string;
  /** Further attributes of the order and of its address. */
  metadata?: Record<string, unknown>;
  address?: Record<string, unknown>;
}

/**
 * Places a guest order with manual payment.
 *
 * @returns its id
 */
export const buy = async (
  shop: CommerceLayerBundle,
  {
    email,
    language = 'it',
    items = ['CORKSCREW-OLIVE'],
    country = 'IT',
    metadata = {},
    address = {},
  }: Purchase,
): Promise<string> => {
  const shipping = await shop.addresses.create({ ...anAddressIn(country), ...address });
  const { id } = await shop.orders.create({
    shipping_country_code_lock: country,
    customer_email: email,
    language_code: language,
    metadata,
    shipping_address: shop.addresses.relationship(shipping.id),
  });
  for (const code of items) await addItem(shop, id, code, 2);
  await shop.orders.update({ id, _billing_address_same_as_shipping: true });
  const read = (): Promise<Order> =>
    shop.orders.retrieve(id, {
      include: ['available_payment_methods', 'shipments.available_shipping_methods'],
    });
  const { shipments = [], available_payment_methods: methods = [] } = await read();
  for (const shipment of shipments ?? []) {
    const [method] = shipment.available_shipping_methods ?? [];
    if (!method) throw new Error('there is no way to send it');
    await shop.shipments.update({
      id: shipment.id,
      shipping_method: shop.shipping_methods.relationship(method.id),
    });
  }
  const byHand = methods?.find((it) => it.payment_source_type === 'wire_transfers');
  if (!byHand) throw new Error('there is no way to pay by hand');
  await shop.orders.update({
    id,
    payment_method: shop.payment_methods.relationship(byHand.id),
  });
  await shop.wire_transfers.create({ order: shop.orders.relationship(id) });
  await shop.orders.update({ id, _place: true });
  return id;
};

/**
 * Ships an order in one parcel with a tracking number.
 *
 * @returns the shipment's id
 */
export const ship = async (
  office: CommerceLayerBundle,
  order: string,
  trackingNumber = 'FV0000000001IT',
): Promise<string> => {
  await office.orders.update({ id: order, _approve: true, _capture: true }).catch(() => undefined);
  const { shipments } = await office.orders.retrieve(order, { include: ['shipments'] });
  const [shipment] = shipments ?? [];
  if (!shipment) throw new Error('there is nothing to send');
  const { id } = shipment;
  const current = await office.shipments.retrieve(id);
  if (current.status === 'upcoming') await office.shipments.update({ id, _picking: true });
  const [box] = await office.packages.list({ pageSize: 1 });
  if (box)
    await office.parcels.create({
      weight: 1200,
      unit_of_weight: 'gr',
      tracking_number: trackingNumber,
      shipment: office.shipments.relationship(id),
      package: office.packages.relationship(box.id),
    });
  await office.shipments.update({ id, _ship: true });
  return id;
};
