import { fitsEtag, nextEtag } from './etag.ts';
import { choicesMeddledWith, isNew, overwritten, type OrderEvents } from './events/order-events.ts';
import { mergeMetadata } from './merge-metadata.ts';
import { settleLines, type SettleContext } from './settle-lines.ts';

/** Result for an order: new etag written, already up to date, no longer a cart, or deleted. */
export type Outcome = 'enriched' | 'right' | 'closed' | 'gone';

/**
 * Enriches an order: writes its cost lines, then sets a new `metadata.etag`, which tells clients that the order is
 * complete (T10). Writes nothing if no one else changed the order, and never writes to an order that is no longer a
 * cart.
 *
 * @param events - changes since the last enrichment
 * @throws if the platform refuses or is unreachable
 */
export const enrichOrder = async (
  context: SettleContext,
  id: string,
  events: OrderEvents,
): Promise<Outcome> => {
  const { platform, cache } = context;
  const last = cache.orders.get(id);
  const changes = events.changes.filter((it) => isNew(it, last, cache.meddled.get(id)));
  if (changes.length === 0 && !events.isDoubtful) return 'right';
  const settled = await settleLines(context, id, (meddling) =>
    choicesMeddledWith(events, meddling),
  );
  if (typeof settled === 'string') return settled;
  const { order, wrote } = settled;
  for (const line of order.lineIds) cache.orderOfLine.set(line, id);

  const theirs = overwritten(events, last);
  const metadata =
    theirs && last?.metadata
      ? mergeMetadata(last.metadata, theirs, order.metadata)
      : order.metadata;
  const isStale =
    changes.length > 0 ||
    wrote ||
    (!fitsEtag(metadata['etag'], order.fingerprint) && (order.isFilled || 'etag' in metadata));
  if (!isStale) {
    cache.orders.set(id, { readAt: order.updatedAt, writtenAt: order.updatedAt, metadata: null });
    return 'right';
  }
  const written = { ...metadata, etag: nextEtag(order.fingerprint) };
  const row = await platform.send('PATCH', `orders/${id}`, {
    type: 'orders',
    id,
    attributes: { metadata: written },
  });
  cache.orders.set(id, {
    readAt: order.updatedAt,
    writtenAt: String(row?.attributes['updated_at'] ?? order.updatedAt),
    metadata: written,
  });
  return 'enriched';
};
