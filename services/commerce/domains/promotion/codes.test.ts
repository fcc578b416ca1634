import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { aCart, prepareToPlace } from '../../testing/cart.ts';
import { aCoupon, aCouponOf, aGiftCard, aPromotion, problemOf } from '../../testing/promotions.ts';
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

const lineTypes = async (id: string) =>
  (await shop.orders.retrieve(id, { include: ['line_items'] })).line_items?.map(
    ({ item_type, total_amount_cents, coupon_code }) => [
      item_type,
      total_amount_cents,
      coupon_code,
    ],
  );

describe('codes on an order', () => {
  it('V7 takes a coupon, shows its discount as a line and gives it back when the code is blank', async () => {
    await aCoupon(admin);
    const cart = await aCart(shop);
    const order = await shop.orders.update({ id: cart.id, coupon_code: '  WELCOME-10 ' });
    expect(order).toMatchObject({
      coupon_code: 'WELCOME-10',
      subtotal_amount_cents: 2_500,
      discount_amount_cents: -250,
      total_amount_cents: 2_250,
      formatted_discount_amount: '-€2,50',
    });
    expect(await lineTypes(cart.id)).toEqual([
      ['skus', 2_500, null],
      ['percentage_discount_promotions', -250, 'WELCOME-10'],
    ]);
    const without = await shop.orders.update({ id: cart.id, coupon_code: '' });
    expect(without).toMatchObject({ coupon_code: null, total_amount_cents: 2_500 });
    expect(await lineTypes(cart.id)).toHaveLength(1);
  });

  it('V7 pays part of an order with a gift card found by its first 8 characters', async () => {
    await aGiftCard(admin);
    const cart = await aCart(shop);
    const update = { id: cart.id, gift_card_or_coupon_code: 'GIFTCARD' };
    const order = await shop.orders.update(update as never);
    expect(order).toMatchObject({
      gift_card_code: 'GIFTCARD-0001-ABCD',
      gift_card_amount_cents: -1_000,
      total_amount_cents: 1_500,
      total_amount_with_taxes_cents: 1_500,
    });
    expect(await lineTypes(cart.id)).toEqual([
      ['skus', 2_500, null],
      ['gift_cards', -1_000, null],
    ]);
    const without = await shop.orders.update({ id: cart.id, gift_card_code: null });
    expect(without).toMatchObject({ gift_card_amount_cents: 0, total_amount_cents: 2_500 });
  });

  it.each([
    ['alone', {}],
    ['while a gift card is applied', { gift_card_code: 'GIFTCARD-0001-ABCD' }],
  ])('V7 takes a coupon in the field for both as `coupon_code`: %s', async (_, applied) => {
    await aCoupon(admin);
    await aGiftCard(admin);
    const cart = await aCart(shop);
    await shop.orders.update({ id: cart.id, ...applied });
    const update = { id: cart.id, gift_card_or_coupon_code: 'WELCOME-10' };
    expect(await shop.orders.update(update as never)).toMatchObject({
      coupon_code: 'WELCOME-10',
      gift_card_code: null,
      ...applied,
    });
  });

  const doesNotExist = { detail: "coupon_code - doesn't exist", error: 'noent_coupon' };
  const noCoupon = (error: string) => ({
    detail: "coupon_code - doesn't match any active coupon",
    error,
  });
  const noCard = {
    detail: "gift_card_code - doesn't match any active gift card",
    error: 'noent_gift_card',
  };
  const neither = {
    detail: "gift_card_or_coupon_code - doesn't match any active gift card or coupon",
    error: 'noent_gift_card_or_coupon',
  };
  const past = '2020-06-01T00:00:00.000Z';
  it.each<[string, () => Promise<unknown>, Record<string, string>, unknown]>([
    ['an unknown coupon', () => aCoupon(admin), { coupon_code: 'WELCOME-11' }, doesNotExist],
    ['another case', () => aCoupon(admin), { coupon_code: 'welcome-10' }, doesNotExist],
    [
      'a coupon that has expired',
      () => aCoupon(admin, { expires_at: past }),
      { coupon_code: 'WELCOME-10' },
      noCoupon('expired'),
    ],
    [
      'a coupon of a promotion that is over',
      () => aCoupon(admin, {}, { expires_at: past }),
      { coupon_code: 'WELCOME-10' },
      noCoupon('inactive'),
    ],
    [
      'a coupon of a promotion to come',
      () => aCoupon(admin, {}, { starts_at: '2098-01-01T00:00:00.000Z' }),
      { coupon_code: 'WELCOME-10' },
      noCoupon('inactive'),
    ],
    [
      'a coupon of a disabled promotion',
      () => aCoupon(admin, {}, { _disable: true }),
      { coupon_code: 'WELCOME-10' },
      noCoupon('inactive'),
    ],
    [
      'a coupon of another currency',
      () => aCoupon(admin, {}, { currency_code: 'USD' }),
      { coupon_code: 'WELCOME-10' },
      noCoupon('inactive'),
    ],
    [
      'a coupon for somebody else',
      () => aCoupon(admin, { recipient_email: 'anna@example.com' }),
      { coupon_code: 'WELCOME-10' },
      noCoupon('other_recipient'),
    ],
    [
      'an expired coupon in the field for both',
      () => aCoupon(admin, { expires_at: past }),
      { gift_card_or_coupon_code: 'WELCOME-10' },
      neither,
    ],
    ['an unknown code', () => aGiftCard(admin), { gift_card_or_coupon_code: 'GIFTCARE' }, neither],
    ['too little of a code', () => aGiftCard(admin), { gift_card_code: 'GIFTCAR' }, noCard],
    [
      'an expired gift card',
      () => aGiftCard(admin, { expires_at: past }),
      { gift_card_code: 'GIFTCARD' },
      noCard,
    ],
    [
      'a gift card of another currency',
      () => aGiftCard(admin, { currency_code: 'USD' }),
      { gift_card_code: 'GIFTCARD' },
      noCard,
    ],
    [
      'the first characters of two gift cards',
      async () => {
        await aGiftCard(admin);
        await aGiftCard(admin, { code: 'GIFTCARD-0002-ABCD' });
      },
      { gift_card_code: 'GIFTCARD' },
      noCard,
    ],
    [
      'a gift card that is not active',
      async () => {
        const { id } = await aGiftCard(admin);
        await admin.gift_cards.update({ id, _deactivate: true });
      },
      { gift_card_code: 'GIFTCARD' },
      noCard,
    ],
  ])('V7 refuses %s', async (_what, prepare, attributes, problem) => {
    await prepare();
    const cart = await aCart(shop);
    expect(await problemOf(shop.orders.update({ id: cart.id, ...attributes }))).toEqual(problem);
    expect((await shop.orders.retrieve(cart.id)).total_amount_cents).toBe(2_500);
  });

  it('V7 keeps a code that is refused from replacing the one that is there', async () => {
    await aCoupon(admin);
    const cart = await aCart(shop);
    await shop.orders.update({ id: cart.id, coupon_code: 'WELCOME-10' });
    await problemOf(shop.orders.update({ id: cart.id, coupon_code: 'NO-SUCH-CODE' }));
    expect(await shop.orders.retrieve(cart.id)).toMatchObject({
      coupon_code: 'WELCOME-10',
      total_amount_cents: 2_250,
    });
  });

  it('refuses an e-mail address the coupon is not for, and takes it with the coupon cleared', async () => {
    await aCoupon(admin, { recipient_email: 'Anna@Example.com' });
    const cart = await shop.orders.create({ coupon_code: 'WELCOME-10' });
    const stranger = { id: cart.id, customer_email: 'carlo@example.com' };
    expect(await problemOf(shop.orders.update(stranger))).toEqual(noCoupon('other_recipient'));
    expect(await shop.orders.update({ ...stranger, coupon_code: '' })).toMatchObject({
      customer_email: 'carlo@example.com',
      coupon_code: null,
    });
    const other = await shop.orders.create({ coupon_code: 'WELCOME-10' });
    expect(
      await shop.orders.update({ id: other.id, customer_email: 'anna@example.com' }),
    ).toMatchObject({ coupon_code: 'WELCOME-10' });
  });

  it('lets go of the shipping method when a coupon changes the goods’ total', async () => {
    await aCoupon(admin);
    const cart = await aCart(shop);
    await prepareToPlace(shop, cart.id);
    const include = { include: ['shipments.shipping_method'] };
    const chosen = await shop.orders.retrieve(cart.id, include);
    expect(chosen.shipments?.[0]?.shipping_method).not.toBeNull();
    const order = await shop.orders.update({ id: cart.id, coupon_code: 'WELCOME-10' }, include);
    expect(order.shipments?.[0]?.shipping_method).toBeNull();
  });

  it('keeps the shipping method when free shipping or a gift card comes', async () => {
    const promotion = await admin.free_shipping_promotions.create(aPromotion);
    await aCouponOf(admin, promotion);
    await aGiftCard(admin);
    const cart = await aCart(shop);
    await prepareToPlace(shop, cart.id);
    const order = await shop.orders.update({
      id: cart.id,
      coupon_code: 'WELCOME-10',
      gift_card_code: 'GIFTCARD',
    });
    expect(order).toMatchObject({
      shipping_amount_cents: 700,
      discount_amount_cents: -700,
      gift_card_amount_cents: -1_000,
      total_amount_cents: 2_500 + 700 + 300 - 700 - 1_000,
    });
  });
});
