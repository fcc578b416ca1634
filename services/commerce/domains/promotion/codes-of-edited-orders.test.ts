import { aCart, prepareToPlace } from '../../testing/cart.ts';
import { openShop, type Shop } from '../../testing/orders.ts';
import { aCoupon, aCouponOf, aGiftCard, aPercentage } from '../../testing/promotions.ts';
import { startPlatform } from '../../testing/start-platform.ts';
import { problemOf } from '../../testing/stock.ts';

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

/** A change that has nothing to do with what the order costs. */
const touch = (id: string) => merchant.orders.update({ id, metadata: { packed: true } });

/** Chooses the standard shipping method again: an edit of the goods cleared it. */
const ship = async (orderId: string) => {
  const [method] = await merchant.shipping_methods.list({ filters: { name_eq: 'Standard' } });
  for (const { id } of await shop.shipmentsOf(orderId))
    await merchant.shipments.update({
      id,
      shipping_method: merchant.shipping_methods.relationship(method!.id),
    });
};

/** An order that a gift card paid, being edited: of 35.00 €, unless it is for another SKU. */
const paidByCard = async (values: Parameters<typeof aGiftCard>[1], skuCode?: string) => {
  const card = await aGiftCard(merchant, { balance_cents: 9_000, ...values });
  const id = await shop.ready(skuCode);
  await shop.guest.orders.update({ id, gift_card_code: 'GIFTCARD' });
  await shop.guest.orders.update({ id, _place: true });
  await merchant.orders.update({ id, _start_editing: true });
  return { id, cardId: card.id };
};

describe('the gift card of an edited order', () => {
  it.each([
    ['pays more', null, -4_750],
    ['pays no more once it has expired, but what it paid', '2021-01-01T00:00:00.000Z', -3_500],
  ])('P2 %s', async (_, expires_at, pays) => {
    const { id, cardId } = await paidByCard({});
    await merchant.gift_cards.update({ id: cardId, expires_at });
    await merchant.line_items.create({
      sku_code: 'FREE-SAMPLE',
      quantity: 1,
      _external_price: true,
      unit_amount_cents: 1_250,
      order: merchant.orders.relationship(id),
    });
    await ship(id);
    expect(await merchant.orders.retrieve(id)).toMatchObject({ gift_card_amount_cents: pays });
    expect(await merchant.gift_cards.retrieve(cardId)).toMatchObject({
      balance_cents: 9_000 + pays,
    });
  });

  it('P2 pays the same amount again, also once it has expired', async () => {
    const { id, cardId } = await paidByCard({});
    await merchant.gift_cards.update({ id: cardId, expires_at: '2021-01-01T00:00:00.000Z' });
    const line = await shop.goodsLine(id);
    await merchant.line_items.update({ id: line.id, quantity: 1 });
    await ship(id);
    expect(await merchant.orders.update({ id, _stop_editing: true })).toMatchObject({
      status: 'placed',
      gift_card_amount_cents: -2_250,
    });
  });

  it('P2 of single use is not usable again before the order has returned all of it', async () => {
    const { id, cardId } = await paidByCard({ single_use: true }, 'VOUCHER');
    const line = await shop.goodsLine(id);
    await merchant.line_items.update({ id: line.id, quantity: 1 });
    await merchant.orders.update({ id, _stop_editing: true });
    expect(await merchant.gift_cards.retrieve(cardId)).toMatchObject({
      status: 'redeemed',
      balance_cents: 9_000 - 3_300,
    });
    await merchant.orders.update({ id, _cancel: true });
    expect(await merchant.gift_cards.retrieve(cardId)).toMatchObject({
      status: 'active',
      balance_cents: 9_000,
    });
  });
});

describe('a gift card that is bought with an edited order', () => {
  const bought = async () => {
    const id = await shop.placed('BARBERA-750', 8);
    await merchant.orders.update({ id, _start_editing: true });
    const card = await shop.guest.gift_cards.create({ currency_code: 'EUR', balance_cents: 1_000 });
    const line = await merchant.line_items.create({
      quantity: 1,
      order: merchant.orders.relationship(id),
      item: merchant.gift_cards.relationship(card.id),
    });
    return { id, cardId: card.id, lineId: line.id };
  };

  it('P2 is purchased at once, so that no shopper can change its balance', async () => {
    const { cardId } = await bought();
    expect(await merchant.gift_cards.retrieve(cardId)).toMatchObject({ status: 'inactive' });
    const change = shop.guest.gift_cards.update({ id: cardId, balance_cents: 90_000 });
    expect(await problemOf(change)).toBe('UNAUTHORIZED');
  });

  it('P2 is not one that another order has bought, nor withdrawn from its buyer', async () => {
    const { id: other, cardId } = await bought();
    await merchant.gift_cards.update({ id: cardId, _activate: true });
    const id = await shop.placed('BARBERA-750', 1);
    await merchant.orders.update({ id, _start_editing: true });
    const again = merchant.line_items.create({
      quantity: 1,
      order: merchant.orders.relationship(id),
      item: merchant.gift_cards.relationship(cardId),
    });
    expect(await problemOf(again)).toBe('blank');
    const { store } = shop.platform;
    const [line] = store.where('line_items', { order_id: other, item_type: 'gift_cards' });
    const { id: _, ...values } = line!;
    const wrong = store.add('line_items', { ...values, order_id: id });
    await merchant.line_items.delete(wrong);
    expect(await merchant.gift_cards.retrieve(cardId)).toMatchObject({ status: 'active' });
  });

  it('P2 is withdrawn with its line', async () => {
    const { cardId, lineId } = await bought();
    await merchant.gift_cards.update({ id: cardId, _activate: true });
    await merchant.line_items.delete(lineId);
    expect(await merchant.gift_cards.retrieve(cardId)).toMatchObject({ status: 'inactive' });
  });
});

