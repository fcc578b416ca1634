import type { LineItem } from '@shop/contracts/commerce/order';
import type { LineTarget } from '../../outbox/pending-change.ts';
import type { CartLineView } from '../../summary/cart-view.ts';

/** A line removed on this page, which can be restored. */
export interface Removal {
  /** As on the platform. */
  item: LineItem;
  kind: CartLineView['kind'];
  /** Its requested state, with changes that the platform may not have confirmed. */
  requested: LineTarget;
  /** Its index among the rows when it was removed, from 0. */
  at: number;
}

type Line = Pick<CartLineView, 'kind' | 'code'>;

export type CartRow<L extends Line> =
  { removed: false; line: L } | { removed: true; removal: Removal };

const isOf = ({ kind, item }: Removal, line: Line): boolean =>
  line.kind === kind && line.code === item.code;

/**
 * Rows of the cart: its lines, and Undo rows in place of removed ones. A removal whose item is in the cart again, undone
 * or refused, has no row.
 */
export const rowsWithRemovals = <L extends Line>(
  lines: readonly L[],
  removals: readonly Removal[],
): CartRow<L>[] => {
  const rows: CartRow<L>[] = lines.map((line) => ({ line, removed: false }));
  const removed = removals.filter((removal) => !lines.some((line) => isOf(removal, line)));
  for (const removal of removed.toSorted((a, b) => a.at - b.at)) {
    rows.splice(Math.min(removal.at, rows.length), 0, { removal, removed: true });
  }
  return rows;
};
