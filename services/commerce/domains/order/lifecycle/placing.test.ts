import { anAddress } from '../../../testing/an-address.ts';
import { aCart } from '../../../testing/cart.ts';
import { openShop, type Shop } from '../../../testing/orders.ts';
import { startPlatform } from '../../../testing/start-platform.ts';
import { problemOf, shelvesOf } from '../../../testing/stock.ts';
import { placeWaitingOrders } from './start-order-jobs.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop(await startPlatform());
});
afterEach(() => shop.platform.stop());

describe('placing in the background', () => {
  const waiting = async () => {
    const id = await shop.ready('ARNEIS-750', 2);
    const asked = await shop.guest.orders.update({ id, place_async: true, _place: true });
    return { id, asked };
  };

  it('answers at once and places the order soon', async () => {
    const { id, asked } = await waiting();
    expect(asked.status).toBe('placing');
    placeWaitingOrders(shop.host());
    expect(await shop.guest.orders.retrieve(id)).toMatchObject({
      status: 'placed',
      payment_status: 'authorized',
    });
    expect(shelvesOf(shop.platform, 'ARNEIS-750')).toMatchObject({ onHand: 1, taken: 2 });
  });

  it('makes it pending again with the reason when it cannot be placed', async () => {
    const id = await shop.ready('ARNEIS-750', 2);
    // Written to the store without awaiting, so that the platform's own job cannot place the order first.
    shop.platform.store.update('orders', id, { status: 'placing', place_async: true });
    const [item] = shop.platform.store.where('stock_items', { sku_code: 'ARNEIS-750' });
    shop.platform.store.update('stock_items', item!.id, { quantity: 1 });
    placeWaitingOrders(shop.host());
    const order = await shop.merchant.orders.retrieve(id, { include: ['resource_errors'] });
    expect(order).toMatchObject({ status: 'pending', payment_status: 'unpaid', placed_at: null });
    expect(order.resource_errors).toMatchObject([{ name: 'quantity', code: 'out_of_stock' }]);
    await shop.merchant.stock_items.update({ id: item!.id, quantity: 5 });
    await shop.guest.orders.update({ id, place_async: false, _place: true });
    expect(
      (await shop.merchant.orders.retrieve(id, { include: ['resource_errors'] })).resource_errors ??
        [],
    ).toEqual([]);
  });

  it('refuses an incomplete order at once', async () => {
    const order = await aCart(shop.guest);
    expect(
      await problemOf(shop.guest.orders.update({ id: order.id, place_async: true, _place: true })),
    ).toBe('blank');
  });
});

