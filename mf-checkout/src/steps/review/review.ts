import type { Address, Money } from '@shop/contracts/commerce';
import {
  type LineItem,
  type Order,
  type Shipment,
  type ShippingMethod,
  totalsWithDeposits,
} from '@shop/contracts/commerce/order';

/** A line as the shopper sees it beside the payment. */
export interface ReviewLine {
  id: string;
  name: string;
  names?: LineItem['names'];
  quantity: number;
  unit: Money;
}

/** The selected shipping method of a shipment. */
export interface ReviewMethod extends Pick<ShippingMethod, 'id' | 'name' | 'names'> {
  shipmentId: string;
}

/** What the shopper sees of an order before placing it, and agrees to by doing so. Plain data: it outlives a reload. */
export interface Review {
  lines: readonly ReviewLine[];
  shippingAddress: Address | null;
  billingAddress: Address | null;
  /** One per shipment that has one. */
  methods: readonly ReviewMethod[];
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

const toReviewMethods = ({ id: shipmentId, methods, methodId }: Shipment): ReviewMethod[] =>
  methods
    .filter(({ id }) => id === methodId)
    .map(({ id, name, names }) => ({ id, name, ...(names && { names }), shipmentId }));

const reviewOf = ({ lines, couponCode, totals, ...order }: Order): Review => ({
  lines: lines.filter(({ type }) => type === 'skus' || type === 'bundles').map(toReviewLine),
  shippingAddress: order.shippingAddress,
  billingAddress: order.billingAddress,
  methods: order.shipments.flatMap(toReviewMethods),
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
