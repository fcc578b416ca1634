import type { Seed } from '../seed-format.ts';

type Referenced = readonly { readonly reference: string }[];

/** Where the parts of a catalogue do not fit together: unknown and doubled references, with their paths. */
export const referenceProblems = (seed: Seed): readonly string[] => {
  const problems: string[] = [];
  const names = (path: string, key: string, values: readonly string[]): ReadonlySet<string> => {
    const seen = new Set<string>();
    values.forEach((value, index) => {
      if (seen.has(value)) problems.push(`${path}.${index}.${key}: "${value}" is there twice`);
      seen.add(value);
    });
    return seen;
  };
  const references = (path: string, rows: Referenced) =>
    names(
      path,
      'reference',
      rows.map(({ reference }) => reference),
    );
  const codesOf = (path: string, rows: readonly { readonly code: string }[]) =>
    names(
      path,
      'code',
      rows.map(({ code }) => code),
    );
  const expect = (path: string, known: ReadonlySet<string>, kind: string, value?: string) => {
    if (value !== undefined && !known.has(value))
      problems.push(`${path}: there is no ${kind} "${value}"`);
  };

  const merchants = references('merchants', seed.merchants);
  const priceLists = references('priceLists', seed.priceLists);
  const locations = references('stockLocations', seed.stockLocations);
  const models = references('inventoryModels', seed.inventoryModels);
  const calculators = references('taxCalculators', seed.taxCalculators);
  const markets = references('markets', seed.markets);
  const categories = references('shippingCategories', seed.shippingCategories);
  const zones = references('shippingZones', seed.shippingZones);
  const methods = references('shippingMethods', seed.shippingMethods);
  references('deliveryLeadTimes', seed.deliveryLeadTimes);
  const payments = references('paymentMethods', seed.paymentMethods);
  references('skuOptions', seed.skuOptions);
  const codes = names(
    'skus',
    'code',
    seed.skus.map(({ code }) => code),
  );
  const lists = names(
    'skuLists',
    'slug',
    seed.skuLists.map(({ slug }) => slug),
  );
  names(
    'bundles',
    'code',
    seed.bundles.map(({ code }) => code),
  );
  // Prices name a list by its currency.
  const currencies = names(
    'priceLists',
    'currency_code',
    seed.priceLists.map(({ currency_code }) => currency_code),
  );
  codesOf('priceLists', seed.priceLists);
  codesOf('markets', seed.markets);
  codesOf('stockLocations', seed.stockLocations);
  codesOf('shippingCategories', seed.shippingCategories);
  names(
    'applications',
    'client_id',
    seed.applications.map(({ client_id }) => client_id),
  );
  names(
    'customers',
    'email',
    seed.customers.map(({ email }) => email.toLowerCase()),
  );

  seed.inventoryModels.forEach(({ stockLocations }, index) =>
    stockLocations.forEach((location, at) =>
      expect(
        `inventoryModels.${index}.stockLocations.${at}`,
        locations,
        'stock location',
        location,
      ),
    ),
  );
  seed.markets.forEach((market, index) => {
    const path = `markets.${index}`;
    expect(`${path}.merchant`, merchants, 'merchant', market.merchant);
    expect(`${path}.priceList`, priceLists, 'price list', market.priceList);
    expect(`${path}.inventoryModel`, models, 'inventory model', market.inventoryModel);
    expect(`${path}.taxCalculator`, calculators, 'tax calculator', market.taxCalculator);
    const { defaultShippingMethod: shipping, defaultPaymentMethod: payment } = market;
    expect(`${path}.defaultShippingMethod`, methods, 'shipping method', shipping);
    expect(`${path}.defaultPaymentMethod`, payments, 'payment method', payment);
    if (seed.shippingMethods.some((it) => it.reference === shipping && it.market !== undefined))
      problems.push(`${path}.defaultShippingMethod: "${shipping}" is of one market only`);
    if (seed.paymentMethods.some((it) => it.reference === payment && it.market !== undefined))
      problems.push(`${path}.defaultPaymentMethod: "${payment}" is of one market only`);
  });
  seed.shippingMethods.forEach((method, index) => {
    const path = `shippingMethods.${index}`;
    expect(`${path}.market`, markets, 'market', method.market);
    expect(`${path}.shippingZone`, zones, 'shipping zone', method.shippingZone);
    expect(`${path}.shippingCategory`, categories, 'shipping category', method.shippingCategory);
  });
  seed.deliveryLeadTimes.forEach((leadTime, index) => {
    const path = `deliveryLeadTimes.${index}`;
    expect(`${path}.stockLocation`, locations, 'stock location', leadTime.stockLocation);
    expect(`${path}.shippingMethod`, methods, 'shipping method', leadTime.shippingMethod);
  });
  seed.paymentMethods.forEach((method, index) =>
    expect(`paymentMethods.${index}.market`, markets, 'market', method.market),
  );
  seed.skus.forEach((sku, index) => {
    const path = `skus.${index}`;
    expect(`${path}.shippingCategory`, categories, 'shipping category', sku.shippingCategory);
    for (const code of Object.keys(sku.prices))
      expect(`${path}.prices.${code}`, currencies, 'price list in', code);
    for (const location of Object.keys(sku.stock))
      expect(`${path}.stock.${location}`, locations, 'stock location', location);
  });
  seed.skuLists.forEach(({ skus }, index) =>
    skus.forEach((item, at) => {
      const code = typeof item === 'string' ? item : item.code;
      expect(`skuLists.${index}.skus.${at}`, codes, 'SKU', code);
    }),
  );
  seed.bundles.forEach(({ skuList }, index) =>
    expect(`bundles.${index}.skuList`, lists, 'SKU list', skuList),
  );
  const promotions = references('promotions', seed.promotions);
  references('giftCards', seed.giftCards);
  names(
    'coupons',
    'code',
    seed.coupons.map(({ code }) => code),
  );
  seed.promotions.forEach(({ market, skuList }, index) => {
    expect(`promotions.${index}.market`, markets, 'market', market);
    expect(`promotions.${index}.skuList`, lists, 'SKU list', skuList);
  });
  seed.coupons.forEach(({ promotion }, index) =>
    expect(`coupons.${index}.promotion`, promotions, 'promotion', promotion),
  );
  return problems;
};
