import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { anAddress } from '../../testing/an-address.ts';
import { aCart, prepareToPlace } from '../../testing/cart.ts';
import { aCoupon, aGiftCard, problemOf } from '../../testing/promotions.ts';
import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';

let platform: RunningPlatform;
let admin: CommerceLayerBundle;
let shop: CommerceLayerBundle;
beforeEach(async () => {
  platform = await startPlatform();
  admin = await platform.integration();
  shop = await platform.guest();
});
afterEach(() => platform.stop());

/** A cart with a code that only waits to be placed. */
const readyCart = async (codes: Record<string, string>): Promise<string> => {
  const cart = await aCart(shop);
  await shop.orders.update({ id: cart.id, ...codes });
  await prepareToPlace(shop, cart.id);
  return cart.id;
};
const place = (id: string) => shop.orders.update({ id, _place: true });

describe('codes of placed orders', () => {
  it('P2 use up a coupon when placed and give it back when cancelled', async () => {
    const { id: couponId } = await aCoupon(admin, { usage_limit: 1 });
    const id = await readyCart({ coupon_code: 'WELCOME-10' });
    expect((await admin.coupons.retrieve(couponId)).usage_count).toBe(0);
    expect(await place(id)).toMatchObject({ status: 'placed', coupon_code: 'WELCOME-10' });
    expect((await admin.coupons.retrieve(couponId)).usage_count).toBe(1);
    const cart = await aCart(shop);
    const again = shop.orders.update({ id: cart.id, coupon_code: 'WELCOME-10' });
    expect(await problemOf(again)).toMatchObject({ error: 'used_up' });
    await shop.orders.update({ id, _cancel: true });
    expect((await admin.coupons.retrieve(couponId)).usage_count).toBe(0);
  });

  it('P2 let one of two orders have the last use of a coupon', async () => {
    const { id: couponId } = await aCoupon(admin, { usage_limit: 1 });
    const ids = [
      await readyCart({ coupon_code: 'WELCOME-10' }),
      await readyCart({ coupon_code: 'WELCOME-10' }),
    ];
    const outcomes = await Promise.allSettled(ids.map(place));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await admin.coupons.retrieve(couponId)).usage_count).toBe(1);
  });

  it('P2 let one of two orders spend a gift card', async () => {
    const { id: cardId } = await aGiftCard(admin);
    const ids = [
      await readyCart({ gift_card_code: 'GIFTCARD' }),
      await readyCart({ gift_card_code: 'GIFTCARD' }),
    ];
    const outcomes = await Promise.allSettled(ids.map(place));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const failed = outcomes.find((it) => it.status === 'rejected');
    expect(await problemOf(Promise.reject(failed?.reason as Error))).toMatchObject({
      error: 'mismatched_amounts',
    });
    const spent = await admin.gift_cards.retrieve(cardId);
    expect(spent).toMatchObject({ balance_cents: 0, status: 'redeemed' });
  });

  it('count a coupon once per customer', async () => {
    await aCoupon(admin, { customer_single_use: true });
    await place(await readyCart({ coupon_code: 'WELCOME-10' }));
    const cart = await aCart(shop);
    expect(
      await problemOf(shop.orders.update({ id: cart.id, coupon_code: 'WELCOME-10' })),
    ).toMatchObject({ error: 'used_by_customer' });
    const other = await shop.orders.create({ customer_email: 'carlo@example.com' });
    expect(await shop.orders.update({ id: other.id, coupon_code: 'WELCOME-10' })).toMatchObject({
      coupon_code: 'WELCOME-10',
    });
  });

  it('take from a gift card what it pays, log it and give it back', async () => {
    const { id: cardId } = await aGiftCard(admin, { balance_cents: 3_000 });
    const id = await readyCart({ gift_card_code: 'GIFTCARD' });
    const order = await place(id);
    expect(order).toMatchObject({
      gift_card_amount_cents: -3_000,
      total_amount_cents: 2_500 + 700 + 300 - 3_000,
      payment_status: 'authorized',
    });
    const spent = await admin.gift_cards.retrieve(cardId);
    expect(spent).toMatchObject({
      status: 'redeemed',
      balance_cents: 0,
      initial_balance_cents: 3_000,
      usage_log: {
        [id]: [
          { action: 'use', amount_cents: -3_000, balance_cents: 0, order_number: order.number },
        ],
      },
    });
    expect(spent.balance_log.map((it) => it['balance_change_cents'])).toEqual([3_000, -3_000]);
    await shop.orders.update({ id, _cancel: true });
    expect(await admin.gift_cards.retrieve(cardId)).toMatchObject({
      status: 'active',
      balance_cents: 3_000,
    });
  });

  it('redeem a card of single use whatever is left on it', async () => {
    const { id: cardId } = await aGiftCard(admin, { balance_cents: 90_000, single_use: true });
    await place(await readyCart({ gift_card_code: 'GIFTCARD' }));
    expect(await admin.gift_cards.retrieve(cardId)).toMatchObject({
      status: 'redeemed',
      balance_cents: 90_000 - 2_500 - 700 - 300,
    });
  });

  it('P2 need no payment when a gift card pays all', async () => {
    await aGiftCard(admin, { balance_cents: 9_000 });
    const cart = await aCart(shop);
    await shop.orders.update({ id: cart.id, gift_card_code: 'GIFTCARD' });
    const address = await shop.addresses.create(anAddress());
    const { shipments } = await shop.orders.update(
      {
        id: cart.id,
        _shipping_address_clone_id: address.id,
        _billing_address_same_as_shipping: true,
      },
      { include: ['shipments.available_shipping_methods'] },
    );
    await shop.shipments.update({
      id: shipments![0]!.id,
      shipping_method: shop.shipping_methods.relationship(
        shipments![0]!.available_shipping_methods![0]!.id,
      ),
    });
    expect(await place(cart.id)).toMatchObject({
      status: 'placed',
      payment_status: 'free',
      total_amount_cents: 0,
      gift_card_amount_cents: -3_200,
    });
  });
});

