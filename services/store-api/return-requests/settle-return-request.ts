import { asText, nameIn } from '@shop/contracts/commerce/metadata';
import { dutiesOf, findMarket, type Market } from '@shop/contracts/market';
import type { Kysely, Selectable } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { queueMail } from '../mails/index.ts';
import type { WorkInLine, WriteOutcome } from '../pending-work/index.ts';
import type { Platform } from '../platform/platform.ts';
import { endLeases, leaseOrder } from './order-lease.ts';
import { planReturn, type LineShare } from './plan-return.ts';
import { findReturnable, type FoundOrder } from './read-returnable.ts';
import type { ReturnRequestTable } from './return-request-table.ts';
import { cancelWhole, writeReturn } from './write-return.ts';

export interface ReturnRequestContext {
  database: Kysely<StoreDatabase>;
  platform: Platform;
  markets: readonly Market[];
}

type Row = Selectable<ReturnRequestTable>;
type Settled = Pick<Row, 'outcome' | 'order_id' | 'return_number' | 'refund_cents' | 'currency'>;

const isPartial = (row: Row): boolean => row.is_partial === 1;

const itemsOf = ({ items }: Row): readonly LineShare[] | null =>
  items === null ? null : (JSON.parse(items) as LineShare[]);

/** Days after the delivery in which this kind of return is possible; 0 if it is not offered. */
const daysOf = (
  { kind, market }: Row,
  country: string | null,
  markets: readonly Market[],
): number => {
  if (kind === 'withdrawal') return dutiesOf(country ?? '').withdrawalDays ?? 0;
  const [zone = '', currency = ''] = market.split('/');
  return findMarket(markets, { country: zone, currency })?.return_days ?? 0;
};

/**
 * Queues the acknowledgement, once: the statement with the time of its receipt. Without an order it has no name and no
 * note, because anyone can state any address, and would have their words mailed there.
 */
const acknowledge = (
  database: Kysely<StoreDatabase>,
  row: Row,
  found: FoundOrder | null,
): Promise<boolean> => {
  const { id, kind, name, number, email, note, locale, market } = row;
  const items = itemsOf(row);
  const named = (items ?? []).flatMap(({ line, quantity }) => {
    const it = found?.goods.find((goods) => goods.line === line);
    return it ? [{ name: nameIn(it, locale), quantity: Math.min(quantity, it.quantity) }] : [];
  });
  return queueMail(database, {
    kind: 'return-request',
    event: id,
    to: email,
    locale,
    market,
    data: {
      kind,
      name: found && name,
      number,
      email,
      note: found && note,
      receivedAt: row.received_at,
      items: items || isPartial(row) ? named : null,
    },
  });
};

const UNMATCHED: Settled = {
  outcome: 'unmatched',
  order_id: null,
  return_number: null,
  refund_cents: null,
  currency: null,
};

const isCancelledSince = ({ row }: FoundOrder, receivedAt: string): boolean =>
  (asText(row.attributes['cancelled_at']) ?? '') > receivedAt;

const settle = async (
  { platform, markets }: ReturnRequestContext,
  row: Row,
  found: FoundOrder,
): Promise<Settled> => {
  const { id, kind, name, note } = row;
  const about = { ...UNMATCHED, order_id: found.row.id, currency: found.order.currency };
  const cancelled = {
    ...about,
    outcome: 'cancelled' as const,
    refund_cents: found.order.totals.total.cents,
  };
  // By an attempt whose process died, or by the merchant.
  if (isCancelledSince(found, row.received_at)) return cancelled;
  const plan = planReturn(found.returnable, {
    kind,
    items: itemsOf(row),
    isPartial: isPartial(row),
    receivedAt: Date.parse(row.received_at),
    days: daysOf(row, found.country, markets),
  });
  switch (plan.do) {
    case 'nothing':
      return { ...about, outcome: plan.outcome };
    case 'cancel':
      await cancelWhole(platform, found);
      return cancelled;
    case 'return': {
      const request = { id, kind, name, note, receivedAt: row.received_at };
      const { number, refund } = await writeReturn(platform, found, plan.lines, request);
      return {
        ...about,
        outcome: 'returning',
        return_number: number,
        refund_cents: refund.total,
      };
    }
  }
};

/** Wait in ms for another request of the same order, or the end of an edit. The queue looks for due work every minute. */
const IN_LINE: WorkInLine = { retryIn: 10_000 };

/**
 * Settles a request: acknowledges it by mail, then cancels the order or creates the return. May run several times.
 * Requests of one order are settled one after the other, because each depends on what the others return.
 *
 * @throws PlatformError if the platform is down; the acknowledgement is queued nevertheless
 */
export const settleReturnRequest = async (
  context: ReturnRequestContext,
  id: string,
): Promise<WriteOutcome | WorkInLine | null> => {
  const { database, platform } = context;
  const row = await database
    .selectFrom('return_request')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  let found: FoundOrder | null = null;
  try {
    found = await findReturnable(platform, row, id);
  } finally {
    // Also while the platform is down: the law asks for it without delay.
    await acknowledge(database, row, found);
  }
  if (found && !(await leaseOrder(database, found.row.id, id))) return IN_LINE;
  // Again, because another request may have returned items before this one had the lease.
  const current = found && (await findReturnable(platform, row, id));
  // The merchant edits it: its items may change, and until then the platform does not cancel it.
  if (current?.row.attributes['status'] === 'editing') return IN_LINE;
  const settled = current ? await settle(context, row, current) : UNMATCHED;
  return async (inside) => {
    await inside.updateTable('return_request').set(settled).where('id', '=', id).execute();
    await endLeases(inside, id);
  };
};
