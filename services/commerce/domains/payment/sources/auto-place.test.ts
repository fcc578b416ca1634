import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { prepareToPlace } from '../../../testing/cart.ts';
import { aGiftCard } from '../../../testing/promotions.ts';
import { failsWith } from '../../../testing/payment-desk.ts';
import { startPlatform, type RunningPlatform } from '../../../testing/start-platform.ts';

let platform: RunningPlatform;
let cl: CommerceLayerBundle;
let integration: CommerceLayerBundle;
let methodId: string;
beforeEach(async () => {
  platform = await startPlatform();
  cl = await platform.guest();
  integration = await platform.integration();
  const gateway = await integration.adyen_gateways.create({
    name: 'Adyen',
    merchant_account: 'shop',
    api_key: 'key',
    public_key: 'public',
    live_url_prefix: 'prefix',
  });
  const method = await integration.payment_methods.create({
    name: 'Adyen',
    payment_source_type: 'adyen_payments',
    currency_code: 'EUR',
    price_amount_cents: 0,
    auto_place: true,
    payment_gateway: integration.payment_gateways.relationship(gateway.id),
  });
  methodId = method.id;
});
afterEach(() => platform.stop());

/** A cart that its payment places, and the source that pays it. */
const aCart = async (
  values: Record<string, unknown> = {},
  skuCode = 'BARBERA-750',
  quantity = 2,
) => {
  const { id } = await cl.orders.create({ customer_email: 'guest@example.com' });
  const order = cl.orders.relationship(id);
  await cl.line_items.create({ sku_code: skuCode, quantity, order });
  await cl.orders.update({ id, ...values });
  await prepareToPlace(cl, id);
  await cl.orders.update({ id, payment_method: cl.payment_methods.relationship(methodId) });
  const source = await cl.adyen_payments.create({ order });
  const pay = () =>
    cl.adyen_payments.update({
      id: source.id,
      payment_request_data: { paymentMethod: { type: 'scheme', holderName: 'APPROVED' } },
      _authorize: true,
    });
  return { id, pay };
};
const statusOf = async (id: string) => (await integration.orders.retrieve(id)).status;

describe('a payment that places its order', () => {
  it('P5 takes the order as it was shown', async () => {
    const { id, pay } = await aCart();
    await pay();
    expect(await integration.orders.retrieve(id)).toMatchObject({
      status: 'placed',
      payment_status: 'authorized',
    });
  });

  it.each(['price', 'fee'])('P5 neither pays nor places at a %s no one was shown', async (kind) => {
    // Ships nothing: goods of another price lose their shipping method.
    const { id, pay } = await aCart({}, 'VOUCHER', 1);
    const [price] = await integration.prices.list({
      filters: { sku_code_eq: 'VOUCHER', price_list_code_eq: 'eur' },
    });
    if (kind === 'price') await integration.prices.update({ id: price!.id, amount_cents: 3_100 });
    else await integration.payment_methods.update({ id: methodId, price_amount_cents: 500 });
    await expect(pay()).rejects.toMatchObject(failsWith('mismatched_amounts'));
    expect(await integration.orders.authorizations(id)).toHaveLength(0);
    expect(await statusOf(id)).toBe('pending');
    await cl.orders.update({ id, _refresh: true });
    await pay();
    expect(await statusOf(id)).toBe('placed');
  });

  it('P5 pays and places an order without autorefresh at the price it keeps', async () => {
    const { id, pay } = await aCart({ autorefresh: false }, 'VOUCHER', 1);
    const [price] = await integration.prices.list({
      filters: { sku_code_eq: 'VOUCHER', price_list_code_eq: 'eur' },
    });
    await integration.prices.update({ id: price!.id, amount_cents: 3_100 });
    await pay();
    expect(await integration.orders.retrieve(id)).toMatchObject({
      status: 'placed',
      total_amount_cents: 3_000,
    });
  });

  it('P2 spends a gift card once', async () => {
    const card = await aGiftCard(integration);
    const carts = [
      await aCart({ gift_card_code: 'GIFTCARD' }),
      await aCart({ gift_card_code: 'GIFTCARD' }),
    ];
    await carts[0]!.pay();
    await expect(carts[1]!.pay()).rejects.toMatchObject(failsWith('mismatched_amounts'));
    expect(await integration.gift_cards.retrieve(card.id)).toMatchObject({ balance_cents: 0 });
  });

  it('P5 takes goods only from locations that have them in stock', async () => {
    // Ten are at one place and five at the other: each cart is meant to be sent from the first.
    const carts = [await aCart({}, 'BARBERA-750', 8), await aCart({}, 'BARBERA-750', 7)];
    for (const { pay } of carts) await pay().catch(() => undefined);
    expect(await Promise.all(carts.map(({ id }) => statusOf(id)))).toEqual(['placed', 'pending']);
    const items = platform.store.where('stock_items', { sku_code: 'BARBERA-750' });
    expect(items.map(({ quantity }) => quantity)).toEqual([2, 5]);
  });
});
