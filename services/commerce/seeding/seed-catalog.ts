import type { Seed, SeedSku } from './seed-format.ts';
import { reportRate } from './report-rate.ts';
import type { Seeder } from './seeder.ts';

const seedSku = (
  { put, idOf: known }: Seeder,
  priceLists: ReadonlyMap<string, string>,
  sku: SeedSku,
) => {
  const { shippingCategory, prices, stock, ...values } = sku;
  const { code } = sku;
  const sku_id = put('skus', code, {
    reference: code,
    ...values,
    shipping_category_id: known('shipping_categories', shippingCategory),
  });
  for (const [currency_code, price] of Object.entries(prices)) {
    const price_list_id = priceLists.get(currency_code);
    if (price_list_id === undefined)
      throw new Error(`the seed prices ${code} in ${currency_code}, but has no such price list`);
    put('prices', `${code} ${currency_code}`, {
      ...price,
      original_amount_cents: price.amount_cents,
      currency_code,
      sku_code: code,
      sku_id,
      price_list_id,
    });
  }
  for (const [location, quantity] of Object.entries(stock)) {
    const stock_item_id = put('stock_items', `${code} ${location}`, {
      quantity,
      sku_code: code,
      sku_id,
      stock_location_id: known('stock_locations', location),
    });
    // No quantity, so that applying the catalog again keeps the reservations of orders.
    put('reserved_stocks', `${code} ${location}`, { stock_item_id, sku_id });
  }
};

/** SKUs with their prices and stock, options, lists and bundles. */
export const seedCatalogue = (
  seeder: Seeder,
  seed: Seed,
  progress: (line: string) => void,
): void => {
  const { put, idOf: known } = seeder;
  const priceLists = new Map(
    seed.priceLists.map(({ currency_code, reference }) => [
      currency_code,
      known('price_lists', reference),
    ]),
  );
  const tick = reportRate('SKUs', seed.skus.length, progress);
  for (const sku of seed.skus) {
    seedSku(seeder, priceLists, sku);
    tick();
  }
  for (const { prices, ...option } of seed.skuOptions)
    for (const [currency_code, price_amount_cents] of Object.entries(prices))
      put('sku_options', `${option.reference} ${currency_code}`, {
        ...option,
        currency_code,
        price_amount_cents,
      });
  for (const { skus, ...list } of seed.skuLists) {
    const sku_list_id = put('sku_lists', list.slug, {
      ...list,
      reference: list.slug,
      manual: true,
    });
    skus.forEach((item, index) => {
      const { code, quantity } = typeof item === 'string' ? { code: item, quantity: 1 } : item;
      put('sku_list_items', `${list.slug} ${code}`, {
        sku_list_id,
        sku_id: known('skus', code),
        sku_code: code,
        quantity,
        position: index + 1,
      });
    });
  }
  for (const { prices, skuList, ...bundle } of seed.bundles)
    for (const [currency_code, price] of Object.entries(prices))
      put('bundles', `${bundle.code} ${currency_code}`, {
        reference: bundle.code,
        ...bundle,
        ...price,
        currency_code,
        sku_list_id: known('sku_lists', skuList),
      });
};
