import type { MailKind } from '../../mails/mail-request.ts';
import { isRefusedAfterPlacing } from '../../mails/triggers/notices-of.ts';
import type { PlatformRow } from '../../platform/read-document.ts';
import { isInOutbox, isOverdue, type ComparisonContext, type Difference } from '../difference.ts';
import { centsOf, ofOrder, textOf } from './order-facts.ts';

/** A mail that an event must have led to. */
interface ExpectedMail {
  kind: MailKind;
  event: string;
  at: string;
  since: keyof ComparisonContext['mailedSince'];
}

const ofShipment = (row: PlatformRow): ExpectedMail[] => {
  const status = textOf(row, 'status');
  if (status !== 'shipped' && status !== 'delivered') return [];
  const at = textOf(row, `${status}_at`) || textOf(row, 'updated_at');
  return [{ kind: `order-${status}`, event: row.id, at, since: 'shipments' }];
};

const ofRefund = (row: PlatformRow): ExpectedMail[] =>
  row.attributes['succeeded'] === true && centsOf(row, 'amount_cents') > 0
    ? [{ kind: 'order-refunded', event: row.id, at: textOf(row, 'created_at'), since: 'refunds' }]
    : [];

/** A payment without an error may be pending. */
const ofPayments = (order: PlatformRow, path: 'authorizations' | 'captures'): ExpectedMail[] =>
  order
    .many(path)
    .filter((row) => isRefusedAfterPlacing(row, order) && textOf(row, 'error_code') !== '')
    .map((row) => ({
      kind: 'payment-refused',
      event: row.id,
      at: textOf(row, 'created_at'),
      since: path,
    }));

const expectedOf = (order: PlatformRow): ExpectedMail[] =>
  // Without an address no mail can be sent.
  textOf(order, 'customer_email') === '' || !order.one('market')
    ? []
    : [
        {
          kind: 'order-confirmation',
          event: order.id,
          at: textOf(order, 'placed_at'),
          since: 'orders',
        },
        ...order.many('shipments').flatMap(ofShipment),
        ...order.many('refunds').flatMap(ofRefund),
        ...ofPayments(order, 'authorizations'),
        ...ofPayments(order, 'captures'),
      ];

/** Events that the mails of an order are queued for. */
export const mailEventsOf = (order: PlatformRow): string[] =>
  expectedOf(order).map(({ event }) => event);

/** Key of a mail in the outbox. */
export const mailKey = ({ kind, event }: { kind: string; event: string }): string =>
  `${kind}/${event}`;

/**
 * Mails of an order, its shipments, refunds and failed payments that are not in the outbox.
 *
 * @param outbox - keys of the outbox's mails, whatever their state
 */
export const mailDifferences = (
  order: PlatformRow,
  outbox: ReadonlySet<string>,
  context: ComparisonContext,
): Difference[] =>
  expectedOf(order).flatMap(({ kind, event, at, since }) => {
    const from = context.mailedSince[since];
    if (from === null || at <= from || !isOverdue(at, context) || !isInOutbox(at, context))
      return [];
    const isThere =
      outbox.has(mailKey({ kind, event })) ||
      // A delivery that is reported first makes the mail about the shipping superfluous.
      (kind === 'order-shipped' && outbox.has(mailKey({ kind: 'order-delivered', event })));
    if (isThere) return [];
    const isLost = context.sentUntil !== null && at <= context.sentUntil;
    return [
      ofOrder(
        order,
        isLost ? 'mail-unconfirmed' : 'mail-missing',
        isLost ? `${kind}: maybe sent before the restore` : `${kind} was never queued`,
        { subject: event, since: at },
      ),
    ];
  });
