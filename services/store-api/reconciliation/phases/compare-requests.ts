import type { Selectable } from 'kysely';
import { PAGE_SIZE } from '../../platform/read-rows.ts';
import type { ReturnRequestTable } from '../../return-requests/return-request-table.ts';
import { lostRequest, requestDifferences, requestOf } from '../compare/withdrawals.ts';
import { DAY, isInOutbox, isOverdue, type Difference } from '../difference.ts';
import type { Phase, PhaseContext } from './phase.ts';

type ReturnRequest = Selectable<ReturnRequestTable>;

/** Days in which a refund becomes due, with those in which it is reported. */
const REQUEST_DAYS = 45;

/** Requests of the compared days, and older ones with open differences. */
const readRequests = (
  { database, from, now }: PhaseContext,
  after: string | null,
): Promise<ReturnRequest[]> => {
  const since = new Date(Math.min(Date.parse(from), now - REQUEST_DAYS * DAY)).toISOString();
  return database
    .selectFrom('return_request')
    .selectAll()
    .where((it) =>
      it.or([
        it('received_at', '>=', since),
        it(
          'id',
          'in',
          it
            .selectFrom('reconciliation_difference')
            .select('subject')
            .where('resolved_at', 'is', null),
        ),
      ]),
    )
    .where('id', '>', after ?? '')
    .orderBy('id')
    .limit(PAGE_SIZE)
    .execute();
};

const notAcknowledged = async (
  context: PhaseContext,
  requests: readonly ReturnRequest[],
): Promise<Difference[]> => {
  const rows = await context.database
    .selectFrom('mail')
    .select('event')
    .where('kind', '=', 'return-request')
    .where(
      'event',
      'in',
      requests.map(({ id }) => id),
    )
    .execute();
  const mailed = new Set(rows.map(({ event }) => event));
  return requests
    .filter(({ id, received_at }) => !mailed.has(id) && isOverdue(received_at, context))
    .filter(({ received_at }) => isInOutbox(received_at, context))
    .map(({ id, order_id, number, received_at }) => ({
      kind: 'mail-missing',
      subject: id,
      orderId: order_id,
      orderNumber: number,
      detail: 'return-request was never queued',
      since: received_at,
    }));
};

/** Compares withdrawals and return requests with the platform's returns and refunds. */
export const compareRequests: Phase = async (context, after) => {
  const requests = await readRequests(context, after);
  if (requests.length === 0) return { compared: 0, differences: [], next: null };
  const ids = new Set(requests.flatMap(({ order_id }) => order_id ?? []));
  const { rows } =
    ids.size === 0
      ? { rows: [] }
      : await context.platform.list('orders', {
          'filter[q][id_in]': [...ids].join(','),
          include: 'shipping_address,shipments,refunds,returns.reference_refund',
          'page[size]': String(PAGE_SIZE),
        });
  const orders = new Map(rows.map((row) => [row.id, row]));
  return {
    compared: requests.length,
    differences: [
      ...requests.flatMap((it) =>
        requestDifferences(it, orders.get(it.order_id ?? '') ?? null, context),
      ),
      ...(await notAcknowledged(context, requests)),
    ],
    next: requests.length === PAGE_SIZE ? (requests.at(-1)?.id ?? null) : null,
  };
};

/** Start of the compared days, or of the oldest return that was found without its request. */
const returnsFrom = async ({ database, from }: PhaseContext): Promise<string> => {
  const open = await database
    .selectFrom('reconciliation_difference')
    .select(({ fn }) => fn.min('since').as('since'))
    .where('kind', '=', 'request-lost')
    .where('resolved_at', 'is', null)
    .executeTakeFirst();
  return open?.since && open.since < from ? open.since : from;
};

/** Finds the platform's returns whose requests are not in the database. */
export const compareReturns: Phase = async (context, after) => {
  const { rows } = await context.platform.list('returns', {
    'filter[q][created_at_gteq]': await returnsFrom(context),
    include: 'order',
    sort: 'id',
    'page[size]': String(PAGE_SIZE),
    ...(after !== null && { 'filter[q][id_gt]': after }),
  });
  const references = rows.flatMap((row) => requestOf(row) ?? []);
  const requests =
    references.length === 0
      ? []
      : await context.database
          .selectFrom('return_request')
          .select('id')
          .where('id', 'in', references)
          .execute();
  const ids = new Set(requests.map(({ id }) => id));
  return {
    compared: rows.length,
    differences: rows
      .filter((row) => {
        const request = requestOf(row);
        return request !== null && !ids.has(request);
      })
      .map(lostRequest),
    next: rows.length === PAGE_SIZE ? (rows.at(-1)?.id ?? null) : null,
  };
};
