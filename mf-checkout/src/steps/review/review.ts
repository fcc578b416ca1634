import type { Money } from '@shop/contracts/commerce';
import { type LineItem, type Order, totalsWithDeposits } from '@shop/contracts/commerce/order';

/** A line as the shopper sees it beside the payment. */
export interface ReviewLine {
  id: string;
  name: string;
  names?: LineItem['names'];
  quantity: number;
  unit: Money;
}

/** What the shopper sees of an order before placing it, and agrees to by doing so. Plain data: it outlives a reload. */
export interface Review {
  lines: readonly ReviewLine[];
  coupon: string | null;
  giftCard: Money;
  discount: Money;
  deposit: Money;
  shipping: Money;
  payment: Money;
  total: Money;
}

const toReviewLine = ({ id, name, names, quantity, unit }: LineItem): ReviewLine => ({
  id,
  name,
  ...(names && { names }),
  quantity,
  unit,
});

const reviewOf = ({ lines, couponCode, totals }: Order): Review => ({
  lines: lines.filter(({ type }) => type === 'skus' || type === 'bundles').map(toReviewLine),
  coupon: couponCode,
  giftCard: totals.giftCard,
  discount: totals.discount,
  deposit: totals.deposit ?? { ...totals.total, cents: 0 },
  shipping: totals.shipping,
  payment: totals.payment,
  total: totals.total,
});

/** The parts of an order that the shopper agrees to. Amounts are the platform's, with the deposits to come. */
export const toReview = (order: Order): Review =>
  reviewOf({ ...order, totals: totalsWithDeposits(order) });
