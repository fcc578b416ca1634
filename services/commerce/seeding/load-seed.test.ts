import { strategies } from '../domains/inventory/inventory-models.ts';
import { openStore } from '../engine/store/store.ts';
import { resources } from '../domains/index.ts';
import { applySeed } from './apply-seed.ts';
import { seed } from '../demo/seed/index.ts';
import type { Seed } from './seed-format.ts';
import { testSeed } from '../testing/test-seed.ts';
import { checkSeed } from './load-seed.ts';

/** The test catalogue as a file would bring it, changed by `change`. */
const changed = (change: (it: Record<string, never[]> & Seed) => void): unknown => {
  const copy = structuredClone(testSeed) as unknown as Record<string, never[]> & Seed;
  change(copy);
  return copy;
};
const problemsOf = (value: unknown): readonly string[] => {
  const checked = checkSeed(value);
  return checked.ok ? [] : checked.problems;
};

describe('checking a catalogue file', () => {
  it('accepts the catalogues of the shop and of the tests', () => {
    expect(problemsOf(seed)).toEqual([]);
    expect(problemsOf(testSeed)).toEqual([]);
  });

  it('tells every mistake with its path, all at once', () => {
    const problems = problemsOf({
      ...testSeed,
      skus: [{ ...testSeed.skus[0], prices: { EUR: { amount_cents: 12.5 } }, colour: 'red' }],
      merchants: {},
      shippingZones: [{ reference: 'italy', name: 'Italy', country_code_regex: '(' }],
    });
    expect(problems).toEqual([
      expect.stringMatching(/^merchants: /),
      'shippingZones.0.country_code_regex: must be a regular expression',
      expect.stringMatching(/^skus\.0\.prices\.EUR\.amount_cents: .*int/),
      expect.stringMatching(/^skus\.0: .*colour/),
      'skuLists.0.skus.1: there is no SKU "ARNEIS-750"',
    ]);
  });

  it('tells mistakes of form and references that lead nowhere at once', () => {
    const [sku] = testSeed.skus;
    const problems = problemsOf({
      ...testSeed,
      skus: [...testSeed.skus, { ...sku, reference: 7, shippingCategory: 'barrels' }],
      bundles: [null, 'box', { ...testSeed.bundles[0], skuList: 'trio' }],
      stockLocations: { main: {} },
    });
    expect(problems).toEqual([
      expect.stringMatching(/^stockLocations: /),
      expect.stringMatching(/^skus\.\d+\.reference: /),
      expect.stringMatching(/^bundles\.0: /),
      expect.stringMatching(/^bundles\.1: /),
      `skus.${testSeed.skus.length}.code: "${sku?.code}" is there twice`,
      `skus.${testSeed.skus.length}.shippingCategory: there is no shipping category "barrels"`,
      'bundles.2.skuList: there is no SKU list "trio"',
    ]);
  });

  it('takes a file without the lists of which there is nothing', () => {
    const checked = checkSeed({ organization: { name: 'Tea House' } });
    if (!checked.ok) throw new Error(checked.problems.join('\n'));
    const { organization, ...lists } = checked.seed;
    expect(organization).toEqual({ name: 'Tea House' });
    expect(Object.keys(lists).sort()).toEqual(
      Object.keys(testSeed)
        .filter((it) => it !== 'organization')
        .sort(),
    );
    for (const list of Object.values(lists)) expect(list).toEqual([]);
    const store = openStore(':memory:', resources);
    applySeed(store, checked.seed, () => undefined);
    expect(store.where('skus', {})).toEqual([]);
    store.close();
    expect(problemsOf({})).toEqual([expect.stringMatching(/^organization: /)]);
  });

  it('tells which references lead nowhere', () => {
    const value = changed((it) => {
      Object.assign(it.skus[0] ?? {}, { shippingCategory: 'barrels', stock: { moon: 1 } });
      Object.assign(it.bundles[0] ?? {}, { skuList: 'trio' });
      Object.assign(it.markets[0] ?? {}, { priceList: 'lira' });
    });
    expect(problemsOf(value)).toEqual([
      'markets.0.priceList: there is no price list "lira"',
      'skus.0.shippingCategory: there is no shipping category "barrels"',
      'skus.0.stock.moon: there is no stock location "moon"',
      'bundles.0.skuList: there is no SKU list "trio"',
    ]);
  });

  it('takes methods of every market only as the default of one', () => {
    const value = changed((it) => {
      Object.assign(it.shippingMethods[0] ?? {}, { market: 'row-usd' });
      Object.assign(it.markets[0] ?? {}, {
        defaultShippingMethod: 'standard',
        defaultPaymentMethod: 'gold',
      });
    });
    expect(problemsOf(value)).toEqual([
      'markets.0.defaultPaymentMethod: there is no payment method "gold"',
      'markets.0.defaultShippingMethod: "standard" is of one market only',
    ]);
  });

  it('takes every strategy of stock that the platform has', () => {
    for (const strategy of strategies) {
      const value = changed((it) => Object.assign(it.inventoryModels[0] ?? {}, { strategy }));
      expect(problemsOf(value)).toEqual([]);
    }
  });

  it('tells which codes are there twice', () => {
    const value = { ...testSeed, skus: [...testSeed.skus, testSeed.skus[0]] };
    expect(problemsOf(value)).toEqual(['skus.7.code: "BARBERA-750" is there twice']);
  });

  it.each([
    ['priceLists', 'currency_code', { reference: 'other', code: 'other' }],
    ['priceLists', 'code', { reference: 'other', currency_code: 'JPY' }],
    ['markets', 'code', { reference: 'other' }],
    ['stockLocations', 'code', { reference: 'other' }],
    ['shippingCategories', 'code', { reference: 'other' }],
    ['customers', 'email', {}],
  ] as const)('tells that of %s a %s is there twice', (section, key, apart) => {
    const [first] = testSeed[section];
    const value = { ...testSeed, [section]: [...testSeed[section], { ...first, ...apart }] };
    const twice = String((first as unknown as Record<string, unknown>)[key]);
    expect(problemsOf(value)).toEqual([
      `${section}.${testSeed[section].length}.${key}: "${twice}" is there twice`,
    ]);
  });

  it('tells that a client is there twice', () => {
    const client = { client_id: 'pos', kind: 'sales_channel', name: 'Point of sale' };
    expect(problemsOf({ ...testSeed, applications: [client, client] })).toEqual([
      'applications.1.client_id: "pos" is there twice',
    ]);
  });

  it('takes a customer’s address in either case for one', () => {
    const [first] = testSeed.customers;
    const again = { ...first, email: first?.email.toUpperCase() };
    expect(problemsOf({ ...testSeed, customers: [...testSeed.customers, again] })).toEqual([
      `customers.${testSeed.customers.length}.email: "${first?.email}" is there twice`,
    ]);
  });

  it('reports the expected type for a value that is no catalog at all', () => {
    expect(problemsOf(null)).toEqual([expect.stringMatching(/^seed: .*object/)]);
  });
});
