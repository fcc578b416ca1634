import type { WebhookTopics } from '../../webhooks/register-webhooks.ts';

/**
 * Events that can change the cost of an order: of the order, its line items and options, its shipments, or an
 * address. A new order is empty, so its creation is irrelevant.
 */
export const TOPICS: WebhookTopics = {
  'orders.update': [],
  'line_items.create': ['order'],
  'line_items.update': ['order'],
  'line_items.destroy': [],
  'line_item_options.create': ['line_item.order'],
  'line_item_options.update': ['line_item.order'],
  'line_item_options.destroy': [],
  'shipments.update': ['order', 'shipping_method'],
  'addresses.update': [],
};
