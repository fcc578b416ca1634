import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import type { MailRequest } from '../mail-request.ts';
import { databaseTime } from '../../database/database-time.ts';

/** Maximum length of an address (RFC 5321: 64 before the `@`, 255 after it). */
const LONGEST_ADDRESS = 320;
const LONGEST_EVENT = 200;

const messageIdOf = ({ kind, event, to }: MailRequest): string =>
  createHash('sha256').update(`${kind}\n${event}\n${to}`).digest('hex').slice(0, 40);

/**
 * Inserts a mail into the outbox. It is sent after the commit. Mails are deduplicated by kind, event and address, so a
 * retry is safe.
 *
 * @param database - the database, or a transaction whose commit queues the mail
 * @returns false for a duplicate
 * @throws RangeError if the address or the event exceeds its column
 */
export const queueMail = async (
  database: Kysely<StoreDatabase>,
  request: MailRequest,
): Promise<boolean> => {
  const to = request.to.trim();
  if (to.length > LONGEST_ADDRESS || request.event.length > LONGEST_EVENT)
    throw new RangeError('the address or the event of a mail is too long');
  const now = databaseTime(database);
  const { numInsertedOrUpdatedRows: added } = await database
    .insertInto('mail')
    .values({
      id: randomUUID(),
      kind: request.kind,
      event: request.event,
      to,
      locale: request.locale,
      market: request.market,
      data: JSON.stringify(request.data),
      message_id: messageIdOf({ ...request, to }),
      state: 'queued',
      attempts: 0,
      next_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'event', 'to']).doNothing())
    .executeTakeFirstOrThrow();
  return added === 1n;
};
