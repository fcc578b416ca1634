import { browserStorage, slot } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { findLine, type Purchasable } from '../commands/find-line.ts';
import { maxQuantity } from '../commands/limits.ts';
import { purchasableLines } from '../order/purchasable-lines.ts';

/** What is to become of one line: `before` pieces in the order it goes to, at most `goal` afterwards. */
export interface CarriedLine extends Purchasable {
  lineId: string;
  quantity: number;
  before: number;
  goal: number;
}

/**
 * What is to be carried from one order into another, written down before the first write. Quantities are absolute, so
 * that it can be taken up again after an interruption without adding anything twice.
 */
export interface CarryPlan {
  from: string;
  into: string;
  lines: readonly CarriedLine[];
}

const isPlan = (value: unknown): value is CarryPlan => {
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
const arePlans = (value: unknown): value is readonly CarryPlan[] =>
  Array.isArray(value) && value.every(isPlan);

/** Plans under way, in the storage all tabs share. */
const plans = () => slot(browserStorage().local, 'fv.carrying', arePlans);

const others = ({ from, into }: CarryPlan): CarryPlan[] =>
  (plans().read() ?? []).filter((it) => it.from !== from || it.into !== into);

/** A plan that was begun and not ended. */
export const findPlan = (from: string | undefined, into: string | undefined): CarryPlan | null =>
  plans()
    .read()
    ?.find((it) => it.from === from && it.into === into) ?? null;

export const keepPlan = (plan: CarryPlan): void => plans().write([...others(plan), plan].slice(-8));

export const dropPlan = (plan: CarryPlan): void => {
  const left = others(plan);
  if (left.length > 0) plans().write(left);
  else plans().clear();
};

/** Pieces of an item that an order holds. */
export const piecesIn = (order: Order, item: Purchasable): number =>
  findLine(order, item)?.quantity ?? 0;

/** A plan of all goods, each up to what one line may hold (V9); the stock has its say when they are written. */
export const makePlan = (from: Order, into: Order, maxPerLine: number): CarryPlan => ({
  from: from.id,
  into: into.id,
  lines: purchasableLines(from).flatMap((line): CarriedLine[] => {
    const { id: lineId, code, quantity, metadata } = line;
    if (!code) return [];
    const item: Purchasable = { kind: line.type === 'bundles' ? 'bundle' : 'sku', code };
    const before = piecesIn(into, item);
    const most = maxQuantity({ metadata, available: null }, maxPerLine);
    return [
      {
        ...item,
        lineId,
        quantity,
        before,
        goal: Math.max(before, Math.min(before + quantity, most)),
      },
    ];
  }),
});

/** Pieces of one order that another has got, by a plan that may not have been ended. */
export const cameOf = (item: CarriedLine, into: Order): number =>
  Math.max(0, Math.min(item.quantity, piecesIn(into, item) - item.before));
