import type { Resource } from '../core/define-resource.ts';
import { organizations } from './organizations.ts';
import { applications } from './applications.ts';
import { markets } from './markets.ts';
import { merchants } from './merchants.ts';
import { priceLists } from './price-lists.ts';
import { prices } from './prices.ts';
import { skus } from './skus.ts';
import { skuOptions } from './sku-options.ts';
import { skuLists } from './sku-lists.ts';
import { skuListItems } from './sku-list-items.ts';
import { bundles } from './bundles.ts';
import { inventoryModels } from './inventory-models.ts';
import { inventoryStockLocations } from './inventory-stock-locations.ts';
import { stockLocations } from './stock-locations.ts';
import { stockItems } from './stock-items.ts';
import { reservedStocks } from './reserved-stocks.ts';
import { deliveryLeadTimes } from './delivery-lead-times.ts';
import { shippingCategories } from './shipping-categories.ts';
import { shippingZones } from './shipping-zones.ts';
import { shippingMethods } from './shipping-methods.ts';
import { shipments } from './shipments.ts';
import { stockLineItems } from './stock-line-items.ts';
import { manualGateways } from './manual-gateways.ts';
import { paymentMethods } from './payment-methods.ts';
import { wireTransfers } from './wire-transfers.ts';
import { customers } from './customers.ts';
import { customerAddresses } from './customer-addresses.ts';
import { customerSubscriptions } from './customer-subscriptions.ts';
import { addresses } from './addresses.ts';
import { orders } from './orders.ts';
import { lineItems } from './line-items.ts';
import { lineItemOptions } from './line-item-options.ts';
import { adjustments } from './adjustments.ts';
import { manualTaxCalculators } from './manual-tax-calculators.ts';
import { taxRules } from './tax-rules.ts';

/** Every resource of the platform. A new one is its definition file and a line here and in `rows.ts`. */
export const resources: readonly Resource[] = [
  organizations,
  applications,
  markets,
  merchants,
  priceLists,
  prices,
  skus,
  skuOptions,
  skuLists,
  skuListItems,
  bundles,
  inventoryModels,
  inventoryStockLocations,
  stockLocations,
  stockItems,
  reservedStocks,
  deliveryLeadTimes,
  shippingCategories,
  shippingZones,
  shippingMethods,
  shipments,
  stockLineItems,
  manualGateways,
  paymentMethods,
  wireTransfers,
  customers,
  customerAddresses,
  customerSubscriptions,
  addresses,
  orders,
  lineItems,
  lineItemOptions,
  adjustments,
  manualTaxCalculators,
  taxRules,
];
