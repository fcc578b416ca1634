import { aCart, prepareToPlace } from '../../../testing/cart.ts';
import { openShop, type Shop } from '../../../testing/orders.ts';
import { addCardPayment } from '../../../testing/payments.ts';
import { aGiftCard, aPercentage } from '../../../testing/promotions.ts';
import { startPlatform } from '../../../testing/start-platform.ts';

let shop: Shop;
let merchant: Shop['merchant'];
beforeEach(async () => {
  shop = await openShop(await startPlatform());
  merchant = shop.merchant;
});
afterEach(() => shop.platform.stop());

const marketRow = (code: string) => shop.platform.store.where('markets', { code })[0]!;
const marketOf = (code: string) => merchant.markets.relationship(marketRow(code).id);

/** A second market in euro, without taxes. */
const otherEuroMarket = async () => {
  const { merchant_id, price_list_id, inventory_model_id } = marketRow('it-eur');
  const { id } = await merchant.markets.create({
    name: 'Other euro',
    merchant: merchant.merchants.relationship(merchant_id),
    price_list: merchant.price_lists.relationship(price_list_id),
    inventory_model: merchant.inventory_models.relationship(inventory_model_id),
  });
  return merchant.markets.relationship(id);
};

/** Restricts what the cart uses to its market: methods, promotion and gift card. */
const onlyInItaly = async () => {
  const market = marketOf('it-eur');
  const [method] = await merchant.shipping_methods.list({ filters: { name_eq: 'Standard' } });
  await merchant.shipping_methods.update({ id: method!.id, market });
  const [payment] = await merchant.payment_methods.list();
  await merchant.payment_methods.update({ id: payment!.id, market });
  const [promotion] = await merchant.percentage_discount_promotions.list();
  await merchant.percentage_discount_promotions.update({ id: promotion!.id, market });
  const [card] = await merchant.gift_cards.list();
  await merchant.gift_cards.update({ id: card!.id, market });
};

/** A cart of 25.00 € with 10 % off, fees of 7.00 € and 3.00 € and a gift card of 10.00 €: 22.50 € to pay. */
const aFullCart = async () => {
  await aPercentage(merchant);
  await aGiftCard(merchant);
  const { id } = await aCart(shop.guest);
  await prepareToPlace(shop.guest, id);
  await shop.guest.orders.update({ id, gift_card_code: 'GIFTCARD' });
  return id;
};

/** The amounts of an order's lines by type; each line must be in the currency of the order. */
const linesOf = async (id: string) => {
  const order = await merchant.orders.retrieve(id, { include: ['line_items', 'shipments'] });
  for (const row of [...(order.line_items ?? []), ...(order.shipments ?? [])])
    expect(row.currency_code).toBe(order.currency_code);
  return Object.fromEntries(
    (order.line_items ?? []).map(({ item_type, total_amount_cents }) => [
      item_type,
      total_amount_cents,
    ]),
  );
};

const inEuro = {
  skus: 2_500,
  percentage_discount_promotions: -250,
  shipments: 700,
  payment_methods: 300,
  gift_cards: -1_000,
};

const moveToDollars = (id: string) => merchant.orders.update({ id, market: marketOf('row-usd') });

