import type { LineItem, Order } from '@shop/contracts/commerce/order';

/** Lines that the shopper added; discounts, shipping, fees and gift cards are line items too. */
export const purchasableLines = (order: Pick<Order, 'lines'>): LineItem[] =>
  order.lines.filter(({ type }) => type === 'skus' || type === 'bundles');
