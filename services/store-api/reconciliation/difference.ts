/** What does not agree, by the part of the shop that it concerns. */
export const DIFFERENCE_KINDS = [
  'order-not-counted',
  'order-not-enriched',
  'mail-missing',
  'mail-unconfirmed',
  'mail-dead',
  'paid-without-capture',
  'captured-differs',
  'refunded-differs',
  'never-captured',
  'placed-unpaid',
  'canceled-with-money',
  'request-unsettled',
  'request-lost',
  'return-missing',
  'cancellation-missing',
  'refund-overdue',
  'refund-differs',
] as const;

export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** A difference between this service and the platform, or within the platform's payments. */
export interface Difference {
  kind: DifferenceKind;
  /** Id of what differs: an order, a mail, a shipment, a refund, a return or a request. One difference per kind. */
  subject: string;
  orderId: string | null;
  orderNumber: string | null;
  /** What differs, in words: no personal data. */
  detail: string;
  /** Since when, ISO 8601 in UTC. */
  since: string;
}

/** What a comparison depends on besides the rows. */
export interface ComparisonContext {
  /** Epoch ms. */
  now: number;
  /** From when the service follows each resource with mails, ISO 8601; null if it does not yet. */
  mailedSince: Readonly<
    Record<'orders' | 'shipments' | 'refunds' | 'authorizations' | 'captures', string | null>
  >;
  /** Until when a lost service may have sent mails, see `holdMails`. */
  sentUntil: string | null;
  /** Whether sales are counted. */
  countsSales: boolean;
  /** Whether orders are enriched. */
  enriches: boolean;
}

const HOUR = 3_600_000;
/** In ms. */
export const DAY = 24 * HOUR;

/** Days in which the outbox surely keeps sent mails (90 from when they are sent). */
const MAIL_DAYS = 80;

/** Whether the outbox still has the mail of an event, if there was one. */
export const isInOutbox = (at: string, { now }: Pick<ComparisonContext, 'now'>): boolean =>
  Date.parse(at) > now - MAIL_DAYS * DAY;

/** Time in which events are worked off, in ms: webhooks, sweeps and retries of minutes. */
const GRACE = HOUR;

/** Whether something is old enough that its consequences must be there. */
export const isOverdue = (at: string, { now }: Pick<ComparisonContext, 'now'>, after = GRACE) =>
  Date.parse(at) + after < now;
