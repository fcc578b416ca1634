import type { ReactNode } from 'react';
import type { CartLineView } from '../../summary/cart-view.ts';
import { RemovedRow } from './removed-row.tsx';
import { rowsWithRemovals, type Removal } from './removals.ts';

interface Props {
  lines: readonly CartLineView[];
  removals: readonly Removal[];
  /** Id of the line on its way back. */
  restoring: string | null;
  onUndo: (removal: Removal) => Promise<void>;
  /** Draws a line as a list item; `at` is its place among the rows. */
  children: (line: CartLineView, at: number) => ReactNode;
}

/** Rows of a list: lines, and the ways back of those that were removed. */
export const CartRows = ({ lines, removals, restoring, onUndo, children }: Props) =>
  rowsWithRemovals(lines, removals).map((row, at) =>
    row.removed ? (
      <RemovedRow
        key={`removed ${row.removal.item.id}`}
        name={row.removal.item.name}
        busy={restoring === row.removal.item.id}
        onUndo={() => void onUndo(row.removal)}
      />
    ) : (
      children(row.line, at)
    ),
  );
