import type { Seed } from './seed-format.ts';
import { seedGateway } from './seed-gateway.ts';
import type { Seeder } from './seeder.ts';

/** Shipping categories, zones, methods and lead times, and payment methods. */
export const seedShipping = (seeder: Seeder, seed: Seed): void => {
  const { put, idOf: known, linked } = seeder;
  for (const category of seed.shippingCategories)
    put('shipping_categories', category.reference, { ...category });
  for (const zone of seed.shippingZones) put('shipping_zones', zone.reference, { ...zone });
  for (const { market, shippingZone, shippingCategory, ...method } of seed.shippingMethods)
    put('shipping_methods', method.reference, {
      ...method,
      market_id: linked('markets', market),
      shipping_zone_id: linked('shipping_zones', shippingZone),
      shipping_category_id: linked('shipping_categories', shippingCategory),
    });
  for (const { stockLocation, shippingMethod, ...leadTime } of seed.deliveryLeadTimes)
    put('delivery_lead_times', leadTime.reference, {
      ...leadTime,
      stock_location_id: known('stock_locations', stockLocation),
      shipping_method_id: known('shipping_methods', shippingMethod),
    });
  for (const { market, ...method } of seed.paymentMethods)
    put('payment_methods', method.reference, {
      ...method,
      market_id: linked('markets', market),
      payment_gateway_id: seedGateway(seeder, method.payment_source_type),
    });
};
