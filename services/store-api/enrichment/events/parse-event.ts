import { asRecord, asText } from '@shop/contracts/commerce/metadata';
import type { WebhookTopics } from '../../webhooks/register-webhooks.ts';
import { type PlatformRow, readDocument } from '../../platform/read-document.ts';
import type { OrderCache } from '../order-cache.ts';
import type { Change, MethodChoice } from './order-events.ts';

/**
 * Events that can change the cost of an order: of the order, its line items and options, its shipments, or an
 * address. A new order is empty, so its creation is irrelevant.
 */
export const ORDER_TOPICS: WebhookTopics = {
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

/** A platform event by the kind of row it is about. */
export type PlatformEvent =
  | { kind: 'order'; id: string; change: Change }
  /** Orders with an address. */
  | { kind: 'address'; id: string }
  /** An unknown order. */
  | { kind: 'unknown' }
  /** Irrelevant. */
  | { kind: 'nothing' };

const NOTHING: PlatformEvent = { kind: 'nothing' };

const changeOf = ({ attributes }: PlatformRow): Change => ({
  at: asText(attributes['updated_at']),
});

const choiceOf = (shipment: PlatformRow): { choice?: MethodChoice } => {
  const at = asText(shipment.attributes['updated_at']);
  const methodId = shipment.one('shipping_method')?.id;
  return at && methodId ? { choice: { shipmentId: shipment.id, methodId, at } } : {};
};

const ofOrder = (id: string | null | undefined, change: Change): PlatformEvent =>
  id ? { kind: 'order', id, change } : { kind: 'unknown' };

const ofLine = (line: PlatformRow, { orderOfLine, removedLines }: OrderCache): PlatformEvent => {
  if (removedLines.get(line.id)) return NOTHING;
  const order = line.one('order')?.id;
  if (order) orderOfLine.set(line.id, order);
  return ofOrder(order ?? orderOfLine.get(line.id), changeOf(line));
};

/** Parses a platform event. The body only identifies the order; its data is read from the platform. */
export const parseEvent = (topic: string, body: unknown, cache: OrderCache): PlatformEvent => {
  const [row] = readDocument(body);
  if (!row) return NOTHING;
  switch (topic.split('.')[0]) {
    case 'orders':
      return ofOrder(row.id, {
        ...changeOf(row),
        metadata: asRecord(row.attributes['metadata']),
      });
    case 'line_items':
      return ofLine(row, cache);
    case 'line_item_options':
      return ofOrder(row.one('line_item')?.one('order')?.id, changeOf(row));
    case 'shipments':
      return ofOrder(row.one('order')?.id, { ...changeOf(row), ...choiceOf(row) });
    case 'addresses':
      return { kind: 'address', id: row.id };
    default:
      return NOTHING;
  }
};
