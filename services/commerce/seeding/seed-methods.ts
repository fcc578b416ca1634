import { gatewayOf, type SourceType } from '../domains/payment/shapes/sources/source-types.ts';
import type { Seeder } from './seeder.ts';
import type { Seed } from './seed-format.ts';

/** The gateway of each kind of payment source, with credentials that open nothing. */
const gateways: Readonly<
  Record<SourceType, { readonly reference: string; readonly values: Record<string, unknown> }>
> = {
  adyen_payments: {
    reference: 'adyen',
    values: {
      name: 'Adyen',
      merchant_account: 'local',
      api_key: 'local-secret',
      public_key: 'test_LOCAL',
      live_url_prefix: 'local',
    },
  },
  braintree_payments: {
    reference: 'braintree',
    values: {
      name: 'Braintree',
      merchant_account_id: 'local',
      merchant_id: 'local',
      public_key: 'local-public',
      private_key: 'local-private',
    },
  },
  checkout_com_payments: {
    reference: 'checkout_com',
    values: { name: 'Checkout.com', secret_key: 'sk_test_local', public_key: 'pk_test_local' },
  },
  external_payments: { reference: 'external', values: { name: 'External' } },
  klarna_payments: {
    reference: 'klarna',
    values: { name: 'Klarna', country_code: 'EU', api_key: 'local', api_secret: 'local-secret' },
  },
  paypal_payments: {
    reference: 'paypal',
    values: { name: 'PayPal', client_id: 'local', client_secret: 'local-secret' },
  },
  satispay_payments: { reference: 'satispay', values: { name: 'Satispay', token: 'LOCAL1' } },
  stripe_payments: {
    reference: 'stripe',
    values: { name: 'Stripe', login: 'sk_test_local', publishable_key: 'pk_test_local' },
  },
  wire_transfers: { reference: 'manual', values: { name: 'Manual' } },
};

/** Makes the gateway payment methods of a kind go through, and gives its id. */
const seedGateway = ({ put }: Seeder, type: SourceType): string => {
  const { reference, values } = gateways[type];
  return put(gatewayOf[type], reference, { ...values, reference });
};

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
