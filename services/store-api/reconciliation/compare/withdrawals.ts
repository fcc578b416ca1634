import { asRecord, asText } from '@shop/contracts/commerce/metadata';
import { formatDate } from '@shop/contracts/market';
import type { Selectable } from 'kysely';
import type { PlatformRow } from '../../platform/read-document.ts';
import { hasShipped } from '../../return-requests/read-returnable.ts';
import type { ReturnRequestTable } from '../../return-requests/return-request-table.ts';
import {
  DAY,
  isOverdue,
  type ComparisonContext,
  type Difference,
  type DifferenceKind,
} from '../difference.ts';
import { destination } from '../../enrichment/read-order.ts';
import { centsOf, moneyIn, ofOrder, textOf } from './order-facts.ts';

type ReturnRequest = Selectable<ReturnRequestTable>;

/** Days in which the merchant pays back: Directive 2011/83/EU, article 13. */
const REFUND_DAYS = 14;
/** Days before the last legal one from which an unpaid refund is reported. */
const AHEAD_DAYS = 2;
const ENDED: readonly string[] = ['cancelled', 'rejected'];

const isSucceeded = ({ attributes }: PlatformRow): boolean => attributes['succeeded'] === true;

/** Refunds of an order that belong to none of its returns, in cents. */
const otherRefunds = (order: PlatformRow): number => {
  const ofReturns = new Set(
    order.many('returns').flatMap((it) => it.one('reference_refund')?.id ?? []),
  );
  return order
    .many('refunds')
    .filter((it) => isSucceeded(it) && !ofReturns.has(it.id))
    .reduce((sum, it) => sum + centsOf(it, 'amount_cents'), 0);
};

const ofReturn = (
  request: ReturnRequest,
  made: PlatformRow,
  order: PlatformRow,
  { now }: ComparisonContext,
): Difference[] => {
  if (ENDED.includes(textOf(made, 'status'))) return [];
  const owed = request.refund_cents ?? 0;
  const own = made.one('reference_refund');
  const isRefunded = own !== null && isSucceeded(own);
  const paid = isRefunded ? centsOf(own, 'amount_cents') : otherRefunds(order);
  const what = `return ${textOf(made, 'number')}: ${moneyIn(order, paid)} of ${moneyIn(order, owed)} paid back`;
  const about = { subject: request.id };
  if (isRefunded && paid !== owed) {
    const since = textOf(own, 'created_at') || request.received_at;
    return [ofOrder(order, 'refund-differs', what, { ...about, since })];
  }
  const due = Date.parse(request.received_at) + REFUND_DAYS * DAY;
  // A merchant may also refund the order instead of the return, for several returns at once.
  if (paid >= owed || request.kind !== 'withdrawal' || now < due - AHEAD_DAYS * DAY) return [];
  const since = new Date(due).toISOString();
  const day = formatDate(due, destination(order) || null);
  return [ofOrder(order, 'refund-overdue', `${what}, due on ${day}`, { ...about, since })];
};

/** Whether an order is paid back but its goods will be sent: it has neither shipped nor been canceled. */
const isRefundedButOpen = (order: PlatformRow): boolean =>
  textOf(order, 'payment_status') === 'refunded' &&
  textOf(order, 'status') !== 'cancelled' &&
  order.many('shipments').length > 0 &&
  !hasShipped(order);

/**
 * Differences between a request and what the platform made of it.
 *
 * @param order - with its shipments, returns and refunds; null if the platform has none
 */
export const requestDifferences = (
  request: ReturnRequest,
  order: PlatformRow | null,
  context: ComparisonContext,
): Difference[] => {
  const { id, outcome, received_at: since } = request;
  if (!isOverdue(since, context)) return [];
  const found = (kind: DifferenceKind, detail: string): Difference[] => [
    { kind, subject: id, orderId: request.order_id, orderNumber: request.number, detail, since },
  ];
  if (outcome === 'open') return found('request-unsettled', 'not settled, and not tried again');
  if (outcome === 'cancelled')
    return order && textOf(order, 'status') === 'cancelled'
      ? []
      : found('cancellation-missing', 'the request canceled the order, which is not canceled');
  if (outcome !== 'returning')
    return order && isRefundedButOpen(order)
      ? found('cancellation-missing', 'the order is paid back, and neither canceled nor shipped')
      : [];
  const made = order?.many('returns').find((it) => it.attributes['reference'] === id);
  return order && made
    ? ofReturn(request, made, order, context)
    : found('return-missing', `the platform has no return ${request.return_number ?? ''}`);
};

/** Id of the request that led to a return of the platform; null if the merchant made it. */
export const requestOf = ({ attributes }: PlatformRow): string | null =>
  asRecord(attributes['metadata'])['request'] === undefined
    ? null
    : asText(attributes['reference']);

/** A return of the platform whose request is not in the database: it was lost with a later state of it. */
export const lostRequest = (made: PlatformRow): Difference => ({
  kind: 'request-lost',
  subject: requestOf(made) ?? made.id,
  orderId: made.one('order')?.id ?? null,
  orderNumber: asText(made.one('order')?.attributes['number']),
  detail: `return ${textOf(made, 'number')} has a request that is not in the database`,
  since: textOf(made, 'created_at'),
});
