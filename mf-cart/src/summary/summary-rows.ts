import {
  orderRows,
  shippingOf,
  totalsWithDeposits,
  usualMethodOf,
  type Order,
  type OrderRow,
} from '@shop/contracts/commerce/order';
import type { Market } from '@shop/contracts/market';

/** Properties of a market that determine totals: delivery (M6), and whether prices include taxes. */
export type SummaryMarket = Pick<Market, 'shipping_method' | 'sub_zones' | 'tax_included'>;

/** The total rows of an open order, in the cart and beside the checkout. */
export const summaryRows = (order: Order, market: SummaryMarket): OrderRow[] =>
  orderRows(totalsWithDeposits(order), {
    shipping: shippingOf(order, usualMethodOf(order, market)),
    market,
  });
