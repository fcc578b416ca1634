import { openStore, type Store } from '../engine/store/store.ts';
import { resources } from '../domains/index.ts';
import { applySeed } from './apply-seed.ts';
import type { Seed } from './seed-format.ts';
import { testSeed } from '../testing/test-seed.ts';

const silent = () => undefined;
let store: Store;
beforeEach(() => {
  store = openStore(':memory:', resources);
  applySeed(store, testSeed, silent);
});
afterEach(() => store.close());

const barbera = () => store.where('skus', { code: 'BARBERA-750' })[0]!;
const priceOf = (currency_code: string) =>
  store.where('prices', { sku_code: 'BARBERA-750', currency_code })[0];
const stockAt = (location: string) => {
  const [place] = store.where('stock_locations', { code: location });
  return store.where('stock_items', {
    sku_code: 'BARBERA-750',
    stock_location_id: place?.id ?? '',
  })[0]!;
};
const withBarbera = (change: (sku: Seed['skus'][number]) => object): Seed => ({
  ...testSeed,
  skus: testSeed.skus.map((sku) => (sku.code === 'BARBERA-750' ? { ...sku, ...change(sku) } : sku)),
});

describe('a catalogue that is applied again', () => {
  it('changes nothing while the file is the same', () => {
    store.update('skus', barbera().id, { name: 'By hand' });
    store.update('stock_items', stockAt('alba').id, { quantity: 1 });
    applySeed(store, testSeed, silent);
    expect(barbera().name).toBe('By hand');
    expect(stockAt('alba').quantity).toBe(1);
  });

  it('gives the rows of a changed file what it says, stock too, and keeps what it leaves out', () => {
    const before = barbera();
    const quantity = stockAt('alba').quantity;
    store.update('skus', before.id, { name: 'By hand', description: 'By hand' });
    store.update('stock_items', stockAt('alba').id, { quantity: 1 });
    store.update(
      'reserved_stocks',
      store.where('reserved_stocks', { stock_item_id: stockAt('alba').id })[0]!.id,
      { quantity: 3 },
    );
    applySeed(
      store,
      withBarbera(({ prices }) => ({
        description: undefined,
        prices: { ...prices, EUR: { amount_cents: 777 } },
      })),
      silent,
    );
    expect(barbera()).toMatchObject({
      id: before.id,
      name: before.name,
      description: 'By hand',
    });
    expect(priceOf('EUR')?.amount_cents).toBe(777);
    expect(stockAt('alba').quantity).toBe(quantity);
    expect(store.where('reserved_stocks', { stock_item_id: stockAt('alba').id })[0]?.quantity).toBe(
      3,
    );
  });

  it('takes away the former price, the limit and the tax that the file no longer names', () => {
    const [zone] = testSeed.shippingZones;
    const [method] = testSeed.shippingMethods;
    const [calculator] = testSeed.taxCalculators;
    const [rule] = calculator.rules;
    const [bundle] = testSeed.bundles;
    const limited: Seed = {
      ...testSeed,
      shippingZones: [{ ...zone, country_code_regex: '^IT$', not_zip_code_regex: '^07' }],
      shippingMethods: [{ ...method, free_over_amount_cents: 5_000 }],
      taxCalculators: [
        {
          ...calculator,
          rules: [{ ...rule, country_code_regex: '^IT$', freight_taxable: true }],
        },
      ],
    };
    const read = () => ({
      zone: store.where('shipping_zones', { reference: zone.reference })[0],
      method: store.where('shipping_methods', { reference: method.reference })[0],
      rule: store.where('tax_rules', { name: rule.name })[0],
    });
    applySeed(store, limited, silent);
    expect(read()).toMatchObject({
      zone: { country_code_regex: '^IT$', not_zip_code_regex: '^07' },
      method: { free_over_amount_cents: 5_000 },
      rule: { country_code_regex: '^IT$', freight_taxable: true },
    });
    expect(priceOf('EUR')?.compare_at_amount_cents).toBe(1_500);
    applySeed(
      store,
      {
        ...withBarbera(({ prices }) => ({
          prices: { ...prices, EUR: { amount_cents: 1_250, compare_at_amount_cents: undefined } },
        })),
        shippingZones: [{ reference: zone.reference, name: zone.name }],
        shippingMethods: [{ ...method, free_over_amount_cents: undefined }],
        taxCalculators: [{ ...calculator, rules: [{ name: rule.name, tax_rate: rule.tax_rate }] }],
        bundles: [{ ...bundle, prices: { EUR: { price_amount_cents: 4_000 } } }],
      },
      silent,
    );
    expect(read()).toMatchObject({
      zone: { country_code_regex: null, not_zip_code_regex: null },
      method: { free_over_amount_cents: null },
      rule: { country_code_regex: null, freight_taxable: false },
    });
    expect(priceOf('EUR')?.compare_at_amount_cents).toBeNull();
    expect(store.where('bundles', { code: bundle.code })[0]?.compare_at_amount_cents).toBeNull();
  });

  it('takes away the order amount and the limits that a promotion and its coupon no longer name', () => {
    const promotion = {
      reference: 'ten',
      name: 'Ten percent',
      type: 'percentage_discount_promotions',
      starts_at: '2026-01-01T00:00:00Z',
      expires_at: '2036-01-01T00:00:00Z',
      percentage: 10,
    } as const;
    const coupon = { code: 'TENPERCENT', promotion: promotion.reference };
    const limits = { exclusive: true, priority: 2, total_usage_limit: 5, currency_code: 'EUR' };
    const couponLimits = {
      usage_limit: 3,
      customer_single_use: true,
      recipient_email: 'anna@example.com',
      expires_at: '2030-01-01T00:00:00.000Z',
    };
    const apply = (further: object, ofCoupon: object) =>
      applySeed(
        store,
        {
          ...testSeed,
          promotions: [{ ...promotion, ...further }],
          coupons: [{ ...coupon, ...ofCoupon }],
        },
        silent,
      );
    const read = () => store.where(promotion.type, { reference: promotion.reference })[0]!;
    const amounts = () => store.where('order_amount_promotion_rules', { promotion_id: read().id });
    const readCoupon = () => store.where('coupons', { code: coupon.code })[0]!;
    apply({ ...limits, order_amount_cents: 9_000 }, couponLimits);
    expect(read()).toMatchObject(limits);
    expect(amounts()).toMatchObject([{ id: read().order_amount_promotion_rule_id }]);
    expect(readCoupon()).toMatchObject(couponLimits);
    const asked = read().coupon_codes_promotion_rule_id;
    expect(asked).toBe(readCoupon().promotion_rule_id);
    store.update(promotion.type, read().id, { total_usage_count: 2 });
    apply({}, {});
    expect(read()).toMatchObject({
      exclusive: false,
      priority: null,
      total_usage_limit: null,
      currency_code: null,
      order_amount_promotion_rule_id: null,
      coupon_codes_promotion_rule_id: asked,
      total_usage_count: 2,
    });
    expect(amounts()).toEqual([]);
    expect(readCoupon()).toMatchObject({
      usage_limit: null,
      customer_single_use: false,
      recipient_email: null,
      expires_at: null,
    });
  });

  it('keeps rows that are in the file no more, and parts of them', () => {
    const lists = store.where('sku_list_items', {}).length;
    applySeed(
      store,
      {
        ...withBarbera(({ prices: { EUR } }) => ({ prices: { EUR }, stock: {} })),
        skuOptions: [],
        skuLists: testSeed.skuLists.map((list) => ({ ...list, skus: [] })),
        markets: testSeed.markets.slice(0, 1),
      },
      silent,
    );
    expect(priceOf('USD')).toBeDefined();
    expect(stockAt('alba').quantity).toBeGreaterThan(0);
    expect(store.where('sku_list_items', {})).toHaveLength(lists);
    expect(store.where('markets', {})).toHaveLength(testSeed.markets.length);
    const options = testSeed.skuOptions.flatMap(({ prices }) => Object.keys(prices));
    expect(store.where('sku_options', {})).toHaveLength(options.length);
  });

  it('takes links away that are left out, and billing data by false', () => {
    const [first, ...others] = testSeed.markets;
    const { taxCalculator, ...without } = first;
    expect(taxCalculator).toBeDefined();
    const apply = (requires_billing_info: boolean) =>
      applySeed(
        store,
        { ...testSeed, markets: [{ ...without, requires_billing_info }, ...others] },
        silent,
      );
    apply(true);
    const [market] = store.where('markets', { code: first.code });
    expect(market?.tax_calculator_id).toBeNull();
    const rules = () => store.where('billing_info_validation_rules', { market_id: market!.id });
    expect(rules()).toHaveLength(1);
    applySeed(store, { ...testSeed, markets: [without, ...others] }, silent);
    expect(rules()).toHaveLength(1);
    apply(false);
    expect(rules()).toHaveLength(0);
  });

  it('leaves customers and gift cards alone that are there', () => {
    const [anna] = store.where('customers', { email: 'anna@example.com' });
    const card = {
      reference: 'card',
      code: 'CARD-0001',
      currency_code: 'EUR',
      balance_cents: 5_000,
    };
    applySeed(store, { ...testSeed, giftCards: [card] }, silent);
    const [kept] = store.where('gift_cards', { code: card.code });
    store.update('gift_cards', kept!.id, { balance_cents: 100 });
    applySeed(
      store,
      {
        ...testSeed,
        giftCards: [{ ...card, balance_cents: 9_000 }],
        customers: [{ email: 'anna@example.com', password: 'another1' }],
      },
      silent,
    );
    expect(store.get('customers', anna!.id)?.password_hash).toBe(anna!.password_hash);
    expect(store.get('gift_cards', kept!.id)?.balance_cents).toBe(100);
  });
});

describe('price lists', () => {
  it('contain the tax unless the file says that they do not', () => {
    const included = () =>
      store.where('price_lists', { currency_code: 'EUR' }).map((it) => it.tax_included);
    expect(included()).toEqual([true]);
    const priceLists = testSeed.priceLists.map((it) => ({ ...it, tax_included: false }));
    applySeed(store, { ...testSeed, priceLists }, silent);
    expect(included()).toEqual([false]);
    applySeed(store, testSeed, silent);
    expect(included()).toEqual([true]);
  });
});
