import { costOfOrder, planCostLines } from './cost/plan-cost-lines.ts';
import { restoreMethods } from './cost/restore-methods.ts';
import { writeCostLines, type CostLineContext } from './cost/write-cost-lines.ts';
import type { MethodChoice } from './events/order-events.ts';
import { isTransient } from './retry.ts';
import type { OrderCache, Meddling } from './order-cache.ts';
import { readOrder, type EnrichableOrder } from './read-order.ts';

export interface SettleContext extends CostLineContext {
  cache: OrderCache;
}

export interface Settled {
  /** As read after the last write. */
  order: EnrichableOrder;
  wrote: boolean;
}

/** Maximum of read-write rounds, because others write concurrently. */
const ROUNDS = 8;

/** Records the methods that the write is about to clear. The record survives a failed write, for the retry. */
const noteMethods = (
  cache: OrderCache,
  { id, updatedAt, shipments }: EnrichableOrder,
): Meddling => {
  const meddling = cache.meddled.get(id) ?? {
    from: updatedAt,
    seen: new Map(),
    restored: new Map(),
    own: new Set(),
  };
  for (const { id: shipment, methodId } of shipments)
    if (methodId !== null) meddling.seen.set(shipment, { methodId, at: updatedAt });
  cache.meddled.set(id, meddling);
  return meddling;
};

/**
 * Updates the cost lines of an order, and restores the shipping methods that the platform clears on that write.
 *
 * @param choicesIn - method selections from events, made during this service's write
 * @returns the reason if the order is no longer a cart
 * @throws if the platform refuses or is unreachable
 */
export const settleLines = async (
  context: SettleContext,
  id: string,
  choicesIn: (meddling: Meddling | undefined) => readonly MethodChoice[],
): Promise<Settled | 'closed' | 'gone'> => {
  const { platform, cache } = context;
  let wrote = false;
  for (let round = 1; ; round += 1) {
    const order = await readOrder(platform, id);
    if (!order) return 'gone';
    if (!order.isCart) return 'closed';
    const meddling = cache.meddled.get(id);
    const isRestored =
      meddling !== undefined &&
      (await restoreMethods(platform, order, meddling, choicesIn(meddling)));
    // A cleared method removes its price and free shipping, so the cost cannot be computed before it is restored.
    const changes = isRestored
      ? []
      : planCostLines(order.costLines, costOfOrder(order), order.deposits);
    if (!isRestored && changes.length === 0) {
      meddling?.seen.clear();
      return { order, wrote };
    }
    if (round === ROUNDS) throw new Error(`order ${id} does not come to rest`);
    wrote = true;
    if (isRestored) continue;
    noteMethods(cache, order);
    try {
      await writeCostLines(context, order, changes);
    } catch (error) {
      // The order was placed or a line deleted meanwhile; the next read shows which.
      if (isTransient(error) || round === ROUNDS - 1) throw error;
    }
  }
};
