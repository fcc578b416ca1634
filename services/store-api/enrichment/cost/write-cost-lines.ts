import type { Platform } from '../../platform/platform.ts';
import type { AdjustmentForm } from './adjustment-of.ts';
import type { CostLineChange } from './plan-cost-lines.ts';

export interface CostLineContext {
  platform: Platform;
  adjustmentOf: (form: AdjustmentForm) => Promise<string>;
  /** Called before a line is removed. */
  onRemove: (lineId: string) => void;
}

type Order = { id: string; currency: string };

/** Resolves everything a change needs and returns the call, so that all calls can start together. */
const prepare = async (
  { platform, adjustmentOf, onRemove }: CostLineContext,
  order: Order,
  change: CostLineChange,
): Promise<() => Promise<unknown>> => {
  const type = 'line_items';
  if (change.kind === 'remove') {
    return () => {
      onRemove(change.id);
      return platform.send('DELETE', `${type}/${change.id}`);
    };
  }
  if (change.kind === 'update') {
    const { id, cents, deposits } = change;
    const attributes = {
      unit_amount_cents: cents,
      ...(deposits && { metadata: { deposits } }),
    };
    return () => platform.send('PATCH', `${type}/${id}`, { type, id, attributes });
  }
  const { name, cents, deposits } = change;
  const adjustment = await adjustmentOf({ name, cents, currency: order.currency });
  const attributes = { quantity: 1, ...(deposits && { metadata: { deposits } }) };
  const relationships = {
    order: { data: { type: 'orders', id: order.id } },
    item: { data: { type: 'adjustments', id: adjustment } },
  };
  return () => platform.send('POST', type, { type, attributes, relationships });
};

/**
 * Writes the changes concurrently, which minimizes the time with a wrong total.
 *
 * @throws the first failure, after all calls have settled
 */
export const writeCostLines = async (
  context: CostLineContext,
  order: Order,
  changes: readonly CostLineChange[],
): Promise<void> => {
  const calls = await Promise.all(changes.map((change) => prepare(context, order, change)));
  const answers = await Promise.allSettled(calls.map((call) => call()));
  for (const it of answers) if (it.status === 'rejected') throw it.reason;
};
