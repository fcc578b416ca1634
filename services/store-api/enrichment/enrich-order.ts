import { randomBytes } from 'node:crypto';
import { choicesMeddledWith, isNew, type OrderEvents, overwritten } from './events/order-events.ts';
import { type SettleContext, settleLines } from './settle-lines.ts';

/** A unique etag, whose suffix is the fingerprint of the order's state. */
const nextEtag = (fingerprint: string): string =>
  `${Date.now().toString(36)}${randomBytes(3).toString('hex')}.${fingerprint}`;

/** Whether the order is unchanged since its etag was written. */
const fitsEtag = (etag: unknown, fingerprint: string): boolean =>
  typeof etag === 'string' && etag.endsWith(`.${fingerprint}`);

type Metadata = Readonly<Record<string, unknown>>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Restores what another client wrote into an order's metadata while this service was writing its etag: the platform
 * replaces metadata as a whole, so the later write wins. Keys that changed again since keep their value.
 *
 * @param written - metadata as this service wrote it
 * @param theirs - metadata as the other client wrote it just before
 * @param current - metadata as it is now
 */
export const mergeMetadata = (written: Metadata, theirs: Metadata, current: Metadata): Metadata => {
  const keys = new Set([...Object.keys(current), ...Object.keys(theirs)]);
  const isLost = (key: string): boolean =>
    key !== 'etag' && !same(theirs[key], written[key]) && same(current[key], written[key]);
  return Object.fromEntries(
    [...keys]
      .map((key) => [key, isLost(key) ? theirs[key] : current[key]] as const)
      .filter(([, value]) => value !== undefined),
  );
};

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
