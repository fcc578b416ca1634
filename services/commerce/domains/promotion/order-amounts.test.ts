import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import fc from 'fast-check';
import { anAddress } from '../../testing/an-address.ts';
import { aCouponOf, aGiftCard, aPromotion } from '../../testing/promotions.ts';
import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';

let platform: RunningPlatform;
let admin: CommerceLayerBundle;
let shop: CommerceLayerBundle;
let adjustments: readonly string[];
let cards: readonly string[];

const goods = ['BARBERA-750', 'ARNEIS-750', 'CORKSCREW', 'VOUCHER', 'DUO'] as const;
const codes = ['PERCENT-33', 'FIXED-1234', 'SHIPPING-0', 'LISTED-150'] as const;

beforeAll(async () => {
  platform = await startPlatform();
  admin = await platform.integration();
  shop = await platform.guest();
  const [list] = await admin.sku_lists.list({ filters: { slug_eq: 'duo' } });
  const sku_list = admin.sku_lists.relationship(list!.id);
  const eur = { ...aPromotion, currency_code: 'EUR' };
  const promotions = [
    await admin.percentage_discount_promotions.create({ ...eur, percentage: 33 }),
    await admin.fixed_amount_promotions.create({ ...eur, fixed_amount_cents: 1_234 }),
    await admin.free_shipping_promotions.create(eur),
    await admin.percentage_discount_promotions.create({ ...eur, percentage: 15, sku_list }),
  ];
  for (const [index, promotion] of promotions.entries())
    await aCouponOf(admin, promotion, { code: codes[index]! });
  // One that applies by itself, once there is enough to buy.
  const automatic = await admin.percentage_discount_promotions.create({ ...eur, percentage: 7 });
  await admin.order_amount_promotion_rules.create({
    promotion: admin.percentage_discount_promotions.relationship(automatic.id),
    order_amount_cents: 6_000,
  });
  const made = [];
  for (const amount_cents of [-350, 499])
    made.push(
      await admin.adjustments.create({ name: 'shipping_cost', currency_code: 'EUR', amount_cents }),
    );
  adjustments = made.map(({ id }) => id);
  const active = [
    await aGiftCard(admin, { code: 'SMALL-CARD-0001', balance_cents: 777 }),
    await aGiftCard(admin, { code: 'LARGE-CARD-0001', balance_cents: 999_999 }),
    await aGiftCard(admin, {
      code: 'PLAIN-CARD-0001',
      balance_cents: 1_500,
      distribute_discount: false,
    }),
  ];
  cards = active.map(({ code }) => code!);
}, 60_000);
afterAll(() => platform.stop());

type Step =
  | { readonly kind: 'add'; readonly item: (typeof goods)[number]; readonly quantity: number }
  | { readonly kind: 'option' | 'empty' | 'address' | 'ship' | 'pay' | 'refresh' | 'freeze' }
  | { readonly kind: 'coupon' | 'card' | 'adjust'; readonly index: number };

const someStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      item: fc.constantFrom(...goods),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('option', 'empty', 'address', 'ship', 'pay', 'refresh', 'freeze'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('coupon', 'card', 'adjust'), index: fc.nat(4) }),
  },
);

/** Does one thing to an order. What the platform refuses leaves the order as it was. */
const take = async (orderId: string, step: Step): Promise<void> => {
  const order = shop.orders.relationship(orderId);
  const now = () =>
    shop.orders.retrieve(orderId, {
      include: ['line_items', 'shipments.available_shipping_methods', 'available_payment_methods'],
    });
  switch (step.kind) {
    case 'add': {
      const { item, quantity } = step;
      const code = item === 'DUO' ? { bundle_code: item } : { sku_code: item };
      await shop.line_items.create({ ...code, quantity, order });
      return;
    }
    case 'option': {
      const line = (await now()).line_items?.find(({ item_type }) => item_type === 'skus');
      const [option] = await admin.sku_options.list();
      if (line && option)
        await shop.line_item_options.create({
          quantity: 1,
          options: { text: 'Auguri' },
          line_item: shop.line_items.relationship(line.id),
          sku_option: shop.sku_options.relationship(option.id),
        });
      return;
    }
    case 'empty': {
      const line = (await now()).line_items?.find(({ item_type }) => item_type === 'skus');
      if (line) await shop.line_items.delete(line.id);
      return;
    }
    case 'address': {
      const { id } = await shop.addresses.create(anAddress());
      await shop.orders.update({
        id: orderId,
        _shipping_address_clone_id: id,
        _billing_address_clone_id: id,
      });
      return;
    }
    case 'ship':
      for (const { id, available_shipping_methods } of (await now()).shipments ?? [])
        if (available_shipping_methods?.[0])
          await shop.shipments.update({
            id,
            shipping_method: shop.shipping_methods.relationship(available_shipping_methods[0].id),
          });
      return;
    case 'pay': {
      const [method] = (await now()).available_payment_methods ?? [];
      if (method)
        await shop.orders.update({
          id: orderId,
          payment_method: shop.payment_methods.relationship(method.id),
        });
      return;
    }
    case 'refresh':
      await shop.orders.update({ id: orderId, _refresh: true });
      return;
    case 'freeze':
      await shop.orders.update({ id: orderId, autorefresh: false });
      return;
    case 'coupon':
      await shop.orders.update({ id: orderId, coupon_code: codes[step.index] ?? '' });
      return;
    case 'card':
      await shop.orders.update({ id: orderId, gift_card_code: cards[step.index] ?? '' });
      return;
    case 'adjust': {
      const id = adjustments[step.index % adjustments.length]!;
      await admin.line_items.create({
        quantity: 1,
        order,
        item: admin.adjustments.relationship(id),
      });
    }
  }
};

