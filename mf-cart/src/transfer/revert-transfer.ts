import { isGone, ok, type Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { cameOf, dropPlan, findPlan } from './transfer-plan.ts';
import type { CarrySource } from './order-side.ts';
import { takeAway } from './take-away.ts';

/**
 * Ends a move that was interrupted and that the shopper has turned back from: what has come into the other order is
 * taken away here, so that no piece is in both; what has not, stays here.
 */
export const turnBack = async (source: CarrySource, into: Order): Promise<Result<null>> => {
  const plan = findPlan(source.id, into.id);
  if (!plan) return ok(null);
  const from = await source.read();
  if (!from.ok && !isGone(from.error)) return from;
  const lines = from.ok ? from.value.lines : [];
  for (const item of plan.lines) {
    const line = lines.find(({ id }) => id === item.lineId);
    const came = cameOf(item, into);
    // Gone or fewer than planned: they were taken away already.
    if (!line || line.quantity < item.quantity || came === 0) continue;
    const taken = await takeAway(source, line, line.quantity - came);
    if (!taken.ok && !isGone(taken.error)) return taken;
  }
  dropPlan(plan);
  return ok(null);
};
