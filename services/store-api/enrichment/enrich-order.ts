import { PlatformError } from '../platform/platform.ts';
import { planCostLines } from './cost/plan-cost-lines.ts';
import { restoreMethods } from './cost/restore-methods.ts';
import { shippingCost } from './cost/shipping-cost.ts';
import { writeCostLines, type CostLineContext } from './cost/write-cost-lines.ts';
import { fitsEtag, nextEtag } from './etag.ts';
import { isNew, overwritten, type News } from './events/news.ts';
import type { KnownOrders } from './known-orders.ts';
import { isTransient } from './is-transient.ts';
import { mergeMetadata } from './merge-metadata.ts';
import { readOrder, type EnrichableOrder } from './read-order.ts';

export interface EnrichContext extends CostLineContext {
  known: KnownOrders;
}

/** What became of an order: given a new etag, right already, no cart (any more), or not there. */
export type Outcome = 'enriched' | 'right' | 'closed' | 'gone';

/** Rounds of reading and writing until the lines are right; others write at the same time. */
const ROUNDS = 5;

const isGone = (error: unknown): boolean => error instanceof PlatformError && !isTransient(error);

interface Settled {
  order: EnrichableOrder;
  wrote: boolean;
}

/** Brings the cost lines up to date; answers with the order as read after the last write. Null where it is no cart. */
const settleLines = async (
  context: EnrichContext,
  id: string,
): Promise<Settled | Extract<Outcome, 'closed' | 'gone'>> => {
  let before: EnrichableOrder | null = null;
  for (let round = 1; ; round += 1) {
    const order = await readOrder(context.platform, id);
    if (!order) return 'gone';
    if (!order.isCart) return 'closed';
    const cost = shippingCost(order.shipments, order.marketMethod);
    const changes = planCostLines(order.costLines, cost);
    const restored =
      before !== null &&
      (await restoreMethods(context.platform, before.shipments, order.shipments));
    if (changes.length === 0 && !restored) return { order, wrote: before !== null };
    if (round === ROUNDS) throw new Error(`order ${id} does not come to rest`);
    // What was chosen first counts: a method let go in one round is missed in the next.
    before ??= order;
    if (changes.length === 0) continue;
    try {
      await writeCostLines(context, order, changes);
    } catch (error) {
      // Placed, or a line gone, while this was under way: the next reading says which.
      if (!isGone(error) || round === ROUNDS - 1) throw error;
    }
  }
};

/**
 * Enriches an order: its cost lines say what shipping costs, then a new `metadata.etag` tells clients that it is
 * complete (T10). Writes nothing where nobody changed the order since, and never to an order that is no cart.
 *
 * @param news - what was heard of it since the last time
 * @throws what the platform refuses, and while it is out of reach
 */
export const enrichOrder = async (
  context: EnrichContext,
  id: string,
  news: News,
): Promise<Outcome> => {
  const { platform, known } = context;
  const last = known.orders.get(id);
  const changes = news.changes.filter((it) => isNew(it, last));
  if (changes.length === 0 && !news.isDoubtful) return 'right';
  const settled = await settleLines(context, id);
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