describe('an order that became more expensive', () => {
  const raise = {
    'price of the goods': async () => {
      const [price] = shop.platform.store.where('prices', { sku_code: 'VOUCHER' });
      await shop.merchant.prices.update({ id: price!.id, amount_cents: 3_100 });
    },
    'payment fee': async () => {
      const [method] = await shop.merchant.payment_methods.list();
      await shop.merchant.payment_methods.update({ id: method!.id, price_amount_cents: 400 });
    },
    tax: async () => {
      const rules = await shop.merchant.tax_rules.list();
      const rule = rules.find(({ tax_rate }) => tax_rate === 0.22);
      await shop.merchant.tax_rules.update({ id: rule!.id, tax_rate: 0.25 });
    },
  };

  it.each(
    Object.entries(raise).flatMap(([what, work]) =>
      [false, true].map((place_async) => ({ what, work, place_async })),
    ),
  )(
    'P5 a higher $what refuses the placement until the shopper has seen it (place_async: $place_async)',
    async ({ what, work, place_async }) => {
      // Ships nothing: goods of another price lose their shipping method.
      const id = await shop.ready('VOUCHER', 1);
      // Prices without their tax, so that a higher tax makes the order more expensive.
      if (what === 'tax') shop.platform.store.update('orders', id, { tax_included: false });
      await shop.guest.orders.update({ id, language_code: 'it' });
      await work();
      const placing = { id, place_async, _place: true };
      expect(await problemOf(shop.guest.orders.update(placing))).toBe('mismatched_amounts');
      await shop.guest.orders.update({ id, _refresh: true });
      const { status } = await shop.guest.orders.update(placing);
      expect(status).toBe(place_async ? 'placing' : 'placed');
    },
  );

  const copies = {
    billing: (id: string) => ({ _billing_address_clone_id: id }),
    shipping: (id: string) => ({ _shipping_address_clone_id: id }),
  };

  it.each(
    (['payment fee', 'tax'] as const).flatMap((what) =>
      (['billing', 'shipping'] as const).map((address) => ({ what, address })),
    ),
  )(
    'P5 a higher $what refuses the placement, also with a new $address address that does not affect it',
    async ({ what, address }) => {
      const id = await shop.ready('VOUCHER', 1);
      shop.platform.store.update('orders', id, { tax_included: false });
      await shop.guest.orders.update({ id, language_code: 'it' });
      await raise[what]();
      const copied = await shop.guest.addresses.create(anAddress());
      const placing = { id, ...copies[address](copied.id), _place: true };
      expect(await problemOf(shop.guest.orders.update(placing))).toBe('mismatched_amounts');
      await shop.guest.orders.update({ id, _refresh: true });
      expect(await shop.guest.orders.update(placing)).toMatchObject({ status: 'placed' });
    },
  );

  it('P5 by the tax of a destination that the request chooses is placed', async () => {
    const id = await shop.ready('VOUCHER', 1);
    shop.platform.store.update('orders', id, { tax_included: false });
    const abroad = await shop.guest.addresses.create(anAddress({ country_code: 'DE' }));
    expect(
      await shop.guest.orders.update({ id, _shipping_address_clone_id: abroad.id }),
    ).toMatchObject({ total_tax_amount_cents: 0 });
    const home = await shop.guest.addresses.create(anAddress());
    expect(
      await shop.guest.orders.update({ id, _shipping_address_clone_id: home.id, _place: true }),
    ).toMatchObject({ status: 'placed', total_tax_amount_cents: 660 });
  });

  it('P5 places a higher total if the same request chose what costs more', async () => {
    const id = await shop.ready();
    const [cash] = await shop.merchant.payment_methods.list();
    const atTheDoor = await shop.merchant.payment_methods.create({
      name: 'Cash, at the door',
      payment_source_type: 'wire_transfers',
      currency_code: 'EUR',
      price_amount_cents: 900,
      payment_gateway: shop.merchant.payment_gateways.relationship(
        shop.platform.store.get('payment_methods', cash!.id)!.payment_gateway_id,
      ),
    });
    const payment_method = shop.guest.payment_methods.relationship(atTheDoor.id);
    expect(await shop.guest.orders.update({ id, payment_method, _place: true })).toMatchObject({
      status: 'placed',
      payment_method_amount_cents: 900,
    });
  });
});

describe('a cart’s time', () => {
  it('over, a shopper can change its lines, but not place it; the merchant may give more', async () => {
    const id = await shop.ready();
    const line = await shop.goodsLine(id);
    await shop.merchant.orders.update({
      id,
      expires_at: new Date(Date.now() - 1_000).toISOString(),
      expiration_info: { expired_message: 'Too late' },
    });
    expect(await problemOf(shop.guest.orders.update({ id, _place: true }))).toBe('expired');
    expect(await problemOf(shop.guest.orders.update({ id, language_code: 'de' }))).toBe('expired');
    await shop.guest.line_items.update({ id: line.id, quantity: line.quantity });
    expect(await shop.guest.orders.retrieve(id)).toMatchObject({
      status: 'pending',
      editable: false,
      expiration_info: { expired_message: 'Too late' },
    });
    await shop.merchant.orders.update({
      id,
      expires_at: new Date(Date.now() + 60_000).toISOString(),
    });
    expect(await shop.guest.orders.update({ id, _place: true })).toMatchObject({
      status: 'placed',
    });
  });
});