const sum = (amounts: readonly (number | null | undefined)[]) =>
  amounts.reduce<number>((total, it) => total + (it ?? 0), 0);

/** Everything that must hold of an order whatever has been done to it. */
const check = async (orderId: string): Promise<void> => {
  const order = await shop.orders.retrieve(orderId, { include: ['line_items'] });
  const lines = order.line_items ?? [];
  const of = (...types: readonly string[]) =>
    sum(lines.filter((it) => types.includes(it.item_type!)).map((it) => it.total_amount_cents));
  expect(of('skus', 'bundles')).toBe(order.subtotal_amount_cents);
  expect(of('shipments')).toBe(order.shipping_amount_cents);
  expect(of('payment_methods')).toBe(order.payment_method_amount_cents);
  expect(of('adjustments')).toBe(order.adjustment_amount_cents);
  expect(of('gift_cards')).toBe(order.gift_card_amount_cents);
  expect(sum(lines.map((it) => it.total_amount_cents))).toBe(order.total_amount_cents);
  expect(
    sum([
      order.subtotal_amount_cents,
      order.shipping_amount_cents,
      order.payment_method_amount_cents,
      order.discount_amount_cents,
      order.adjustment_amount_cents,
      order.gift_card_amount_cents,
    ]),
  ).toBe(order.total_amount_cents);
  expect(
    sum([
      order.subtotal_tax_amount_cents,
      order.shipping_tax_amount_cents,
      order.payment_method_tax_amount_cents,
      order.adjustment_tax_amount_cents,
    ]),
  ).toBe(order.total_tax_amount_cents);
  expect(sum(lines.map((it) => it.tax_amount_cents))).toBe(order.total_tax_amount_cents);
  expect(order.total_amount_with_taxes_cents).toBe(order.total_amount_cents);
  for (const amount of [order.total_amount_cents, order.total_tax_amount_cents])
    expect(amount).toBeGreaterThanOrEqual(0);
  for (const amount of [order.discount_amount_cents, order.gift_card_amount_cents])
    expect(amount).toBeLessThanOrEqual(0);
  for (const line of lines) {
    expect(line.discount_cents).toBeLessThanOrEqual(0);
    expect(-line.discount_cents!).toBeLessThanOrEqual(Math.max(0, line.total_amount_cents!));
    const shares = Object.values(line.discount_breakdown ?? {}) as { cents: number }[];
    expect(sum(shares.map(({ cents }) => cents))).toBe(line.discount_cents);
    if (line.item_type === 'skus' || line.item_type === 'bundles')
      expect(line.unit_amount_cents! * line.quantity + line.options_amount_cents!).toBe(
        line.total_amount_cents,
      );
  }
};

const isRefusal = (error: unknown): boolean => (error as { status?: number }).status === 422;

describe('an order’s amounts', () => {
  it('E7 add up after every step of a random purchase', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(someStep, { minLength: 1, maxLength: 10 }), async (steps) => {
        const { id } = await shop.orders.create({ customer_email: 'guest@example.com' });
        for (const step of steps) {
          await take(id, step).catch((error: unknown) => {
            if (!isRefusal(error)) throw error;
          });
          await check(id);
        }
      }),
      { numRuns: 20, endOnFailure: true },
    );
  }, 120_000);
});
