import type { WebhookTopics } from '../../webhooks/register-webhooks.ts';

/**
 * Events after which an order may be another: itself, its lines with their options, its shipments, an address. An
 * order just created is empty; there is nothing to tell about it yet.
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
