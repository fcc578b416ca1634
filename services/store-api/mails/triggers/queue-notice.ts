import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import type { MailKind } from '../mail-request.ts';
import { trackingLink } from '../../link-tokens/index.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import type { Notice } from './notices-of.ts';

const isQueued = async (
  database: Kysely<StoreDatabase>,
  kind: MailKind,
  event: string,
): Promise<boolean> =>
  (await database
    .selectFrom('mail')
    .select('id')
    .where('kind', '=', kind)
    .where('event', '=', event)
    .executeTakeFirst()) !== undefined;

/**
 * Queues the mail of a notice, with a tracking link if its kind has one. Idempotent. Drops the notice of a shipment
 * that has been delivered.
 *
 * @param database - the transaction that records the event
 */
export const queueNotice = async (
  database: Kysely<StoreDatabase>,
  shopOrigin: string,
  notice: Notice,
): Promise<void> => {
  const { orderId, to, locale, market, event, kind } = notice;
  if (await isQueued(database, kind, event)) return;
  const request = { event, to, locale, market };
  const link = async () =>
    (
      await trackingLink(
        database,
        { shopOrigin, now: () => new Date() },
        { orderId, locale, market },
      )
    ).href;
  switch (notice.kind) {
    case 'order-confirmation':
      await queueMail(database, {
        ...request,
        kind: notice.kind,
        data: { orderId, trackingLink: await link() },
      });
      return;
    case 'order-shipped':
      if (await isQueued(database, 'order-delivered', event)) return;
      await queueMail(database, {
        ...request,
        kind: notice.kind,
        data: { orderId, shipmentId: notice.shipmentId, trackingLink: await link() },
      });
      return;
    case 'order-delivered':
      await queueMail(database, {
        ...request,
        kind: notice.kind,
        data: { orderId, shipmentId: notice.shipmentId },
      });
      return;
    case 'payment-refused':
      await queueMail(database, {
        ...request,
        kind: notice.kind,
        data: { orderId, transaction: notice.transaction },
      });
      return;
    case 'order-refunded':
      await queueMail(database, {
        ...request,
        kind: notice.kind,
        data: { orderId, amountCents: notice.amountCents },
      });
  }
};
