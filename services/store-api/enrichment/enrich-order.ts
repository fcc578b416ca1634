import { randomBytes } from 'node:crypto';
import { choicesMeddledWith, isNew, type OrderEvents, overwritten } from './events/order-events.ts';
import { readOrder, type EnrichableOrder } from './read-order.ts';
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

/** Writes metadata, and remembers the write as this service's own. */
const writeMetadata = async (
  { platform, cache }: SettleContext,
  { id, updatedAt }: EnrichableOrder,
  metadata: Metadata,
): Promise<void> => {
  const row = await platform.send('PATCH', `orders/${id}`, {
    type: 'orders',
    id,
    attributes: { metadata },
  });
  cache.orders.set(id, {
    readAt: updatedAt,
    writtenAt: String(row?.attributes['updated_at'] ?? updatedAt),
    metadata,
  });
};

/**
 * Restores metadata of an order that was placed between this service's last read and write: the placement's own, such as
 * the confirmed age, was overwritten by that write.
 */
const restoreMetadata = async (
  context: SettleContext,
  id: string,
  events: OrderEvents,
): Promise<void> => {
  const last = context.cache.orders.get(id);
  const theirs = overwritten(events, last);
  const order = theirs && last?.metadata ? await readOrder(context.platform, id) : null;
  if (!order || !theirs || !last?.metadata) return;
  const metadata = mergeMetadata(last.metadata, theirs, order.metadata);
  if (!same(metadata, order.metadata)) await writeMetadata(context, order, metadata);
};

/** Result for an order: new etag written, already up to date, no longer a cart, or deleted. */
export type Outcome = 'enriched' | 'right' | 'closed' | 'gone';

/**
 * Enriches an order: writes its cost lines, then sets a new `metadata.etag`, which tells clients that the order is
 * complete (T10). Writes nothing if no one else changed the order, and nothing to an order that is no longer a cart,
 * except metadata that its own last write overwrote.
 *
 * @param events - changes since the last enrichment
 * @throws if the platform refuses or is unreachable
 */
export const enrichOrder = async (
  context: SettleContext,
  id: string,
  events: OrderEvents,
): Promise<Outcome> => {
  const { cache } = context;
  const last = cache.orders.get(id);
  const changes = events.changes.filter((it) => isNew(it, last, cache.meddled.get(id)));
  if (changes.length === 0 && !events.isDoubtful) return 'right';
  const settled = await settleLines(context, id, (meddling) =>
    choicesMeddledWith(events, meddling),
  );
  if (settled === 'closed') await restoreMetadata(context, id, events);
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
  await writeMetadata(context, order, { ...metadata, etag: nextEtag(order.fingerprint) });
  return 'enriched';
};
