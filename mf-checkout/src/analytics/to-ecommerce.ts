import { analyticsValue, type AnalyticsItem } from '@shop/contracts/events';
import type { Money } from '@shop/contracts/commerce';
import { shippingCostLine, type LineItem, type Order } from '@shop/contracts/commerce/order';

/** GA4 expects units of the currency. */
const units = (money: Money): number => money.cents / 100;

const isProduct = (line: LineItem): boolean => line.type === 'skus' || line.type === 'bundles';

const toItem = (line: LineItem): AnalyticsItem => ({
  item_id: line.code ?? line.id,
  item_name: line.name,
  price: units(line.unit),
  quantity: line.quantity,
});

/** An order in GA4's ecommerce form, without anything about the shopper (A2). */
export const toEcommerce = (order: Order) => {
  const items = order.lines.filter(isProduct).map(toItem);
  return {
    currency: order.currency,
    value: analyticsValue(items),
    items,
    ...(order.couponCode ? { coupon: order.couponCode } : {}),
  };
};

/** Parameters of `purchase` (A1). Shipping is the adjustment line named `shipping_cost`, if the order has one. */
export const toPurchase = (order: Order) => {
  return {
    ...toEcommerce(order),
    transaction_id: order.number ?? order.id,
    tax: units(order.totals.taxes),
    shipping: units(shippingCostLine(order)?.total ?? order.totals.shipping),
  };
};
