import { asRecord } from '@shop/contracts/commerce/metadata';

type Row = Readonly<Record<string, unknown>>;
/** Names that can be referenced; null if the list that defines them is invalid, which the schema reports. */
type Names = ReadonlySet<string> | null;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Inconsistencies between the parts of a catalog: unknown references and duplicate names, with their paths. Skips
 * values that violate the schema, so that a file with both kinds of mistakes gets all of them reported at once.
 */
export const referenceProblems = (catalogue: unknown): readonly string[] => {
  const sections = asRecord(catalogue);
  const problems: string[] = [];
  const rowsOf = (section: string): Row[] => listOf(sections[section]).map(asRecord);
  const names = (section: string, key: string, inForm = (name: string) => name): Names => {
    const list = sections[section];
    if (list !== undefined && !Array.isArray(list)) return null;
    const found = new Set<string>();
    rowsOf(section).forEach((row, index) => {
      const text = textOf(row[key]);
      if (text === null) return;
      const name = inForm(text);
      if (found.has(name)) problems.push(`${section}.${index}.${key}: "${name}" is there twice`);
      found.add(name);
    });
    return found;
  };
  const references = (section: string) => names(section, 'reference');
  const expect = (path: string, expected: Names, kind: string, value: unknown) => {
    const name = textOf(value);
    if (name !== null && expected?.has(name) === false)
      problems.push(`${path}: there is no ${kind} "${name}"`);
  };

  const merchants = references('merchants');
  const priceLists = references('priceLists');
  const locations = references('stockLocations');
  const models = references('inventoryModels');
  const calculators = references('taxCalculators');
  const markets = references('markets');
  const categories = references('shippingCategories');
  const zones = references('shippingZones');
  const methods = references('shippingMethods');
  references('deliveryLeadTimes');
  const payments = references('paymentMethods');
  references('skuOptions');
  const codes = names('skus', 'code');
  const lists = names('skuLists', 'slug');
  names('bundles', 'code');
  // Prices name a list by its currency.
  const currencies = names('priceLists', 'currency_code');
  for (const section of ['priceLists', 'markets', 'stockLocations', 'shippingCategories'])
    names(section, 'code');
  names('applications', 'client_id');
  names('customers', 'email', (email) => email.toLowerCase());
  const promotions = references('promotions');
  references('giftCards');
  names('coupons', 'code');

  /** What the members of a section's rows refer to, by their names. */
  const expectOf = (section: string, members: Readonly<Record<string, [Names, string]>>) =>
    rowsOf(section).forEach((row, index) => {
      for (const [member, [expected, kind]] of Object.entries(members))
        expect(`${section}.${index}.${member}`, expected, kind, row[member]);
    });
  const ofOneMarket = (section: string, reference: unknown): boolean =>
    rowsOf(section).some((it) => it['reference'] === reference && it['market'] !== undefined);

  rowsOf('inventoryModels').forEach(({ stockLocations }, index) =>
    listOf(stockLocations).forEach((location, at) => {
      const path = `inventoryModels.${index}.stockLocations.${at}`;
      expect(path, locations, 'stock location', location);
    }),
  );
  expectOf('markets', {
    merchant: [merchants, 'merchant'],
    priceList: [priceLists, 'price list'],
    inventoryModel: [models, 'inventory model'],
    taxCalculator: [calculators, 'tax calculator'],
    defaultShippingMethod: [methods, 'shipping method'],
    defaultPaymentMethod: [payments, 'payment method'],
  });
  rowsOf('markets').forEach((market, index) => {
    const defaults = {
      defaultShippingMethod: 'shippingMethods',
      defaultPaymentMethod: 'paymentMethods',
    };
    for (const [member, section] of Object.entries(defaults))
      if (ofOneMarket(section, market[member]))
        problems.push(`markets.${index}.${member}: "${market[member]}" is of one market only`);
  });
  expectOf('shippingMethods', {
    market: [markets, 'market'],
    shippingZone: [zones, 'shipping zone'],
    shippingCategory: [categories, 'shipping category'],
  });
  expectOf('deliveryLeadTimes', {
    stockLocation: [locations, 'stock location'],
    shippingMethod: [methods, 'shipping method'],
  });
  expectOf('paymentMethods', { market: [markets, 'market'] });
  rowsOf('skus').forEach((sku, index) => {
    const path = `skus.${index}`;
    expect(`${path}.shippingCategory`, categories, 'shipping category', sku['shippingCategory']);
    for (const code of Object.keys(asRecord(sku['prices'])))
      expect(`${path}.prices.${code}`, currencies, 'price list in', code);
    for (const location of Object.keys(asRecord(sku['stock'])))
      expect(`${path}.stock.${location}`, locations, 'stock location', location);
  });
  rowsOf('skuLists').forEach(({ skus }, index) =>
    listOf(skus).forEach((item, at) => {
      const code = textOf(item) ?? asRecord(item)['code'];
      expect(`skuLists.${index}.skus.${at}`, codes, 'SKU', code);
    }),
  );
  expectOf('bundles', { skuList: [lists, 'SKU list'] });
  expectOf('promotions', { market: [markets, 'market'], skuList: [lists, 'SKU list'] });
  expectOf('coupons', { promotion: [promotions, 'promotion'] });
  return problems;
};