describe('the lines of an order that moves', () => {
  it('P2 are those of its market at first', async () => {
    const id = await aFullCart();
    expect(await linesOf(id)).toEqual(inEuro);
    expect(await merchant.orders.retrieve(id)).toMatchObject({
      total_amount_cents: 2_250,
      tax_rate: 0.22,
    });
  });

  it('P2 to another currency hold no fee, gift card or tax of the one before', async () => {
    const id = await aFullCart();
    const moved = await moveToDollars(id);
    expect(await linesOf(id)).toEqual({ skus: 3_200, percentage_discount_promotions: -320 });
    expect(moved).toMatchObject({
      currency_code: 'USD',
      discount_amount_cents: -320,
      shipping_amount_cents: 0,
      payment_method_amount_cents: 0,
      gift_card_amount_cents: 0,
      tax_rate: 0,
      total_tax_amount_cents: 0,
      total_amount_cents: 2_880,
      formatted_total_amount: '$28.80',
      payment_source_details: null,
    });
    const { shipments, payment_method, payment_source } = await merchant.orders.retrieve(id, {
      include: ['shipments.shipping_method', 'payment_method', 'payment_source'],
    });
    expect(shipments).toHaveLength(1);
    expect(shipments![0]!.shipping_method ?? null).toBeNull();
    expect([payment_method ?? null, payment_source ?? null]).toEqual([null, null]);
  });

  it('P2 to another currency get the fees of methods chosen there, and are placed', async () => {
    const id = await aFullCart();
    await moveToDollars(id);
    const { id: air } = await merchant.shipping_methods.create({
      name: 'Air',
      currency_code: 'USD',
      price_amount_cents: 2_000,
    });
    await addCardPayment(merchant, { currency_code: 'USD', price_amount_cents: 150 });
    const abroad = await shop.platform.guest('market:code:row-usd');
    const [shipment] = await shop.shipmentsOf(id);
    await abroad.shipments.update({
      id: shipment!.id,
      shipping_method: abroad.shipping_methods.relationship(air),
    });
    const [card] = await merchant.payment_methods.list({ filters: { currency_code_eq: 'USD' } });
    await abroad.orders.update({
      id,
      payment_method: abroad.payment_methods.relationship(card!.id),
    });
    expect(await linesOf(id)).toEqual({
      skus: 3_200,
      percentage_discount_promotions: -320,
      shipments: 2_000,
      payment_methods: 150,
    });
    const { id: sourceId } = await abroad.braintree_payments.create({
      order: abroad.orders.relationship(id),
    });
    await abroad.braintree_payments.update({
      id: sourceId,
      payment_method_nonce: 'fake-valid-nonce',
    });
    expect(await abroad.orders.update({ id, _place: true })).toMatchObject({
      status: 'placed',
      formatted_total_amount_with_taxes: '$50.30',
    });
    const [authorization] = await merchant.orders.authorizations(id);
    expect(authorization).toMatchObject({ currency_code: 'USD', amount_cents: 5_030 });
  });

  it('P2 come back as they were, with the gift card and without the methods', async () => {
    const id = await aFullCart();
    await moveToDollars(id);
    await merchant.orders.update({ id, market: marketOf('it-eur') });
    const { shipments: _, payment_methods: __, ...rest } = inEuro;
    expect(await linesOf(id)).toEqual(rest);
    expect(await merchant.orders.retrieve(id)).toMatchObject({ tax_rate: 0.22 });
  });

  it('P2 to another market of the currency stay, taxed as there', async () => {
    const id = await aFullCart();
    const moved = await merchant.orders.update({ id, market: await otherEuroMarket() });
    expect(await linesOf(id)).toEqual(inEuro);
    expect(moved).toMatchObject({
      total_amount_cents: 2_250,
      total_tax_amount_cents: 0,
      payment_source_details: { type: 'wire_transfer' },
    });
  });

  it('P2 to another market with the same currency drop goods that only the first market sells', async () => {
    const id = await aFullCart();
    await onlyInItaly();
    await shop.guest.orders.update({ id, _authorize: true });
    const moved = await merchant.orders.update(
      { id, market: await otherEuroMarket() },
      { include: ['authorizations', 'voids'] },
    );
    expect(await linesOf(id)).toEqual({ skus: 2_500 });
    expect(moved).toMatchObject({
      total_amount_cents: 2_500,
      payment_status: 'unpaid',
      payment_source_details: null,
      authorizations: [{ amount_cents: 2_250 }],
      voids: [{ amount_cents: 2_250 }],
    });
  });

  it.each([
    ['another currency', () => Promise.resolve(marketOf('row-usd'))],
    ['another market of the currency', otherEuroMarket],
  ])('P2 to %s keep no rule of how fees are taxed', async (_, market) => {
    const id = await aFullCart();
    expect(await merchant.orders.retrieve(id)).toMatchObject({ freight_taxable: true });
    expect(await merchant.orders.update({ id, market: await market() })).toMatchObject({
      freight_taxable: false,
      shipping_taxable_amount_cents: 0,
    });
  });
});
