import type * as sdk from '@commercelayer/sdk';
import type { Fits } from '../testing/shapes/fits.ts';
import { gatewayFits } from '../testing/shapes/gateway-fits.ts';
import { resources } from './index.ts';
import type { organizationShape } from './organization/shapes/organizations.ts';
import type { applicationShape } from './organization/shapes/applications.ts';
import type { marketShape } from './organization/shapes/markets.ts';
import type { merchantShape } from './organization/shapes/merchants.ts';
import type { priceListShape } from './catalog/shapes/price-lists.ts';
import type { priceShape } from './catalog/shapes/prices.ts';
import type { skuShape } from './catalog/shapes/skus.ts';
import type { skuOptionShape } from './catalog/shapes/sku-options.ts';
import type { skuListShape } from './catalog/shapes/sku-lists.ts';
import type { skuListItemShape } from './catalog/shapes/sku-list-items.ts';
import type { bundleShape } from './catalog/shapes/bundles.ts';
import type { inventoryModelShape } from './inventory/shapes/inventory-models.ts';
import type { inventoryStockLocationShape } from './inventory/shapes/inventory-stock-locations.ts';
import type { stockLocationShape } from './inventory/shapes/stock-locations.ts';
import type { stockItemShape } from './inventory/shapes/stock-items.ts';
import type { reservedStockShape } from './inventory/shapes/reserved-stocks.ts';
import type { deliveryLeadTimeShape } from './shipping/shapes/delivery-lead-times.ts';
import type { shippingCategoryShape } from './shipping/shapes/shipping-categories.ts';
import type { shippingZoneShape } from './shipping/shapes/shipping-zones.ts';
import type { shippingMethodShape } from './shipping/shapes/shipping-methods.ts';
import type { shipmentShape } from './shipping/shapes/shipments.ts';
import type { stockLineItemShape } from './inventory/shapes/stock-line-items.ts';
import type { inventoryReturnLocationShape } from './inventory/shapes/inventory-return-locations.ts';
import type { stockReservationShape } from './inventory/shapes/stock-reservations.ts';
import type { stockTransferShape } from './inventory/shapes/stock-transfers.ts';
import type { packageShape } from './shipping/shapes/packages.ts';
import type { parcelShape } from './shipping/shapes/parcels.ts';
import type { parcelLineItemShape } from './shipping/shapes/parcel-line-items.ts';
import type { returnShape } from './returns/shapes/returns.ts';
import type { returnLineItemShape } from './returns/shapes/return-line-items.ts';
import type { resourceErrorShape } from './order/shapes/resource-errors.ts';
import type { manualGatewayShape } from './payment/shapes/gateways/manual-gateways.ts';
import type { paymentMethodShape } from './payment/shapes/payment-methods.ts';
import type { wireTransferShape } from './payment/shapes/sources/wire-transfers.ts';
import type { transactionShape } from './payment/shapes/transactions/transactions.ts';
import type { authorizationShape } from './payment/shapes/transactions/authorizations.ts';
import type { captureShape } from './payment/shapes/transactions/captures.ts';
import type { voidShape } from './payment/shapes/transactions/voids.ts';
import type { refundShape } from './payment/shapes/transactions/refunds.ts';
import type { braintreePaymentShape } from './payment/shapes/sources/braintree-payments.ts';
import type { customerPaymentSourceShape } from './payment/shapes/customer-payment-sources.ts';
import type { braintreeGatewayShape } from './payment/shapes/gateways/braintree-gateways.ts';
import type { paymentGatewayShape } from './payment/shapes/gateways/payment-gateways.ts';
import type { customerShape } from './customer/shapes/customers.ts';
import type { customerAddressShape } from './customer/shapes/customer-addresses.ts';
import type { customerSubscriptionShape } from './customer/shapes/customer-subscriptions.ts';
import type { customerPasswordResetShape } from './customer/shapes/customer-password-resets.ts';
import type { customerGroupShape } from './customer/shapes/customer-groups.ts';
import type { addressShape } from './customer/shapes/addresses.ts';
import type { orderShape } from './order/shapes/orders.ts';
import type { lineItemShape } from './order/shapes/line-items.ts';
import type { lineItemOptionShape } from './order/shapes/line-item-options.ts';
import type { adjustmentShape } from './order/shapes/adjustments.ts';
import type { promotionShape } from './promotion/shapes/promotions.ts';
import type { percentageDiscountPromotionShape } from './promotion/shapes/percentage-discount-promotions.ts';
import type { fixedAmountPromotionShape } from './promotion/shapes/fixed-amount-promotions.ts';
import type { freeShippingPromotionShape } from './promotion/shapes/free-shipping-promotions.ts';
import type { promotionRuleShape } from './promotion/shapes/promotion-rules.ts';
import type { couponCodesPromotionRuleShape } from './promotion/shapes/coupon-codes-promotion-rules.ts';
import type { orderAmountPromotionRuleShape } from './promotion/shapes/order-amount-promotion-rules.ts';
import type { skuListPromotionRuleShape } from './promotion/shapes/sku-list-promotion-rules.ts';
import type { couponShape } from './promotion/shapes/coupons.ts';
import type { couponRecipientShape } from './promotion/shapes/coupon-recipients.ts';
import type { giftCardShape } from './promotion/shapes/gift-cards.ts';
import type { giftCardRecipientShape } from './promotion/shapes/gift-card-recipients.ts';
import type { taxCalculatorShape } from './tax/shapes/tax-calculators.ts';
import type { manualTaxCalculatorShape } from './tax/shapes/manual-tax-calculators.ts';
import type { taxRuleShape } from './tax/shapes/tax-rules.ts';
import type { tagShape } from './catalog/shapes/tags.ts';
import type { eventCallbackShape } from './events/shapes/event-callbacks.ts';
import type { eventShape } from './events/shapes/events.ts';
import type { webhookShape } from './events/shapes/webhooks.ts';

