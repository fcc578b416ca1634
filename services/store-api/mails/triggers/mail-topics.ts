import type { WebhookTopics } from '../../webhooks/register-webhooks.ts';

/** Events with a mail to the buyer, and the includes for recipient, language and market. */
export const MAIL_TOPICS: WebhookTopics = {
  'orders.place': ['market'],
  'shipments.ship': ['order.market'],
  'shipments.deliver': ['order.market'],
  'refunds.create': ['order.market'],
  'refunds.succeeded': ['order.market'],
  'authorizations.failed': ['order.market'],
  'captures.failed': ['order.market'],
};