describe('gift cards that are bought', () => {
  const buy = async () => {
    const card = await shop.gift_cards.create({
      currency_code: 'EUR',
      balance_cents: 5_000,
      recipient_email: 'Carlo@Example.com',
    });
    const cart = await aCart(shop);
    const line = await shop.line_items.create({
      quantity: 1,
      order: shop.orders.relationship(cart.id),
      item: shop.gift_cards.relationship(card.id),
    });
    return { card, cart, line };
  };

  it('are lines of the subtotal, set aside when placed and active once paid', async () => {
    const { card, cart, line } = await buy();
    expect(card).toMatchObject({ status: 'draft', recipient_email: 'carlo@example.com' });
    expect(card.code).toMatch(/^[0-9a-f-]{36}$/);
    expect(line).toMatchObject({ item_type: 'gift_cards', total_amount_cents: 5_000 });
    await prepareToPlace(shop, cart.id);
    const order = await place(cart.id);
    expect(order).toMatchObject({ subtotal_amount_cents: 7_500, skus_count: 2 });
    expect((await admin.gift_cards.retrieve(card.id)).status).toBe('inactive');
    await admin.orders.update({ id: cart.id, _approve_and_capture: true });
    expect(await admin.gift_cards.retrieve(card.id)).toMatchObject({
      status: 'active',
      balance_cents: 5_000,
    });
  });

  it('are bought one at a time and once only', async () => {
    const { card, cart, line } = await buy();
    expect(await problemOf(shop.line_items.update({ id: line.id, quantity: 2 }))).toMatchObject({
      detail: 'quantity - must be equal to 1',
    });
    const same = shop.line_items.create({
      quantity: 1,
      order: shop.orders.relationship(cart.id),
      item: shop.gift_cards.relationship(card.id),
    });
    expect(await problemOf(same)).toMatchObject({ error: 'taken' });
  });

  it('are made by shoppers, but neither activated nor read by them once they are worth something', async () => {
    const { card } = await buy();
    const activate = shop.gift_cards.update({ id: card.id, _activate: true });
    expect(await problemOf(activate)).toMatchObject({
      detail: 'You are not authorized to perform this action on the requested resource.',
    });
    const money = await aGiftCard(admin);
    expect(await problemOf(shop.gift_cards.retrieve(money.id))).toMatchObject({
      detail: 'The requested resource was not found. Please double-check the resource id.',
    });
  });

  it.each([
    ['_purchase', 'status - active gift card cannot be purchased'],
    ['_activate', 'status - active gift card cannot be activated'],
  ])('refuse %s when they are active', async (move, detail) => {
    const { id } = await aGiftCard(admin);
    expect(await problemOf(admin.gift_cards.update({ id, [move]: true }))).toMatchObject({
      detail,
    });
  });

  it('are recharged up to their most, if they may be at all', async () => {
    const { id } = await aGiftCard(admin, { balance_max_cents: 1_500 });
    const recharge = (cents: number) =>
      admin.gift_cards.update({ id, _balance_change_cents: cents });
    expect(await recharge(500)).toMatchObject({
      balance_cents: 1_500,
      initial_balance_cents: 1_000,
    });
    expect(await problemOf(recharge(1))).toMatchObject({
      detail: 'balance_cents - must be less than or equal to 1500',
    });
    expect(await problemOf(recharge(-1_501))).toMatchObject({
      detail: 'balance_cents - must be greater than or equal to 0',
    });
    await admin.gift_cards.update({ id, rechargeable: false, _balance_change_cents: -500 });
    expect(await problemOf(recharge(1))).toMatchObject({
      detail: 'balance_cents - cannot be recharged',
    });
  });
});
