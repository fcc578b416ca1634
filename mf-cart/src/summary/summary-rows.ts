import {
  orderRows,
  shippingOf,
  usualMethodOf,
  type Order,
  type OrderRow,
} from '@shop/contracts/commerce/order';
import type { Market } from '@shop/contracts/market';

/** What of a market decides what an order comes to: how it delivers (M6), and whether taxes are in its prices. */
export type BillMarket = Pick<Market, 'shipping_method' | 'sub_zones' | 'tax_included'>;

/** The rows of an open order's bill: the cart's and the checkout's. */
export const billRows = (order: Order, market: BillMarket): OrderRow[] =>
  orderRows(order.totals, { shipping: shippingOf(order, usualMethodOf(order, market)), market });