describe('the coupon of an edited order', () => {
  const placedWithCoupon = async () => {
    const { id } = await aCart(shop.guest);
    await shop.guest.orders.update({ id, coupon_code: 'WELCOME-10' });
    await prepareToPlace(shop.guest, id);
    await shop.guest.orders.update({ id, _place: true });
    return id;
  };
  const usage = async () => {
    const [coupon] = await merchant.coupons.list();
    const [promotion] = await merchant.percentage_discount_promotions.list();
    return [coupon!.usage_count, promotion!.total_usage_count];
  };
  const promotionId = async () => (await merchant.percentage_discount_promotions.list())[0]!.id;

  it.each<[string, (couponId: string) => Promise<unknown>]>([
    ['expired', (id) => merchant.coupons.update({ id, expires_at: '2021-01-01T00:00:00.000Z' })],
    ['was deleted', (id) => merchant.coupons.delete(id)],
    [
      'belongs to a promotion of another market now',
      async () =>
        merchant.percentage_discount_promotions.update({ id: await promotionId(), market: usd() }),
    ],
    [
      'belongs to a promotion that was disabled',
      async () =>
        merchant.percentage_discount_promotions.update({
          id: await promotionId(),
          _disable: true,
        }),
    ],
  ])('P2 still counts if it %s since', async (_, work) => {
    const coupon = await aCoupon(merchant, { usage_limit: 1 });
    const id = await placedWithCoupon();
    await work(coupon.id);
    await merchant.orders.update({ id, _start_editing: true });
    await touch(id);
    expect(await merchant.orders.update({ id, _stop_editing: true })).toMatchObject({
      status: 'placed',
      coupon_code: 'WELCOME-10',
      discount_amount_cents: -250,
    });
  });

  it('P2 is not displaced by an exclusive promotion that started since', async () => {
    await aCoupon(merchant);
    const id = await placedWithCoupon();
    await aPercentage(merchant, { name: 'Sale', percentage: 20, exclusive: true, priority: 1 });
    await merchant.orders.update({ id, _start_editing: true });
    await touch(id);
    expect(await merchant.orders.retrieve(id)).toMatchObject({ discount_amount_cents: -250 });
    expect(await merchant.orders.update({ id, _refresh: true })).toMatchObject({
      discount_amount_cents: -500,
    });
  });

  it('P2 can still be put on, although none was', async () => {
    await aCoupon(merchant);
    const id = await shop.placed();
    await merchant.orders.update({ id, _start_editing: true });
    expect(await merchant.orders.update({ id, coupon_code: 'WELCOME-10' })).toMatchObject({
      discount_amount_cents: -250,
    });
  });

  it('P2 does not count beyond its limit if it gave nothing before', async () => {
    const promotion = await aPercentage(merchant);
    await aCouponOf(merchant, promotion, { usage_limit: 1 });
    await merchant.order_amount_promotion_rules.create({
      order_amount_cents: 3_000,
      promotion: merchant.percentage_discount_promotions.relationship(promotion.id),
    });
    const id = await placedWithCoupon();
    const { id: other } = await aCart(shop.guest, 'BARBERA-750', 3);
    await shop.guest.orders.update({ id: other, coupon_code: 'WELCOME-10' });
    await prepareToPlace(shop.guest, other);
    await shop.guest.orders.update({ id: other, _place: true });
    expect(await usage()).toEqual([1, 1]);
    await merchant.orders.update({ id, _start_editing: true });
    const line = await shop.goodsLine(id);
    await merchant.line_items.update({ id: line.id, quantity: 3 });
    expect(await merchant.orders.retrieve(id)).toMatchObject({ discount_amount_cents: 0 });
    expect(await usage()).toEqual([1, 1]);
  });

  it('P2 is given back when taken off and counted again when put on, once each', async () => {
    await aCoupon(merchant, { usage_limit: 1 });
    const id = await placedWithCoupon();
    await merchant.orders.update({ id, _start_editing: true });
    await touch(id);
    expect(await usage()).toEqual([1, 1]);
    await merchant.orders.update({ id, coupon_code: null });
    expect(await usage()).toEqual([0, 0]);
    await merchant.orders.update({ id, coupon_code: 'WELCOME-10' });
    expect(await usage()).toEqual([1, 1]);
    const line = await shop.goodsLine(id);
    await merchant.line_items.update({ id: line.id, quantity: 1 });
    expect(await usage()).toEqual([1, 1]);
  });
});
