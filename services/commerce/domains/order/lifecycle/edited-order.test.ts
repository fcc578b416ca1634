import { anAddress } from '../../../testing/an-address.ts';
import { openShop, type Shop } from '../../../testing/orders.ts';
import { startPlatform } from '../../../testing/start-platform.ts';
import { aPercentage } from '../../../testing/promotions.ts';
import { problemOf } from '../../../testing/stock.ts';

let shop: Shop;
let merchant: Shop['merchant'];
beforeEach(async () => {
  shop = await openShop(await startPlatform());
  merchant = shop.merchant;
});
afterEach(() => shop.platform.stop());

const usd = () => {
  const [market] = shop.platform.store.where('markets', { code: 'row-usd' });
  return merchant.markets.relationship(market!.id);
};
const cash = async () => (await merchant.payment_methods.list())[0]!.id;
const standard = async () =>
  (await merchant.shipping_methods.list({ filters: { name_eq: 'Standard' } }))[0]!.id;

/** An order of 25.00 € with fees of 7.00 € and 3.00 € that is being edited. */
const edited = async (work: () => Promise<unknown>) => {
  const id = await shop.placed();
  const placed = await merchant.orders.retrieve(id);
  await work();
  await merchant.orders.update({ id, _start_editing: true });
  return { id, placed };
};

/** A change that has nothing to do with what the order costs. */
const touch = (id: string) => merchant.orders.update({ id, metadata: { packed: true } });

const ended = async (id: string) =>
  merchant.orders.update(
    { id, _stop_editing: true },
    { include: ['payment_method', 'transactions', 'shipments.shipping_method'] },
  );

const changes: Record<string, () => Promise<unknown>> = {
  'a payment method that was disabled': async () =>
    merchant.payment_methods.update({ id: await cash(), _disable: true }),
  'a payment method that moved to another market': async () =>
    merchant.payment_methods.update({ id: await cash(), market: usd() }),
  'a payment method of another currency': async () =>
    merchant.payment_methods.update({ id: await cash(), currency_code: 'USD' }),
  'a payment method of a higher fee': async () =>
    merchant.payment_methods.update({ id: await cash(), price_amount_cents: 900 }),
  'a shipping method that was disabled': async () =>
    merchant.shipping_methods.update({ id: await standard(), _disable: true }),
  'a shipping method that moved to another market': async () =>
    merchant.shipping_methods.update({ id: await standard(), market: usd() }),
  'a shipping method of a higher fee': async () =>
    merchant.shipping_methods.update({ id: await standard(), price_amount_cents: 900 }),
  'goods of a higher price': async () => {
    const [price] = shop.platform.store.where('prices', { sku_code: 'BARBERA-750' });
    await merchant.prices.update({ id: price!.id, amount_cents: 3_000 });
  },
  'goods that are no longer sold': async () => {
    const [price] = shop.platform.store.where('prices', { sku_code: 'BARBERA-750' });
    await merchant.prices.delete(price!.id);
  },
  'a promotion that started': () => aPercentage(merchant),
  'a market that requires billing info since': async () => {
    const [market] = shop.platform.store.where('markets', { code: 'it-eur' });
    shop.platform.store.add('billing_info_validation_rules', { market_id: market!.id });
  },
};

