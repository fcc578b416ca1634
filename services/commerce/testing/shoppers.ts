import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { resources } from '../domains/index.ts';
import { everything } from '../engine/store/condition.ts';
import { anAddress } from './an-address.ts';
import { prepareToPlace } from './cart.ts';
import { addCardPayment, payByCard } from './payments.ts';
import { aReturn, aReturnLine } from './returns.ts';
import type { RunningPlatform } from './start-platform.ts';

/** A platform that takes cards and packs parcels. */
interface BusyShop {
  readonly platform: RunningPlatform;
  readonly office: CommerceLayerBundle;
  /** The payment method of cards. */
  readonly cardId: string;
  readonly packageId: string;
}

export interface Shopper {
  /** Null for a guest. */
  readonly customerId: string | null;
  /** Types by id of the rows that came to be while they shopped. */
  readonly rows: ReadonlyMap<string, string>;
}

export const openBusyShop = async (platform: RunningPlatform): Promise<BusyShop> => {
  const office = await platform.integration();
  const [alba] = platform.store.where('stock_locations', { code: 'alba' });
  const { id: packageId } = await office.packages.create({
    name: 'Box',
    length: 1,
    width: 1,
    height: 1,
    unit_of_length: 'cm',
    stock_location: office.stock_locations.relationship(alba!.id),
  });
  return { platform, office, cardId: (await addCardPayment(office)).id, packageId };
};

/** All rows but `reserved_stocks`, which are an aggregate over all shoppers. */
const rowsNow = ({ store }: RunningPlatform): Map<string, string> =>
  new Map(
    resources
      .filter(({ sumOf, shape }) => !sumOf && shape.type !== 'reserved_stocks')
      .flatMap(({ shape: { type } }) =>
        store.select(type, everything).map(({ id }) => [id, type] as const),
      ),
  );

/** The merchant packs an order, from two places. */
const pack = async ({ platform, office, packageId }: BusyShop, orderId: string) => {
  const order = await office.orders.retrieve(orderId, { include: ['shipments.stock_line_items'] });
  const [shipment] = order.shipments!;
  const [unit] = shipment!.stock_line_items!;
  const parcel = await office.parcels.create({
    weight: 10,
    unit_of_weight: 'gr',
    shipment: office.shipments.relationship(shipment!.id),
    package: office.packages.relationship(packageId),
  });
  await office.parcel_line_items.create({
    quantity: 1,
    parcel: office.parcels.relationship(parcel.id),
    stock_line_item: office.stock_line_items.relationship(unit!.id),
  });
  const { store } = platform;
  const [alba, milano] = ['alba', 'milano'].map(
    (code) => store.where('stock_locations', { code })[0]!,
  );
  const [sku] = store.where('skus', { code: 'BARBERA-750' });
  await office.stock_transfers.create({
    sku: office.skus.relationship(sku!.id),
    quantity: 1,
    shipment: office.shipments.relationship(shipment!.id),
    origin_stock_location: office.stock_locations.relationship(alba!.id),
    destination_stock_location: office.stock_locations.relationship(milano!.id),
  });
};

/** The merchant ships and refunds an order, and its customer sends it back. */
const shipAndReturn = async ({ office }: BusyShop, cl: CommerceLayerBundle, orderId: string) => {
  await office.orders.update({ id: orderId, _approve_and_capture: true });
  const { shipments, captures, line_items } = await office.orders.retrieve(orderId, {
    include: ['shipments', 'captures', 'line_items'],
  });
  await office.shipments.update({ id: shipments![0]!.id, _ship: true });
  await office.captures.update({ id: captures![0]!.id, _refund: true });
  const { id } = await aReturn(cl, orderId);
  await aReturnLine(cl, id, line_items!.find(({ item_type }) => item_type === 'skus')!.id, 1);
};

/** Cart, placed order and all that hangs on them, of a customer or, without a password, of a guest. */
export const shopAs = async (shop: BusyShop, name: string, password?: string): Promise<Shopper> => {
  const { platform, office, cardId } = shop;
  const before = rowsNow(platform);
  const username = `${name}@example.com`;
  const guest = await platform.guest();
  let cl = guest;
  let customerId: string | null = null;
  if (password !== undefined) {
    ({ id: customerId } = await guest.customers.create({ email: username, password }));
    const { access_token } = await platform.token({
      grant_type: 'password',
      username,
      password,
    });
    cl = platform.client(access_token);
    const address = await cl.addresses.create(anAddress({ line_1: `Via ${name} 1` }));
    await cl.customer_addresses.create({
      customer_email: username,
      customer: cl.customers.relationship(customerId),
      address: cl.addresses.relationship(address.id),
    });
    await cl.customer_subscriptions.create({ customer_email: username, reference: 'News' });
    await guest.customer_password_resets.create({ customer_email: username });
    const list = await office.sku_lists.create({
      name: `Wishes of ${name}`,
      customer: office.customers.relationship(customerId),
    });
    const [sku] = platform.store.where('skus', { code: 'BARBERA-750' });
    await office.sku_list_items.create({
      sku_list: office.sku_lists.relationship(list.id),
      sku: office.skus.relationship(sku!.id),
    });
  }
  const aCart = async () => {
    const { id } = await cl.orders.create({ customer_email: username });
    await cl.line_items.create({
      sku_code: 'BARBERA-750',
      quantity: 1,
      order: cl.orders.relationship(id),
    });
    return id;
  };
  const cart = await aCart();
  await prepareToPlace(cl, cart);
  const [line] = await office.orders.line_items(cart, { filters: { item_type_eq: 'skus' } });
  await office.line_items.update({ id: line!.id, _reserve_stock: true });
  const placed = await aCart();
  const card = await cl.gift_cards.create({
    currency_code: 'EUR',
    balance_cents: 1_000,
    recipient_email: username,
  });
  await cl.gift_cards.update({ id: card.id, _purchase: true });
  await cl.line_items.create({
    quantity: 1,
    order: cl.orders.relationship(placed),
    item: cl.gift_cards.relationship(card.id),
  });
  await prepareToPlace(cl, placed);
  await payByCard(cl, placed, cardId);
  if (password !== undefined)
    await cl.orders.update({ id: placed, _save_payment_source_to_customer_wallet: true });
  await cl.orders.update({ id: placed, _place: true });
  await pack(shop, placed);
  // A guest's own view ends with the approval.
  if (password !== undefined) await shipAndReturn(shop, cl, placed);
  const rows = new Map([...rowsNow(platform)].filter(([id]) => !before.has(id)));
  return { customerId, rows };
};
