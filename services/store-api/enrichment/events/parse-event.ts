import { asRecord, asText } from '@shop/contracts/commerce/metadata';
import { readDocument, type PlatformRow } from '../../platform/read-document.ts';
import type { KnownOrders } from '../known-orders.ts';
import type { Change, MethodChoice } from './news.ts';

/** What an event is about. */
export type PlatformEvent =
  | { kind: 'order'; id: string; change: Change }
  /** Orders that go to an address. */
  | { kind: 'address'; id: string }
  /** Some order, but which is not said. */
  | { kind: 'unknown' }
  /** Nothing new. */
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

const ofLine = (line: PlatformRow, { orderOfLine, removedLines }: KnownOrders): PlatformEvent => {
  if (removedLines.get(line.id)) return NOTHING;
  const order = line.one('order')?.id;
  if (order) orderOfLine.set(line.id, order);
  return ofOrder(order ?? orderOfLine.get(line.id), changeOf(line));
};

/** Which order an event of the platform is about; the body is believed no further than that. */
export const parseEvent = (topic: string, body: unknown, known: KnownOrders): PlatformEvent => {
  const [row] = readDocument(body);
  if (!row) return NOTHING;
  switch (topic.split('.')[0]) {
    case 'orders':
      return ofOrder(row.id, {
        ...changeOf(row),
        metadata: asRecord(row.attributes['metadata']),
      });
    case 'line_items':
      return ofLine(row, known);
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
