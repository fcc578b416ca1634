import type { LineItem } from '@shop/contracts/commerce/order';
import type { CartLineView } from '../../summary/cart-view.ts';
import type { LineTarget } from '../../outbox/pending-change.ts';

/** A line taken out on this page, which can be had back. */
export interface Removal {
  /** As the platform had it. */
  item: LineItem;
  kind: CartLineView['kind'];
  /** What was wanted of it, with changes that the platform may not have confirmed. */
  wanted: LineTarget;
  /** Its place among the rows when it went, from 0. */
  at: number;
}

type Line = Pick<CartLineView, 'kind' | 'code'>;

export type CartRow<L extends Line> =
  { removed: false; line: L } | { removed: true; removal: Removal };

const isOf = ({ kind, item }: Removal, line: Line): boolean =>
  line.kind === kind && line.code === item.code;

/**
 * The cart's rows: its lines, and in the places of those that were removed the way to have them back. A removal
 * whose item is in the cart again, undone or refused, has no row.
 */
export const rowsWithRemovals = <L extends Line>(
  lines: readonly L[],
  removals: readonly Removal[],
): CartRow<L>[] => {
  const rows: CartRow<L>[] = lines.map((line) => ({ line, removed: false }));
  const gone = removals.filter((removal) => !lines.some((line) => isOf(removal, line)));
  for (const removal of gone.toSorted((a, b) => a.at - b.at)) {
    rows.splice(Math.min(removal.at, rows.length), 0, { removal, removed: true });
  }
  return rows;
};
