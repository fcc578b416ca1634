import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { aCart, prepareToPlace } from '../../testing/cart.ts';
import { aCouponOf, aPercentage, aPromotion, problemOf } from '../../testing/promotions.ts';
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

/** The discount on a cart of two bottles (2500 cents), or of the given SKU and quantity. */
const discountOf = async (skuCode?: string, quantity?: number) =>
  (await aCart(shop, skuCode, quantity)).discount_amount_cents;
const relate = (promotion: { readonly id: string }) => ({
  promotion: admin.percentage_discount_promotions.relationship(promotion.id),
});
const listId = async (): Promise<string> =>
  (await admin.sku_lists.list({ filters: { slug_eq: 'duo' } }))[0]!.id;

describe('promotions', () => {
  it('apply by themselves to every order of their market, shared among its lines', async () => {
    const market = (await admin.markets.list({ filters: { code_eq: 'it-eur' } }))[0]!;
    const promotion = await aPercentage(admin, {
      market: admin.markets.relationship(market.id),
    });
    expect(promotion).toMatchObject({ currency_code: 'EUR', active: true, status: 'active' });
    const cart = await aCart(shop);
    await shop.line_items.create({
      sku_code: 'CORKSCREW',
      quantity: 1,
      order: shop.orders.relationship(cart.id),
    });
    const order = await shop.orders.retrieve(cart.id, { include: ['line_items.item'] });
    expect(order).toMatchObject({ discount_amount_cents: -450, total_amount_cents: 4_050 });
    const [wine, discount, corkscrew] = order.line_items ?? [];
    expect([wine?.discount_cents, corkscrew?.discount_cents]).toEqual([-250, -200]);
    expect(wine?.discount_breakdown).toEqual({ [discount!.id]: { cents: -250, weight: 0.556 } });
    expect(discount).toMatchObject({
      name: 'Welcome',
      item_type: 'percentage_discount_promotions',
      item: { id: promotion.id, type: 'percentage_discount_promotions' },
    });
    const other = await platform.guest('market:code:row-usd');
    expect((await aCart(other)).discount_amount_cents).toBe(0);
  });

  it('apply in no other market of the same currency', async () => {
    const { merchant, price_list, inventory_model, ...italy } = (
      await admin.markets.list({
        filters: { code_eq: 'it-eur' },
        include: ['merchant', 'price_list', 'inventory_model'],
      })
    )[0]!;
    await aPercentage(admin, { market: admin.markets.relationship(italy.id) });
    const france = await admin.markets.create({
      name: 'FR EUR',
      merchant: admin.merchants.relationship(merchant!.id),
      price_list: admin.price_lists.relationship(price_list!.id),
      inventory_model: admin.inventory_models.relationship(inventory_model!.id),
    });
    const other = await platform.guest(`market:id:${france.id}`);
    expect((await aCart(other)).discount_amount_cents).toBe(0);
  });

  it.each([
    ['are over', { expires_at: '2020-06-01T00:00:00.000Z' }, 'expired'],
    ['are to come', { starts_at: '2098-01-01T00:00:00.000Z' }, 'pending'],
    ['are disabled', { _disable: true }, 'disabled'],
  ])('do not apply when they %s', async (_when, values, status) => {
    const promotion = await aPercentage(admin, values);
    expect(promotion).toMatchObject({ status, active: false });
    expect(await discountOf()).toBe(0);
  });

  it('do not apply once their usage limit is reached, and count when an order is placed', async () => {
    const { id } = await aPercentage(admin, { total_usage_limit: 1 });
    const [one, other] = [await aCart(shop), await aCart(shop)];
    for (const cart of [one, other]) await prepareToPlace(shop, cart.id);
    await shop.orders.update({ id: one.id, _place: true });
    expect(await admin.percentage_discount_promotions.retrieve(id)).toMatchObject({
      total_usage_count: 1,
      total_usage_reached: true,
      status: 'inactive',
    });
    // The second would now cost more than its shopper has seen.
    const place = shop.orders.update({ id: other.id, _place: true });
    expect(await problemOf(place)).toMatchObject({ error: 'mismatched_amounts' });
    expect(await shop.orders.update({ id: other.id, _refresh: true })).toMatchObject({
      discount_amount_cents: 0,
    });
    await shop.orders.update({ id: one.id, _cancel: true });
    expect(await admin.percentage_discount_promotions.retrieve(id)).toMatchObject({
      total_usage_count: 0,
      total_usage_reached: false,
    });
  });

  it('apply only the exclusive one, else by priority, each on the discounted amount', async () => {
    await aPercentage(admin, { percentage: 50, priority: 2 });
    await admin.fixed_amount_promotions.create({
      ...aPromotion,
      priority: 1,
      currency_code: 'EUR',
      fixed_amount_cents: 500,
    });
    expect(await discountOf()).toBe(-500 - 1_000);
    await aPercentage(admin, { exclusive: true, percentage: 20 });
    expect(await discountOf()).toBe(-500);
  });

  it('apply at most ten at a time that need no coupon', async () => {
    for (let count = 1; count <= 11; count += 1)
      await admin.fixed_amount_promotions.create({
        ...aPromotion,
        currency_code: 'EUR',
        fixed_amount_cents: 10,
        priority: count,
      });
    expect(await discountOf()).toBe(-100);
  });

  it('wait for the order to be worth an amount', async () => {
    const promotion = await aPercentage(admin);
    await admin.order_amount_promotion_rules.create({
      ...relate(promotion),
      order_amount_cents: 2_500,
    });
    expect(await discountOf('BARBERA-750', 1)).toBe(0);
    expect(await discountOf('BARBERA-750', 2)).toBe(-250);
  });

  it.each([
    ['one of a list', {}, 'BARBERA-750', 1, true],
    ['one of a list, in the quantity the list says', {}, 'ARNEIS-750', 1, false],
    ['none of the list', {}, 'CORKSCREW', 1, false],
    ['not all of a list', { all_skus: true }, 'BARBERA-750', 5, false],
    ['all of a list, by a bundle', { all_skus: true }, 'DUO', 1, true],
    ['fewer than the least quantity', { min_quantity: 3 }, 'BARBERA-750', 2, false],
    ['the least quantity', { min_quantity: 3 }, 'BARBERA-750', 3, true],
  ])('look at the SKUs of an order: %s', async (_what, rule, code, quantity, applies) => {
    const promotion = await aPercentage(admin);
    await admin.sku_list_promotion_rules.create({
      ...relate(promotion),
      ...rule,
      sku_list: admin.sku_lists.relationship(await listId()),
    });
    const cart = await shop.orders.create({});
    await shop.line_items.create({
      ...(code === 'DUO' ? { bundle_code: code } : { sku_code: code }),
      quantity,
      order: shop.orders.relationship(cart.id),
    });
    const { discount_amount_cents } = await shop.orders.retrieve(cart.id);
    expect(discount_amount_cents! < 0).toBe(applies);
  });

  it('are of the SKUs of their list only, and of the bundle made of it', async () => {
    await aPercentage(admin, { sku_list: admin.sku_lists.relationship(await listId()) });
    const cart = await aCart(shop, 'CORKSCREW', 1);
    const order = shop.orders.relationship(cart.id);
    await shop.line_items.create({ sku_code: 'BARBERA-750', quantity: 1, order });
    await shop.line_items.create({ bundle_code: 'DUO', quantity: 1, order });
    expect((await shop.orders.retrieve(cart.id)).discount_amount_cents).toBe(-125 - 400);
  });

  it('make shipping free, however often the method changes', async () => {
    await admin.free_shipping_promotions.create(aPromotion);
    const cart = await aCart(shop);
    const order = await prepareToPlace(shop, cart.id);
    expect(order).toMatchObject({
      shipping_amount_cents: 700,
      discount_amount_cents: -700,
      total_amount_cents: 2_500 + 300,
    });
    const { shipments } = await shop.orders.retrieve(cart.id, {
      include: ['shipments.available_shipping_methods'],
    });
    const express = shipments?.[0]?.available_shipping_methods?.find((it) => it.name === 'Express');
    await shop.shipments.update({
      id: shipments![0]!.id,
      shipping_method: shop.shipping_methods.relationship(express!.id),
    });
    expect(await shop.orders.retrieve(cart.id)).toMatchObject({
      shipping_amount_cents: 1_500,
      discount_amount_cents: -1_500,
      total_amount_cents: 2_800,
    });
  });

  it('make shipping free without taking a free-over amount away from other methods', async () => {
    await admin.free_shipping_promotions.create(aPromotion);
    const cart = await aCart(shop, 'BARBERA-750', 8);
    await prepareToPlace(shop, cart.id);
    const read = () =>
      shop.orders.retrieve(cart.id, { include: ['shipments.available_shipping_methods'] });
    const shipment = (await read()).shipments![0]!;
    const named = (name: string) =>
      shipment.available_shipping_methods!.find((it) => it.name === name)!;
    await shop.shipments.update({
      id: shipment.id,
      shipping_method: shop.shipping_methods.relationship(named('Express').id),
    });
    const order = await read();
    expect(order).toMatchObject({ subtotal_amount_cents: 10_000, discount_amount_cents: -1_500 });
    const prices = order.shipments![0]!.available_shipping_methods!.map((it) => [
      it.name,
      it.price_amount_for_shipment_cents,
    ]);
    expect(prices).toEqual([
      ['Standard', 0],
      ['Express', 1_500],
    ]);
  });

  it('are listed together under their own types, without their codes for shoppers', async () => {
    const percentage = await aPercentage(admin);
    const shipping = await admin.free_shipping_promotions.create(aPromotion);
    await aCouponOf(admin, percentage);
    const include = { include: ['promotion_rules', 'coupons', 'coupon_codes_promotion_rule'] };
    const listed = await admin.promotions.list(include);
    expect([...listed].map(({ id, type }) => [type, id])).toEqual([
      ['percentage_discount_promotions', percentage.id],
      ['free_shipping_promotions', shipping.id],
    ]);
    expect(listed[0]).toMatchObject({
      percentage: 10,
      coupons_count: 1,
      coupons: [{ code: 'WELCOME-10' }],
      promotion_rules: [{ type: 'coupon_codes_promotion_rules' }],
    });
    expect([...(await admin.promotion_rules.list({ include: ['promotion'] }))]).toMatchObject([
      { type: 'coupon_codes_promotion_rules', promotion: { id: percentage.id } },
    ]);
    const seen = await shop.promotions.retrieve(percentage.id, include);
    expect(seen).toMatchObject({ type: 'percentage_discount_promotions', coupons: [] });
    expect(await problemOf(shop.coupons.list())).toMatchObject({ error: undefined });
  });

  it('are deleted with their rules and coupons', async () => {
    const promotion = await aPercentage(admin);
    await aCouponOf(admin, promotion);
    await admin.percentage_discount_promotions.delete(promotion.id);
    expect(await admin.coupons.list()).toHaveLength(0);
    expect(await admin.promotion_rules.list()).toHaveLength(0);
  });
});
