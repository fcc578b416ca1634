import type { Resource } from '../core/define-resource.ts';
import { organizations } from './organizations.ts';
import { applications } from './applications.ts';
import { markets } from './markets.ts';
import { orderValidationRules } from './order-validation-rules.ts';
import { billingInfoValidationRules } from './billing-info-validation-rules.ts';
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
import { inventoryReturnLocations } from './inventory-return-locations.ts';
import { stockReservations } from './stock-reservations.ts';
import { stockTransfers } from './stock-transfers.ts';
import { packages } from './packages.ts';
import { parcels } from './parcels.ts';
import { parcelLineItems } from './parcel-line-items.ts';
import { resourceErrors } from './resource-errors.ts';
import { manualGateways } from './manual-gateways.ts';
import { paymentMethods } from './payment-methods.ts';
import { wireTransfers } from './wire-transfers.ts';
import { adyenPayments } from './adyen-payments.ts';
import { checkoutComPayments } from './checkout-com-payments.ts';
import { externalPayments } from './external-payments.ts';
import { klarnaPayments } from './klarna-payments.ts';
import { paypalPayments } from './paypal-payments.ts';
import { satispayPayments } from './satispay-payments.ts';
import { stripePayments } from './stripe-payments.ts';
import { adyenGateways } from './adyen-gateways.ts';
import { checkoutComGateways } from './checkout-com-gateways.ts';
import { externalGateways } from './external-gateways.ts';
import { klarnaGateways } from './klarna-gateways.ts';
import { paypalGateways } from './paypal-gateways.ts';
import { satispayGateways } from './satispay-gateways.ts';
import { stripeGateways } from './stripe-gateways.ts';
import { transactions } from './transactions.ts';
import { authorizations } from './authorizations.ts';
import { captures } from './captures.ts';
import { voids } from './voids.ts';
import { refunds } from './refunds.ts';
import { braintreePayments } from './braintree-payments.ts';
import { customerPaymentSources } from './customer-payment-sources.ts';
import { braintreeGateways } from './braintree-gateways.ts';
import { paymentGateways } from './payment-gateways.ts';
import { customers } from './customers.ts';
import { customerAddresses } from './customer-addresses.ts';
import { customerSubscriptions } from './customer-subscriptions.ts';
import { customerPasswordResets } from './customer-password-resets.ts';
import { customerGroups } from './customer-groups.ts';
import { addresses } from './addresses.ts';
import { orders } from './orders.ts';
import { lineItems } from './line-items.ts';
import { lineItemOptions } from './line-item-options.ts';
import { adjustments } from './adjustments.ts';
import { promotions } from './promotions.ts';
import { percentageDiscountPromotions } from './percentage-discount-promotions.ts';
import { fixedAmountPromotions } from './fixed-amount-promotions.ts';
import { freeShippingPromotions } from './free-shipping-promotions.ts';
import { promotionRules } from './promotion-rules.ts';
import { couponCodesPromotionRules } from './coupon-codes-promotion-rules.ts';
import { orderAmountPromotionRules } from './order-amount-promotion-rules.ts';
import { skuListPromotionRules } from './sku-list-promotion-rules.ts';
import { coupons } from './coupons.ts';
import { couponRecipients } from './coupon-recipients.ts';
import { giftCards } from './gift-cards.ts';
import { giftCardRecipients } from './gift-card-recipients.ts';
import { taxCalculators } from './tax-calculators.ts';
import { manualTaxCalculators } from './manual-tax-calculators.ts';
import { taxRules } from './tax-rules.ts';
import { tags } from './tags.ts';
import { taggings } from './taggings.ts';
import { eventCallbacks } from './event-callbacks.ts';
import { events } from './events.ts';
import { webhooks } from './webhooks.ts';

/** Every resource of the platform. A new one is its definition file and a line here and in `rows.ts`. */
export const resources: readonly Resource[] = [
  organizations,
  applications,
  markets,
  orderValidationRules,
  billingInfoValidationRules,
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
  inventoryReturnLocations,
  stockReservations,
  stockTransfers,
  packages,
  parcels,
  parcelLineItems,
  resourceErrors,
  manualGateways,
  paymentMethods,
  wireTransfers,
  adyenPayments,
  checkoutComPayments,
  externalPayments,
  klarnaPayments,
  paypalPayments,
  satispayPayments,
  stripePayments,
  adyenGateways,
  checkoutComGateways,
  externalGateways,
  klarnaGateways,
  paypalGateways,
  satispayGateways,
  stripeGateways,
  transactions,
  authorizations,
  captures,
  voids,
  refunds,
  braintreePayments,
  customerPaymentSources,
  braintreeGateways,
  paymentGateways,
  customers,
  customerAddresses,
  customerSubscriptions,
  customerPasswordResets,
  customerGroups,
  addresses,
  orders,
  lineItems,
  lineItemOptions,
  adjustments,
  promotions,
  percentageDiscountPromotions,
  fixedAmountPromotions,
  freeShippingPromotions,
  promotionRules,
  couponCodesPromotionRules,
  orderAmountPromotionRules,
  skuListPromotionRules,
  coupons,
  couponRecipients,
  giftCards,
  giftCardRecipients,
  taxCalculators,
  manualTaxCalculators,
  taxRules,
  tags,
  taggings,
  eventCallbacks,
  events,
  webhooks(() => resources),
];
