import type {
  Address,
  Adjustment,
  Application,
  Bundle,
  Customer,
  CustomerAddress,
  CustomerSubscription,
  DeliveryLeadTime,
  InventoryModel,
  InventoryStockLocation,
  LineItem,
  LineItemOption,
  ManualGateway,
  ManualTaxCalculator,
  Market,
  Merchant,
  Order,
  Organization,
  PaymentMethod,
  Price,
  PriceList,
  ReservedStock,
  Shipment,
  ShippingCategory,
  ShippingMethod,
  ShippingZone,
  Sku,
  SkuList,
  SkuListItem,
  SkuOption,
  StockItem,
  StockLineItem,
  StockLocation,
  TaxRule,
  WireTransfer,
} from '@commercelayer/sdk';
import { resources } from './index.ts';
import type { SerializedOf } from '../core/shape.ts';
import type { organizationShape } from './organizations.ts';
import type { applicationShape } from './applications.ts';
import type { marketShape } from './markets.ts';
import type { merchantShape } from './merchants.ts';
import type { priceListShape } from './price-lists.ts';
import type { priceShape } from './prices.ts';
import type { skuShape } from './skus.ts';
import type { skuOptionShape } from './sku-options.ts';
import type { skuListShape } from './sku-lists.ts';
import type { skuListItemShape } from './sku-list-items.ts';
import type { bundleShape } from './bundles.ts';
import type { inventoryModelShape } from './inventory-models.ts';
import type { inventoryStockLocationShape } from './inventory-stock-locations.ts';
import type { stockLocationShape } from './stock-locations.ts';
import type { stockItemShape } from './stock-items.ts';
import type { reservedStockShape } from './reserved-stocks.ts';
import type { deliveryLeadTimeShape } from './delivery-lead-times.ts';
import type { shippingCategoryShape } from './shipping-categories.ts';
import type { shippingZoneShape } from './shipping-zones.ts';
import type { shippingMethodShape } from './shipping-methods.ts';
import type { shipmentShape } from './shipments.ts';
import type { stockLineItemShape } from './stock-line-items.ts';
import type { manualGatewayShape } from './manual-gateways.ts';
import type { paymentMethodShape } from './payment-methods.ts';
import type { wireTransferShape } from './wire-transfers.ts';
import type { customerShape } from './customers.ts';
import type { customerAddressShape } from './customer-addresses.ts';
import type { customerSubscriptionShape } from './customer-subscriptions.ts';
import type { addressShape } from './addresses.ts';
import type { orderShape } from './orders.ts';
import type { lineItemShape } from './line-items.ts';
import type { lineItemOptionShape } from './line-item-options.ts';
import type { adjustmentShape } from './adjustments.ts';
import type { manualTaxCalculatorShape } from './manual-tax-calculators.ts';
import type { taxRuleShape } from './tax-rules.ts';

/** The SDK lists permitted values of some strings and numbers; here any will do. */
type Widened<T> = T extends string ? string : T extends number ? number : T;

/** Attributes the SDK does not know, or knows as another type. `never` when all is well. */
type Mismatch<S, Resource> = {
  [N in keyof SerializedOf<S>]: N extends keyof Resource
    ? SerializedOf<S>[N] extends Widened<Resource[N]>
      ? never
      : N
    : N;
}[keyof SerializedOf<S>];

/** Compiles only when every serialized attribute fits the SDK's interface. */
type Fits<S, Resource> = [Mismatch<S, Resource>] extends [never] ? true : Mismatch<S, Resource>;

const fits = {
  organizations: true satisfies Fits<typeof organizationShape, Organization>,
  applications: true satisfies Fits<typeof applicationShape, Application>,
  markets: true satisfies Fits<typeof marketShape, Market>,
  merchants: true satisfies Fits<typeof merchantShape, Merchant>,
  price_lists: true satisfies Fits<typeof priceListShape, PriceList>,
  prices: true satisfies Fits<typeof priceShape, Price>,
  skus: true satisfies Fits<typeof skuShape, Sku>,
  sku_options: true satisfies Fits<typeof skuOptionShape, SkuOption>,
  sku_lists: true satisfies Fits<typeof skuListShape, SkuList>,
  sku_list_items: true satisfies Fits<typeof skuListItemShape, SkuListItem>,
  bundles: true satisfies Fits<typeof bundleShape, Bundle>,
  inventory_models: true satisfies Fits<typeof inventoryModelShape, InventoryModel>,
  inventory_stock_locations: true satisfies Fits<
    typeof inventoryStockLocationShape,
    InventoryStockLocation
  >,
  stock_locations: true satisfies Fits<typeof stockLocationShape, StockLocation>,
  stock_items: true satisfies Fits<typeof stockItemShape, StockItem>,
  reserved_stocks: true satisfies Fits<typeof reservedStockShape, ReservedStock>,
  delivery_lead_times: true satisfies Fits<typeof deliveryLeadTimeShape, DeliveryLeadTime>,
  shipping_categories: true satisfies Fits<typeof shippingCategoryShape, ShippingCategory>,
  shipping_zones: true satisfies Fits<typeof shippingZoneShape, ShippingZone>,
  shipping_methods: true satisfies Fits<typeof shippingMethodShape, ShippingMethod>,
  shipments: true satisfies Fits<typeof shipmentShape, Shipment>,
  stock_line_items: true satisfies Fits<typeof stockLineItemShape, StockLineItem>,
  manual_gateways: true satisfies Fits<typeof manualGatewayShape, ManualGateway>,
  payment_methods: true satisfies Fits<typeof paymentMethodShape, PaymentMethod>,
  wire_transfers: true satisfies Fits<typeof wireTransferShape, WireTransfer>,
  customers: true satisfies Fits<typeof customerShape, Customer>,
  customer_addresses: true satisfies Fits<typeof customerAddressShape, CustomerAddress>,
  customer_subscriptions: true satisfies Fits<
    typeof customerSubscriptionShape,
    CustomerSubscription
  >,
  addresses: true satisfies Fits<typeof addressShape, Address>,
  orders: true satisfies Fits<typeof orderShape, Order>,
  line_items: true satisfies Fits<typeof lineItemShape, LineItem>,
  line_item_options: true satisfies Fits<typeof lineItemOptionShape, LineItemOption>,
  adjustments: true satisfies Fits<typeof adjustmentShape, Adjustment>,
  manual_tax_calculators: true satisfies Fits<typeof manualTaxCalculatorShape, ManualTaxCalculator>,
  tax_rules: true satisfies Fits<typeof taxRuleShape, TaxRule>,
};

describe('definitions', () => {
  it('serialize attributes of the types the SDK declares', () => {
    expect(Object.keys(fits).sort()).toEqual(resources.map(({ shape }) => shape.type).sort());
  });

  it('relate to resources and inverse relationships that exist', () => {
    const shapes = new Map(resources.map(({ shape }) => [shape.type, shape]));
    const broken = resources.flatMap(({ shape, derive = {} }) =>
      Object.entries(shape.relationships).flatMap(([name, it]) => {
        const targets = it.cardinality === 'polymorphic' ? it.targets : [it.target];
        const dangling = targets.some((target) => !shapes.has(target));
        const inverse =
          it.cardinality === 'many' ? shapes.get(it.target)?.relationships[it.inverse] : undefined;
        const pointsBack = it.cardinality !== 'many' || inverse?.cardinality === 'one';
        const derived = it.cardinality !== 'derived' || name in derive;
        return dangling || !pointsBack || !derived ? [`${shape.type}.${name}`] : [];
      }),
    );
    expect(broken).toEqual([]);
  });
});
