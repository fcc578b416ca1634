import { fitsEtag, nextEtag } from './etag.ts';
import { choicesMeddledWith, isNew, overwritten, type News } from './events/news.ts';
import { mergeMetadata } from './merge-metadata.ts';
import { settleLines, type SettleContext } from './settle-lines.ts';

/** What became of an order: given a new etag, right already, no cart (any more), or not there. */
export type Outcome = 'enriched' | 'right' | 'closed' | 'gone';

/**
 * Enriches an order: its cost lines say what shipping costs, then a new `metadata.etag` tells clients that it is
 * complete (T10). Writes nothing where no one changed the order since, and never to an order that is no cart.
 *
 * @param news - what was heard of it since the last time
 * @throws what the platform refuses, and while it is out of reach
 */
export const enrichOrder = async (
  context: SettleContext,
  id: string,
  news: News,
): Promise<Outcome> => {
  const { platform, known } = context;
  const last = known.orders.get(id);
  const changes = news.changes.filter((it) => isNew(it, last, known.meddled.get(id)));
  if (changes.length === 0 && !news.isDoubtful) return 'right';
  const settled = await settleLines(context, id, (meddling) => choicesMeddledWith(news, meddling));
  if (typeof settled === 'string') return settled;
  const { order, wrote } = settled;
  for (const line of order.lineIds) known.orderOfLine.set(line, id);

  const theirs = overwritten(news, last);
  const metadata =
    theirs && last?.metadata
      ? mergeMetadata(last.metadata, theirs, order.metadata)
      : order.metadata;
  const isStale =
    changes.length > 0 ||
    wrote ||
    (!fitsEtag(metadata['etag'], order.fingerprint) && (order.isFilled || 'etag' in metadata));
  if (!isStale) {
    known.orders.set(id, { readAt: order.updatedAt, writtenAt: order.updatedAt, metadata: null });
    return 'right';
  }
  const written = { ...metadata, etag: nextEtag(order.fingerprint) };
  const row = await platform.send('PATCH', `orders/${id}`, {
    type: 'orders',
    id,
    attributes: { metadata: written },
  });
  known.orders.set(id, {
    readAt: order.updatedAt,
    writtenAt: String(row?.attributes['updated_at'] ?? order.updatedAt),
    metadata: written,
  });
  return 'enriched';
};
