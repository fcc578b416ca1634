import type { ReactNode } from 'react';
import type { CartLineView } from '../../summary/cart-view.ts';
import { RemovedRow } from './removed-row.tsx';
import { rowsWithRemovals, type Removal } from './removals.ts';

interface Props {
  lines: readonly CartLineView[];
  removals: readonly Removal[];
  /** Id of the line that is being restored. */
  restoring: string | null;
  onUndo: (removal: Removal) => Promise<void>;
  /** Renders a line as a list item; `at` is its index among the rows. */
  children: (line: CartLineView, at: number) => ReactNode;
}

/** Rows of a list: lines, and Undo rows of removed lines. */
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
