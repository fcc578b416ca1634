import { costOfOrder } from './cost/cost-of-order.ts';
import { planCostLines } from './cost/plan-cost-lines.ts';
import { restoreMethods } from './cost/restore-methods.ts';
import { writeCostLines, type CostLineContext } from './cost/write-cost-lines.ts';
import type { MethodChoice } from './events/news.ts';
import { isTransient } from './is-transient.ts';
import type { KnownOrders, Meddling } from './known-orders.ts';
import { readOrder, type EnrichableOrder } from './read-order.ts';

export interface SettleContext extends CostLineContext {
  known: KnownOrders;
}

export interface Settled {
  /** As read after the last write. */
  order: EnrichableOrder;
  wrote: boolean;
}

/** Rounds of reading and writing until the lines are right; others write at the same time. */
const ROUNDS = 8;

/** Notes what is about to be cleared; kept over a failure, so that the next try knows. */
const noteMethods = (
  known: KnownOrders,
  { id, updatedAt, shipments }: EnrichableOrder,
): Meddling => {
  const meddling = known.meddled.get(id) ?? {
    from: updatedAt,
    seen: new Map(),
    restored: new Map(),
    own: new Set(),
  };
  for (const { id: shipment, methodId } of shipments)
    if (methodId !== null) meddling.seen.set(shipment, { methodId, at: updatedAt });
  known.meddled.set(id, meddling);
  return meddling;
};

/**
 * Brings an order's cost lines up to date, and gives back the shipping methods that go by it.
 *
 * @param choicesIn - methods heard to be chosen while this service wrote
 * @returns what became of it where it is no cart (any more)
 * @throws what the platform refuses, and while it is out of reach
 */
export const settleLines = async (
  context: SettleContext,
  id: string,
  choicesIn: (meddling: Meddling | undefined) => readonly MethodChoice[],
): Promise<Settled | 'closed' | 'gone'> => {
  const { platform, known } = context;
  let wrote = false;
  for (let round = 1; ; round += 1) {
    const order = await readOrder(platform, id);
    if (!order) return 'gone';
    if (!order.isCart) return 'closed';
    const meddling = known.meddled.get(id);
    const isRestored =
      meddling !== undefined &&
      (await restoreMethods(platform, order, meddling, choicesIn(meddling)));
    // A method that was let go takes its price and free shipping with it: no cost is worked out without it.
    const changes = isRestored ? [] : planCostLines(order.costLines, costOfOrder(order));
    if (!isRestored && changes.length === 0) {
      meddling?.seen.clear();
      return { order, wrote };
    }
    if (round === ROUNDS) throw new Error(`order ${id} does not come to rest`);
    wrote = true;
    if (isRestored) continue;
    noteMethods(known, order);
    try {
      await writeCostLines(context, order, changes);
    } catch (error) {
      // Placed, or a line gone, while this was under way: the next reading says which.
      if (isTransient(error) || round === ROUNDS - 1) throw error;
    }
  }
};
