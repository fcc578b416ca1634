import { browserStorage, slot } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { maxQuantity, type Purchasable } from '../commands/limits.ts';
import { findLine } from '../order/find-line.ts';
import { purchasableLines } from '../order/purchasable-lines.ts';

/** Transfer of one line: the target order has quantity `before` of it, and at most `goal` afterwards. */
export interface PlannedLine extends Purchasable {
  lineId: string;
  quantity: number;
  before: number;
  goal: number;
}

/**
 * Transfer of one order into another, stored before the first write. Quantities are absolute, so an interrupted
 * transfer can resume without adding anything twice. Field names are those of earlier releases.
 */
export interface TransferPlan {
  from: string;
  into: string;
  lines: readonly PlannedLine[];
}

const isPlan = (value: unknown): value is TransferPlan => {
  const { from, into, lines } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof from === 'string' &&
    typeof into === 'string' &&
    Array.isArray(lines) &&
    lines.every((it) => {
      const { lineId, code, quantity, before, goal } = (it ?? {}) as Record<string, unknown>;
      return (
        typeof lineId === 'string' &&
        typeof code === 'string' &&
        [quantity, before, goal].every(Number.isInteger)
      );
    })
  );
};
const arePlans = (value: unknown): value is readonly TransferPlan[] =>
  Array.isArray(value) && value.every(isPlan);

/** Unfinished plans, in the storage that all tabs share. */
const plans = () => slot(browserStorage().local, 'fv.carrying', arePlans);

const otherPlans = ({ from, into }: TransferPlan): TransferPlan[] =>
  (plans().read() ?? []).filter((it) => it.from !== from || it.into !== into);

/** An unfinished plan; null if there is none. */
export const findPlan = (from: string | undefined, into: string | undefined): TransferPlan | null =>
  plans()
    .read()
    ?.find((it) => it.from === from && it.into === into) ?? null;

export const storePlan = (plan: TransferPlan): void =>
  plans().write([...otherPlans(plan), plan].slice(-8));

export const removePlan = (plan: TransferPlan): void => {
  const others = otherPlans(plan);
  if (others.length > 0) plans().write(others);
  else plans().clear();
};

/** Quantity of an item in an order. */
export const quantityIn = (order: Order, item: Purchasable): number =>
  findLine(order, item)?.quantity ?? 0;

/** A plan of all goods, each up to the limit of one line (V9); the stock is checked when they are written. */
export const makePlan = (from: Order, into: Order, maxPerLine: number): TransferPlan => ({
  from: from.id,
  into: into.id,
  lines: purchasableLines(from).flatMap((line): PlannedLine[] => {
    const { id: lineId, code, quantity, metadata } = line;
    if (!code) return [];
    const item: Purchasable = { kind: line.type === 'bundles' ? 'bundle' : 'sku', code };
    const before = quantityIn(into, item);
    const limit = maxQuantity({ metadata, available: null }, maxPerLine);
    return [
      {
        ...item,
        lineId,
        quantity,
        before,
        goal: Math.max(before, Math.min(before + quantity, limit)),
      },
    ];
  }),
});

/** Quantity of a planned line that the target order has received, also by an unfinished plan. */
export const transferredQuantity = (item: PlannedLine, into: Order): number =>
  Math.max(0, Math.min(item.quantity, quantityIn(into, item) - item.before));
