import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import type { MailState } from './mail-table.ts';

/** Mails of the outbox by state. */
export const countMails = async (
  database: Kysely<StoreDatabase>,
): Promise<Record<MailState, number>> => {
  const rows = await database
    .selectFrom('mail')
    .select(['state', (it) => it.fn.countAll<number | string>().as('count')])
    .groupBy('state')
    .execute();
  const counts = { queued: 0, sending: 0, sent: 0, dead: 0 };
  for (const { state, count } of rows) counts[state] = Number(count);
  return counts;
};
