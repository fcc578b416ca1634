import { dutiesOf } from '@shop/contracts/market';
import { depositsOf, destination, ITEM_INCLUDES } from '../../enrichment/read-order.ts';
import { PAGE_SIZE } from '../../platform/read-rows.ts';
import type { PlatformRow } from '../../platform/read-document.ts';
import { enrichmentDifferences, mustBeEnriched } from '../compare/enrichment.ts';
import { ofOrder, ORDER_INCLUDES, textOf } from '../compare/order-facts.ts';
import { mailDifferences, mailEventsOf, mailKey } from '../compare/order-mails.ts';
import { paymentDifferences } from '../compare/payments.ts';
import { isOverdue, type Difference } from '../difference.ts';
import type { Phase, PhaseContext } from './phase.ts';

const outboxOf = async (
  { database }: PhaseContext,
  orders: readonly PlatformRow[],
): Promise<ReadonlySet<string>> => {
  const events = orders.flatMap(mailEventsOf);
  if (events.length === 0) return new Set();
  const rows = await database
    .selectFrom('mail')
    .select(['kind', 'event'])
    .where('event', 'in', events)
    .execute();
  return new Set(rows.map(mailKey));
};

const notCounted = async (
  context: PhaseContext,
  orders: readonly PlatformRow[],
): Promise<readonly Difference[]> => {
  const placed = orders.filter(
    (it) =>
      ['placed', 'approved'].includes(textOf(it, 'status')) &&
      isOverdue(textOf(it, 'placed_at'), context) &&
      it.one('market') !== null,
  );
  if (!context.countsSales || placed.length === 0) return [];
  const rows = await context.database
    .selectFrom('counted_order')
    .select('id')
    .where(
      'id',
      'in',
      placed.map(({ id }) => id),
    )
    .execute();
  const counted = new Set(rows.map(({ id }) => id));
  return placed
    .filter(({ id }) => !counted.has(id))
    .map((it) => ofOrder(it, 'order-not-counted', 'its items are not among the sold ones'));
};

/** Deposits by order id, of the orders to countries that require them: one request. */
const depositsIn = async (
  context: PhaseContext,
  orders: readonly PlatformRow[],
): Promise<ReadonlyMap<string, number>> => {
  const ids = orders
    .filter((it) => mustBeEnriched(it, context) && dutiesOf(destination(it)).deposit)
    .map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { rows } = await context.platform.list('orders', {
    'filter[q][id_in]': ids.join(','),
    include: ['line_items', 'shipping_address', ...ITEM_INCLUDES].join(','),
    'page[size]': String(PAGE_SIZE),
  });
  return new Map(rows.map((row) => [row.id, depositsOf(row).cents]));
};

const differencesOf = async (
  context: PhaseContext,
  orders: readonly PlatformRow[],
): Promise<readonly Difference[]> => {
  const outbox = await outboxOf(context, orders);
  const deposits = await depositsIn(context, orders);
  return [
    ...(await notCounted(context, orders)),
    ...orders.flatMap((order) => [
      ...paymentDifferences(order, context),
      ...mailDifferences(order, outbox, context),
      ...enrichmentDifferences(order, deposits.get(order.id) ?? null, context),
    ]),
  ];
};

/** Compares the orders placed in the compared days. */
export const compareOrders: Phase = async (context, after) => {
  const { rows } = await context.platform.list('orders', {
    'filter[q][placed_at_gteq]': context.from,
    include: ORDER_INCLUDES,
    sort: 'id',
    'page[size]': String(PAGE_SIZE),
    ...(after !== null && { 'filter[q][id_gt]': after }),
  });
  return {
    compared: rows.length,
    differences: await differencesOf(context, rows),
    next: rows.length === PAGE_SIZE ? (rows.at(-1)?.id ?? null) : null,
  };
};

/** Compares again the older orders with open differences, which only this resolves. */
export const compareOpen: Phase = async (context, after) => {
  const open = await context.database
    .selectFrom('reconciliation_difference')
    .select('order_id')
    .distinct()
    .where('resolved_at', 'is', null)
    .where('last_seen', '<', context.startedAt)
    .where('order_id', '>', after ?? '')
    .orderBy('order_id')
    .limit(PAGE_SIZE)
    .execute();
  const ids = open.flatMap(({ order_id }) => order_id ?? []);
  if (ids.length === 0) return { compared: 0, differences: [], next: null };
  const { rows } = await context.platform.list('orders', {
    'filter[q][id_in]': ids.join(','),
    include: ORDER_INCLUDES,
    'page[size]': String(PAGE_SIZE),
  });
  return {
    compared: rows.length,
    differences: await differencesOf(context, rows),
    next: ids.length === PAGE_SIZE ? (ids.at(-1) ?? null) : null,
  };
};
