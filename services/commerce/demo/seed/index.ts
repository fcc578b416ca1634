import type { Seed } from '../../seeding/seed-format.ts';
import { bundles } from './bundles.ts';
import { skus } from './catalog.ts';
import { markets, priceLists } from './markets.ts';
import { skuOptions } from './options.ts';
import { customers, merchants, organization } from './organization.ts';
import { paymentMethods } from './payments.ts';
import { coupons, giftCards, promotions } from './promotions.ts';
import {
  deliveryLeadTimes,
  inventoryModels,
  shippingCategories,
  shippingMethods,
  shippingZones,
  stockLocations,
} from './shipping.ts';
import { skuLists } from './sku-lists.ts';
import { taxCalculators } from './taxes.ts';

/** The demonstration shop's whole catalogue, markets and services. */
export const seed: Seed = {
  organization,
  // The configuration alone makes the shop's clients: a secret that anyone can read opens no platform that has its own.
  applications: [],
  merchants,
  priceLists,
  stockLocations,
  inventoryModels,
  taxCalculators,
  markets,
  shippingCategories,
  shippingZones,
  shippingMethods,
  deliveryLeadTimes,
  paymentMethods,
  skus,
  skuOptions,
  skuLists,
  bundles,
  promotions,
  coupons,
  giftCards,
  customers,
};