const fits = {
  organizations: true satisfies Fits<
    typeof organizationShape,
    sdk.Organization,
    // Later than the platform's list of fields.
    | 'api_fragment_caching_enabled'
    | 'skus_discovery'
    | 'payment_gateways_transaction_on_event'
    // Marked as writable, but there is no endpoint to write them.
    | 'name'
    | 'support_phone'
    | 'support_email'
    | 'logo_url'
    | 'favicon_url'
    | 'primary_color'
    | 'gtm_id'
    | 'gtm_id_test'
  >,
  applications: true satisfies Fits<
    typeof applicationShape,
    sdk.Application,
    'name' | 'kind' | 'redirect_uri'
  >,
  markets: true satisfies Fits<typeof marketShape, sdk.Market>,
  // The platform's field list has them, the SDK does not.
  order_validation_rules: true,
  billing_info_validation_rules: true,
  merchants: true satisfies Fits<typeof merchantShape, sdk.Merchant>,
  price_lists: true satisfies Fits<typeof priceListShape, sdk.PriceList>,
  prices: true satisfies Fits<typeof priceShape, sdk.Price>,
  skus: true satisfies Fits<typeof skuShape, sdk.Sku>,
  sku_options: true satisfies Fits<typeof skuOptionShape, sdk.SkuOption>,
  sku_lists: true satisfies Fits<typeof skuListShape, sdk.SkuList>,
  sku_list_items: true satisfies Fits<typeof skuListItemShape, sdk.SkuListItem>,
  bundles: true satisfies Fits<typeof bundleShape, sdk.Bundle>,
  inventory_models: true satisfies Fits<typeof inventoryModelShape, sdk.InventoryModel>,
  inventory_stock_locations: true satisfies Fits<
    typeof inventoryStockLocationShape,
    sdk.InventoryStockLocation
  >,
  stock_locations: true satisfies Fits<typeof stockLocationShape, sdk.StockLocation>,
  stock_items: true satisfies Fits<typeof stockItemShape, sdk.StockItem>,
  reserved_stocks: true satisfies Fits<typeof reservedStockShape, sdk.ReservedStock>,
  delivery_lead_times: true satisfies Fits<typeof deliveryLeadTimeShape, sdk.DeliveryLeadTime>,
  shipping_categories: true satisfies Fits<typeof shippingCategoryShape, sdk.ShippingCategory>,
  shipping_zones: true satisfies Fits<typeof shippingZoneShape, sdk.ShippingZone>,
  shipping_methods: true satisfies Fits<typeof shippingMethodShape, sdk.ShippingMethod>,
  shipments: true satisfies Fits<typeof shipmentShape, sdk.Shipment>,
  inventory_return_locations: true satisfies Fits<
    typeof inventoryReturnLocationShape,
    sdk.InventoryReturnLocation
  >,
  stock_reservations: true satisfies Fits<typeof stockReservationShape, sdk.StockReservation>,
  stock_transfers: true satisfies Fits<typeof stockTransferShape, sdk.StockTransfer>,
  packages: true satisfies Fits<typeof packageShape, sdk.Package>,
  parcels: true satisfies Fits<typeof parcelShape, sdk.Parcel>,
  parcel_line_items: true satisfies Fits<typeof parcelLineItemShape, sdk.ParcelLineItem>,
  returns: true satisfies Fits<typeof returnShape, sdk.Return>,
  return_line_items: true satisfies Fits<typeof returnLineItemShape, sdk.ReturnLineItem>,
  resource_errors: true satisfies Fits<typeof resourceErrorShape, sdk.ResourceError>,
  stock_line_items: true satisfies Fits<typeof stockLineItemShape, sdk.StockLineItem>,
  manual_gateways: true satisfies Fits<typeof manualGatewayShape, sdk.ManualGateway>,
  payment_methods: true satisfies Fits<typeof paymentMethodShape, sdk.PaymentMethod>,
  wire_transfers: true satisfies Fits<typeof wireTransferShape, sdk.WireTransfer>,
  ...gatewayFits,
  transactions: true satisfies Fits<
    typeof transactionShape,
    sdk.Transaction,
    // Written through their own type: an authorization, a capture …
    'succeeded' | '_forward'
  >,
  authorizations: true satisfies Fits<typeof authorizationShape, sdk.Authorization>,
  captures: true satisfies Fits<typeof captureShape, sdk.Capture>,
  voids: true satisfies Fits<typeof voidShape, sdk.Void>,
  refunds: true satisfies Fits<typeof refundShape, sdk.Refund>,
  braintree_payments: true satisfies Fits<typeof braintreePaymentShape, sdk.BraintreePayment>,
  customer_payment_sources: true satisfies Fits<
    typeof customerPaymentSourceShape,
    sdk.CustomerPaymentSource
  >,
  braintree_gateways: true satisfies Fits<typeof braintreeGatewayShape, sdk.BraintreeGateway>,
  payment_gateways: true satisfies Fits<
    typeof paymentGatewayShape,
    sdk.PaymentGateway,
    // Written through their own type: a manual gateway, a Braintree gateway …
    'name' | 'force_payments' | '_disable' | '_enable'
  >,
  customers: true satisfies Fits<typeof customerShape, sdk.Customer>,
  customer_addresses: true satisfies Fits<typeof customerAddressShape, sdk.CustomerAddress>,
  customer_password_resets: true satisfies Fits<
    typeof customerPasswordResetShape,
    sdk.CustomerPasswordReset
  >,
  customer_groups: true satisfies Fits<typeof customerGroupShape, sdk.CustomerGroup>,
  customer_subscriptions: true satisfies Fits<
    typeof customerSubscriptionShape,
    sdk.CustomerSubscription
  >,
  addresses: true satisfies Fits<typeof addressShape, sdk.Address>,
  // The platform's field list has it, the SDK does not.
  orders: true satisfies Fits<typeof orderShape, sdk.Order, 'gift_card_or_coupon_code'>,
  // Creation only, says the platform's field list.
  line_items: true satisfies Fits<typeof lineItemShape, sdk.LineItem, '_update_quantity'>,
  line_item_options: true satisfies Fits<typeof lineItemOptionShape, sdk.LineItemOption>,
  adjustments: true satisfies Fits<typeof adjustmentShape, sdk.Adjustment>,
  promotions: true satisfies Fits<
    typeof promotionShape,
    sdk.Promotion,
    // The SDK's client has the method, but the platform refuses it.
    keyof typeof promotionShape.attributes & string
  >,
  percentage_discount_promotions: true satisfies Fits<
    typeof percentageDiscountPromotionShape,
    sdk.PercentageDiscountPromotion
  >,
  fixed_amount_promotions: true satisfies Fits<
    typeof fixedAmountPromotionShape,
    sdk.FixedAmountPromotion
  >,
  free_shipping_promotions: true satisfies Fits<
    typeof freeShippingPromotionShape,
    sdk.FreeShippingPromotion
  >,
  promotion_rules: true satisfies Fits<typeof promotionRuleShape, sdk.PromotionRule>,
  coupon_codes_promotion_rules: true satisfies Fits<
    typeof couponCodesPromotionRuleShape,
    sdk.CouponCodesPromotionRule
  >,
  order_amount_promotion_rules: true satisfies Fits<
    typeof orderAmountPromotionRuleShape,
    sdk.OrderAmountPromotionRule
  >,
  sku_list_promotion_rules: true satisfies Fits<
    typeof skuListPromotionRuleShape,
    sdk.SkuListPromotionRule
  >,
  coupons: true satisfies Fits<typeof couponShape, sdk.Coupon>,
  coupon_recipients: true satisfies Fits<typeof couponRecipientShape, sdk.CouponRecipient>,
  gift_cards: true satisfies Fits<typeof giftCardShape, sdk.GiftCard>,
  gift_card_recipients: true satisfies Fits<typeof giftCardRecipientShape, sdk.GiftCardRecipient>,
  tax_calculators: true satisfies Fits<
    typeof taxCalculatorShape,
    sdk.TaxCalculator,
    // The SDK's client has the method, but the platform refuses it.
    'name'
  >,
  manual_tax_calculators: true satisfies Fits<
    typeof manualTaxCalculatorShape,
    sdk.ManualTaxCalculator
  >,
  tax_rules: true satisfies Fits<typeof taxRuleShape, sdk.TaxRule>,
  tags: true satisfies Fits<typeof tagShape, sdk.Tag>,
  event_callbacks: true satisfies Fits<typeof eventCallbackShape, sdk.EventCallback>,
  events: true satisfies Fits<typeof eventShape, sdk.Event>,
  webhooks: true satisfies Fits<typeof webhookShape, sdk.Webhook>,
};

describe('definitions', () => {
  it('serialize attributes of the types the SDK declares', () => {
    expect(Object.keys(fits).sort()).toEqual(
      resources
        .filter(({ internal }) => internal !== true)
        .map(({ shape }) => shape.type)
        .sort(),
    );
  });

  it('relate to resources and inverse relationships that exist', () => {
    const shapes = new Map(resources.map(({ shape }) => [shape.type, shape]));
    const broken = resources.flatMap(({ shape, derive = {} }) =>
      Object.entries(shape.relationships).flatMap(([name, it]) => {
        const targets = it.cardinality === 'polymorphic' ? it.targets : [it.target];
        const dangling =
          it.cardinality !== 'empty' && targets.some((target) => !shapes.has(target));
        const inverse =
          it.cardinality === 'many' ? shapes.get(it.target)?.relationships[it.inverse] : undefined;
        const pointsBack =
          it.cardinality !== 'many' || ['one', 'polymorphic'].includes(inverse?.cardinality ?? '');
        const derived = it.cardinality !== 'derived' || name in derive;
        return dangling || !pointsBack || !derived ? [`${shape.type}.${name}`] : [];
      }),
    );
    expect(broken).toEqual([]);
  });
});
