import { isGone, ok, type Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { reduceLine, type TransferSource } from './order-access.ts';
import { findPlan, removePlan, transferredQuantity } from './transfer-plan.ts';

/**
 * Ends an interrupted transfer after the shopper returned to the source's market: quantities that the target received
 * are removed from the source, so nothing is in both; the rest stays in the source.
 */
export const revertTransfer = async (
  source: TransferSource,
  into: Order,
): Promise<Result<null>> => {
  const plan = findPlan(source.id, into.id);
  if (!plan) return ok(null);
  const from = await source.read();
  if (!from.ok && !isGone(from.error)) return from;
  const lines = from.ok ? from.value.lines : [];
  for (const item of plan.lines) {
    const line = lines.find(({ id }) => id === item.lineId);
    const transferred = transferredQuantity(item, into);
    // Missing or less than planned: removed already.
    if (!line || line.quantity < item.quantity || transferred === 0) continue;
    const reduced = await reduceLine(source, line, line.quantity - transferred);
    if (!reduced.ok && !isGone(reduced.error)) return reduced;
  }
  removePlan(plan);
  return ok(null);
};