describe('an edited order', () => {
  it.each(Object.entries(changes))(
    'P5 with %s keeps its payment, its methods and its total',
    async (_, work) => {
      const { id, placed } = await edited(work);
      await touch(id);
      expect(await ended(id)).toMatchObject({
        status: 'placed',
        payment_status: 'authorized',
        payment_source_details: placed.payment_source_details,
        total_amount_cents: 3_500,
        shipping_amount_cents: 700,
        payment_method_amount_cents: 300,
        payment_method: { id: await cash() },
        transactions: [{ type: 'authorizations', amount_cents: 3_500 }],
        shipments: [{ shipping_method: { id: await standard() } }],
      });
    },
  );

  it.each(['payment_methods', 'shipping_methods'] as const)(
    'P5 keeps its fees and authorization when one of the %s is deleted',
    async (type) => {
      const { id } = await edited(async () => {
        for (const time of await merchant.delivery_lead_times.list())
          await merchant.delivery_lead_times.delete(time.id);
        await merchant[type].delete(type === 'payment_methods' ? await cash() : await standard());
      });
      await touch(id);
      expect(await ended(id)).toMatchObject({
        status: 'placed',
        payment_status: 'authorized',
        total_amount_cents: 3_500,
        transactions: [{ type: 'authorizations' }],
      });
    },
  );

  it('P5 takes today’s prices and fees on request', async () => {
    const { id } = await edited(async () => {
      await changes['a payment method of a higher fee']!();
      await changes['a shipping method of a higher fee']!();
      await changes['goods of a higher price']!();
    });
    expect(await merchant.orders.update({ id, _refresh_prices: true })).toMatchObject({
      subtotal_amount_cents: 6_000,
      payment_method_amount_cents: 900,
    });
    expect(await problemOf(ended(id))).toBe('mismatched_amounts');
  });

  it('P5 takes today’s shipping fee on request, when its goods cost the same', async () => {
    const { id } = await edited(changes['a shipping method of a higher fee']!);
    expect(await merchant.orders.update({ id, _refresh: true })).toMatchObject({
      shipping_amount_cents: 900,
    });
  });

  it('P5 is neither opened nor placed again once its authorization was voided', async () => {
    const voided = async (id: string) => {
      const order = await merchant.orders.retrieve(id, { include: ['authorizations'] });
      await merchant.authorizations.update({ id: order.authorizations![0]!.id, _void: true });
    };
    const open = await edited(async () => undefined);
    await voided(open.id);
    expect(await problemOf(ended(open.id))).toBe('mismatched_amounts');
    const placed = await shop.placed();
    await voided(placed);
    const opening = merchant.orders.update({ id: placed, _start_editing: true });
    expect(await problemOf(opening)).toBe('mismatched_amounts');
    expect((await merchant.orders.retrieve(placed)).status).toBe('placed');
  });

  it('P5 pays today’s fee of a shipping method that is chosen again', async () => {
    const { id } = await edited(changes['a shipping method of a higher fee']!);
    const [shipment] = await shop.shipmentsOf(id);
    await merchant.shipments.update({
      id: shipment!.id,
      shipping_method: merchant.shipping_methods.relationship(await standard()),
    });
    expect(await merchant.orders.retrieve(id)).toMatchObject({ shipping_amount_cents: 900 });
  });

  it('P5 loses a shipping method that does not reach its new address', async () => {
    const { id } = await edited(changes['a shipping method that was disabled']!);
    const abroad = await merchant.addresses.create(anAddress({ country_code: 'DE' }));
    await merchant.orders.update({ id, _shipping_address_clone_id: abroad.id });
    expect(await problemOf(ended(id))).toBe('shipping_method_blank');
  });

  it('P5 keeps its market, in whose currency it was authorized', async () => {
    const { id } = await edited(async () => undefined);
    expect(await problemOf(merchant.orders.update({ id, market: usd() }))).toBe('invalid_status');
    expect(await merchant.orders.retrieve(id)).toMatchObject({ currency_code: 'EUR' });
  });

  it('P5 is not placed again with a tax on top that was not authorized', async () => {
    const cart = await shop.ready('VOUCHER', 1);
    shop.platform.store.update('orders', cart, { tax_included: false });
    const abroad = await shop.guest.addresses.create(anAddress({ country_code: 'DE' }));
    await shop.guest.orders.update({ id: cart, _shipping_address_clone_id: abroad.id });
    await shop.guest.orders.update({ id: cart, _place: true });
    await merchant.orders.update({ id: cart, _start_editing: true });
    const home = await merchant.addresses.create(anAddress());
    expect(
      await merchant.orders.update({ id: cart, _shipping_address_clone_id: home.id }),
    ).toMatchObject({ total_amount_with_taxes_cents: 3_300 + 660 });
    expect(await problemOf(ended(cart))).toBe('mismatched_amounts');
  });
});
