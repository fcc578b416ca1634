import type { PlatformRow } from '../../platform/read-document.ts';
import { DAY, isOverdue, type ComparisonContext, type Difference } from '../difference.ts';
import { centsOf, moneyIn, ofOrder, textOf } from './order-facts.ts';

/** Days after which banks release most authorizations. */
const AUTHORIZATION_DAYS = 7;

/** Succeeded transactions of an order in cents. */
interface PaymentSums {
  due: number;
  captured: number;
  refunded: number;
  /** Captures less refunds, in cents. */
  kept: number;
  /** Authorizations that are neither captured nor voided, in cents. */
  reserved: number;
}

const sumsOf = (order: PlatformRow): PaymentSums => {
  const sum = (relationship: string) =>
    order
      .many(relationship)
      .filter(({ attributes }) => attributes['succeeded'] === true)
      .reduce((total, row) => total + centsOf(row, 'amount_cents'), 0);
  const [captured, refunded] = [sum('captures'), sum('refunds')];
  return {
    due: centsOf(order, 'total_amount_with_taxes_cents'),
    captured,
    refunded,
    kept: captured - refunded,
    reserved: sum('authorizations') - sum('voids') - captured,
  };
};

const ofStatus = (
  order: PlatformRow,
  status: string,
  { due, captured, refunded, kept }: PaymentSums,
): Difference[] => {
  const money = (cents: number) => moneyIn(order, cents);
  const since = textOf(order, 'payment_updated_at') || textOf(order, 'placed_at');
  if (refunded > captured)
    return [
      ofOrder(
        order,
        'refunded-differs',
        `${money(refunded)} refunded of ${money(captured)} captured`,
        { since },
      ),
    ];
  if (status === 'paid' && captured === 0 && due > 0)
    return [
      ofOrder(order, 'paid-without-capture', `paid ${money(due)}, no capture succeeded`, { since }),
    ];
  // An attempt that was undone while the order was a cart is captured and refunded: only the rest counts.
  if (status === 'paid' && kept !== due)
    return [
      ofOrder(order, 'captured-differs', `${money(kept)} captured, ${money(due)} due`, { since }),
    ];
  const isRefundedInPart = kept > 0 && refunded > 0;
  if (
    (status === 'refunded' && kept !== 0) ||
    (status === 'partially_refunded' && !isRefundedInPart)
  )
    return [
      ofOrder(
        order,
        'refunded-differs',
        `${status}, with ${money(refunded)} refunded of ${money(captured)} captured`,
        { since },
      ),
    ];
  return [];
};

const OPEN: readonly string[] = [
  'authorized',
  'partially_authorized',
  'partially_voided',
  'partially_paid',
];
const NOTHING: readonly string[] = ['unpaid', 'voided'];

/** Differences between an order's payment status and its transactions. */
export const paymentDifferences = (
  order: PlatformRow,
  context: ComparisonContext,
): Difference[] => {
  const sums = sumsOf(order);
  const status = textOf(order, 'payment_status');
  const placedAt = textOf(order, 'placed_at');
  if (!isOverdue(placedAt, context)) return [];
  const money = (cents: number) => moneyIn(order, cents);
  if (textOf(order, 'status') === 'cancelled') {
    const since = textOf(order, 'cancelled_at') || placedAt;
    if (sums.kept === 0 && sums.reserved <= 0) return [];
    const what = `canceled, ${money(sums.kept)} kept, ${money(Math.max(0, sums.reserved))} reserved`;
    return isOverdue(since, context)
      ? [ofOrder(order, 'canceled-with-money', what, { since })]
      : [];
  }
  const found = ofStatus(order, status, sums);
  if (OPEN.includes(status) && isOverdue(placedAt, context, AUTHORIZATION_DAYS * DAY))
    found.push(
      ofOrder(
        order,
        'never-captured',
        `${status}: ${money(sums.due - sums.kept)} neither captured nor voided in ${AUTHORIZATION_DAYS} days`,
      ),
    );
  if (NOTHING.includes(status) && sums.due > 0 && isOverdue(placedAt, context, DAY))
    found.push(ofOrder(order, 'placed-unpaid', `${status}, ${money(sums.due)} due`));
  return found;
};
