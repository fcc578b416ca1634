import type { AnalyticsItem } from '@shop/contracts/events';
import type { Money } from '@shop/contracts/commerce';
import { shippingCostLine, type LineItem, type Order } from '@shop/contracts/commerce/order';

/** GA4 wants units of the currency; every amount here is the platform's, none is added up. */
const units = (money: Money): number => money.cents / 100;

const isProduct = (line: LineItem): boolean => line.type === 'skus' || line.type === 'bundles';

const toItem = (line: LineItem): AnalyticsItem => ({
  item_id: line.code ?? line.id,
  item_name: line.name,
  price: units(line.unit),
  quantity: line.quantity,
});

/** An order in GA4's ecommerce form, without anything about the shopper (A2). */
export const toEcommerce = (order: Order) => ({
  currency: order.currency,
  value: units(order.totals.total),
  items: order.lines.filter(isProduct).map(toItem),
  ...(order.couponCode ? { coupon: order.couponCode } : {}),
});

/** `purchase` (A1): shipping comes from the adjustment line named `shipping_cost` where there is one. */
export const toPurchase = (order: Order) => {
  return {
    ...toEcommerce(order),
    transaction_id: order.number ?? order.id,
    tax: units(order.totals.taxes),
    shipping: units(shippingCostLine(order)?.total ?? order.totals.shipping),
  };
};
