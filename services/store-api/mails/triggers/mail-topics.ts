import type { WebhookTopics } from '../../webhooks/register-webhooks.ts';

/** Events a buyer hears of, with what says whom to write to, in which language and market. */
export const MAIL_TOPICS: WebhookTopics = {
  'orders.place': ['market'],
  'shipments.ship': ['order.market'],
  'shipments.deliver': ['order.market'],
  'refunds.create': ['order.market'],
  'refunds.succeeded': ['order.market'],
  'authorizations.failed': ['order.market'],
  'captures.failed': ['order.market'],
};
