import type { DifferenceKind } from '../../reconciliation/difference.ts';

/** Name of each kind of difference, and what to do next. */
export const DIFFERENCE_TEXTS: Readonly<Record<DifferenceKind, readonly [string, string]>> = {
  'order-not-counted': [
    'Order not counted',
    'Its items lack in the best sellers. The next sweep counts it; if not, see the log for "sales".',
  ],
  'order-not-enriched': [
    'Shipping cost or deposit not written',
    'The order was placed before its enrichment ended. Charge a missing deposit, or accept it.',
  ],
  'mail-missing': [
    'Mail missing',
    'The next sweep of the mails queues it. If not, write to the buyer, and see the log for "mails".',
  ],
  'mail-unconfirmed': [
    'Mail maybe not sent',
    'It may have been sent before the restore. Look it up in the log of the mail server, or write to the buyer.',
  ],
  'mail-dead': [
    'Dead letter',
    'Open Mails, correct the cause, and send it again, or settle it there.',
  ],
  'paid-without-capture': [
    'Paid without a capture',
    'Do not ship. Look the payment up at the payment provider, and correct the order on the platform.',
  ],
  'captured-differs': [
    'Captured amount differs',
    'Capture the rest, or refund what is too much, on the platform.',
  ],
  'refunded-differs': [
    'Refunded amount differs',
    'Look the refunds up at the payment provider, and correct the order on the platform.',
  ],
  'never-captured': [
    'Never captured',
    'Capture the payment before the bank releases it, or cancel the order.',
  ],
  'placed-unpaid': ['Placed and unpaid', 'Ask the buyer for another payment, or cancel the order.'],
  'canceled-with-money': [
    'Canceled, money kept',
    'Refund the captures of the order, or void its authorization, on the platform.',
  ],
  'request-unsettled': ['Request not settled', 'Open Returns and try the request again.'],
  'request-lost': [
    'Request lost',
    'The request was lost with a restore. Approve, receive and refund its return on the platform in time.',
  ],
  'return-missing': [
    'Return missing',
    'Make the return on the platform, or refund the order, and answer the buyer.',
  ],
  'cancellation-missing': [
    'Cancellation missing',
    'Cancel and refund the order on the platform, unless it was shipped since.',
  ],
  'refund-overdue': [
    'Refund due',
    'Refund the return on the platform now. You may wait only until the goods, or proof that they were sent, arrive.',
  ],
  'refund-differs': [
    'Refund differs from what is owed',
    'Refund the rest on the platform, or keep a note of why it differs.',
  ],
};
