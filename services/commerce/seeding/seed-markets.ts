import type { Seed, SeedAddress } from './seed-format.ts';
import type { Seeder } from './seeder.ts';

const putAddress = (seeder: Seeder, reference: string, address: SeedAddress): string =>
  seeder.put('addresses', reference, {
    ...address,
    reference,
    business: address.company !== undefined,
  });

/** Merchants, price lists, stock locations, inventory models, taxes and markets. */
export const seedMarkets = (seeder: Seeder, seed: Seed): void => {
  const { put, idOf: known, id, store } = seeder;
  for (const { address, ...merchant } of seed.merchants)
    put('merchants', merchant.reference, {
      ...merchant,
      address_id: putAddress(seeder, `merchant ${merchant.reference}`, address),
    });
  for (const priceList of seed.priceLists)
    put('price_lists', priceList.reference, { tax_included: true, ...priceList });
  for (const { address, ...location } of seed.stockLocations)
    put('stock_locations', location.reference, {
      ...location,
      address_id: putAddress(seeder, `stock location ${location.reference}`, address),
    });
  for (const { stockLocations, ...model } of seed.inventoryModels) {
    const inventory_model_id = put('inventory_models', model.reference, model);
    stockLocations.forEach((location, index) =>
      put('inventory_stock_locations', `${model.reference} ${location}`, {
        inventory_model_id,
        stock_location_id: known('stock_locations', location),
        priority: index + 1,
      }),
    );
  }
  for (const { rules, ...calculator } of seed.taxCalculators) {
    const manual_tax_calculator_id = put(
      'manual_tax_calculators',
      calculator.reference,
      calculator,
    );
    rules.forEach((rule, index) =>
      put('tax_rules', `${calculator.reference} ${index}`, { ...rule, manual_tax_calculator_id }),
    );
  }
  seed.markets.forEach((market, index) => {
    const { reference, name, code, metadata, merchant, priceList, inventoryModel, taxCalculator } =
      market;
    const market_id = put('markets', reference, {
      reference,
      name,
      code,
      ...(metadata && { metadata }),
      number: index + 1,
      merchant_id: known('merchants', merchant),
      price_list_id: known('price_lists', priceList),
      inventory_model_id: known('inventory_models', inventoryModel),
      tax_calculator_id: taxCalculator ? id('manual_tax_calculators', taxCalculator) : null,
    });
    if (market.requires_billing_info === true)
      put('billing_info_validation_rules', reference, { reference, market_id });
    else if (market.requires_billing_info === false)
      store.remove('billing_info_validation_rules', id('billing_info_validation_rules', reference));
  });
};

/** The methods markets fall back on, once there are methods. */
export const seedDefaultMethods = ({ put, linked }: Seeder, seed: Seed): void => {
  for (const { reference, defaultShippingMethod, defaultPaymentMethod } of seed.markets)
    put('markets', reference, {
      default_shipping_method_id: linked('shipping_methods', defaultShippingMethod),
      default_payment_method_id: linked('payment_methods', defaultPaymentMethod),
    });
};
