import type * as sdk from '@commercelayer/sdk';
import type { Fits } from '../shapes/fits.ts';
import { gatewayFits } from '../shapes/gateway-fits.ts';
import { resources } from './index.ts';
import type { organizationShape } from '../shapes/organization/organizations.ts';
import type { applicationShape } from '../shapes/organization/applications.ts';
import type { marketShape } from '../shapes/organization/markets.ts';
import type { merchantShape } from '../shapes/organization/merchants.ts';
import type { priceListShape } from '../shapes/catalogue/price-lists.ts';
import type { priceShape } from '../shapes/catalogue/prices.ts';
import type { skuShape } from '../shapes/catalogue/skus.ts';
import type { skuOptionShape } from '../shapes/catalogue/sku-options.ts';
import type { skuListShape } from '../shapes/catalogue/sku-lists.ts';
import type { skuListItemShape } from '../shapes/catalogue/sku-list-items.ts';
import type { bundleShape } from '../shapes/catalogue/bundles.ts';
import type { inventoryModelShape } from '../shapes/inventory/inventory-models.ts';
import type { inventoryStockLocationShape } from '../shapes/inventory/inventory-stock-locations.ts';
import type { stockLocationShape } from '../shapes/inventory/stock-locations.ts';
import type { stockItemShape } from '../shapes/inventory/stock-items.ts';
import type { reservedStockShape } from '../shapes/inventory/reserved-stocks.ts';
import type { deliveryLeadTimeShape } from '../shapes/shipping/delivery-lead-times.ts';
import type { shippingCategoryShape } from '../shapes/shipping/shipping-categories.ts';
import type { shippingZoneShape } from '../shapes/shipping/shipping-zones.ts';
import type { shippingMethodShape } from '../shapes/shipping/shipping-methods.ts';
import type { shipmentShape } from '../shapes/shipping/shipments.ts';
import type { stockLineItemShape } from '../shapes/inventory/stock-line-items.ts';
import type { inventoryReturnLocationShape } from '../shapes/inventory/inventory-return-locations.ts';
import type { stockReservationShape } from '../shapes/inventory/stock-reservations.ts';
import type { stockTransferShape } from '../shapes/inventory/stock-transfers.ts';
import type { packageShape } from '../shapes/shipping/packages.ts';
import type { parcelShape } from '../shapes/shipping/parcels.ts';
import type { parcelLineItemShape } from '../shapes/shipping/parcel-line-items.ts';
import type { resourceErrorShape } from '../shapes/order/resource-errors.ts';
import type { manualGatewayShape } from '../shapes/payment/gateways/manual-gateways.ts';
import type { paymentMethodShape } from '../shapes/payment/payment-methods.ts';
import type { wireTransferShape } from '../shapes/payment/sources/wire-transfers.ts';
import type { transactionShape } from '../shapes/payment/transactions/transactions.ts';
import type { authorizationShape } from '../shapes/payment/transactions/authorizations.ts';
import type { captureShape } from '../shapes/payment/transactions/captures.ts';
import type { voidShape } from '../shapes/payment/transactions/voids.ts';
import type { refundShape } from '../shapes/payment/transactions/refunds.ts';
import type { braintreePaymentShape } from '../shapes/payment/sources/braintree-payments.ts';
import type { customerPaymentSourceShape } from '../shapes/payment/customer-payment-sources.ts';
import type { braintreeGatewayShape } from '../shapes/payment/gateways/braintree-gateways.ts';
import type { paymentGatewayShape } from '../shapes/payment/gateways/payment-gateways.ts';
import type { customerShape } from '../shapes/customer/customers.ts';
import type { customerAddressShape } from '../shapes/customer/customer-addresses.ts';
import type { customerSubscriptionShape } from '../shapes/customer/customer-subscriptions.ts';
import type { customerPasswordResetShape } from '../shapes/customer/customer-password-resets.ts';
import type { customerGroupShape } from '../shapes/customer/customer-groups.ts';
import type { addressShape } from '../shapes/customer/addresses.ts';
import type { orderShape } from '../shapes/order/orders.ts';
import type { lineItemShape } from '../shapes/order/line-items.ts';
import type { lineItemOptionShape } from '../shapes/order/line-item-options.ts';
import type { adjustmentShape } from '../shapes/order/adjustments.ts';
import type { promotionShape } from '../shapes/promotion/promotions.ts';
import type { percentageDiscountPromotionShape } from '../shapes/promotion/percentage-discount-promotions.ts';
import type { fixedAmountPromotionShape } from '../shapes/promotion/fixed-amount-promotions.ts';
import type { freeShippingPromotionShape } from '../shapes/promotion/free-shipping-promotions.ts';
import type { promotionRuleShape } from '../shapes/promotion/promotion-rules.ts';
import type { couponCodesPromotionRuleShape } from '../shapes/promotion/coupon-codes-promotion-rules.ts';
import type { orderAmountPromotionRuleShape } from '../shapes/promotion/order-amount-promotion-rules.ts';
import type { skuListPromotionRuleShape } from '../shapes/promotion/sku-list-promotion-rules.ts';
import type { couponShape } from '../shapes/promotion/coupons.ts';
import type { couponRecipientShape } from '../shapes/promotion/coupon-recipients.ts';
import type { giftCardShape } from '../shapes/promotion/gift-cards.ts';
import type { giftCardRecipientShape } from '../shapes/promotion/gift-card-recipients.ts';
import type { taxCalculatorShape } from '../shapes/tax/tax-calculators.ts';
import type { manualTaxCalculatorShape } from '../shapes/tax/manual-tax-calculators.ts';
import type { taxRuleShape } from '../shapes/tax/tax-rules.ts';
import type { tagShape } from '../shapes/catalogue/tags.ts';
import type { eventCallbackShape } from '../shapes/events/event-callbacks.ts';
import type { eventShape } from '../shapes/events/events.ts';
import type { webhookShape } from '../shapes/events/webhooks.ts';

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
