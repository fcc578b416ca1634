import type { LineItem, Order } from '@shop/contracts/commerce/order';
import { purchasableLines } from '../order/purchasable-lines.ts';
import { beforeOf, targetOfAdd, targetOfLine } from '../outbox/line-target.ts';
import type {
  LineOption,
  NewLineItem,
  PendingChange,
  PendingChanges,
} from '../outbox/pending-change.ts';

/** A line with its pending changes applied. */
export interface FoldedLine {
  id: string;
  /** Null until the platform has the line; `addition` describes it then. */
  item: LineItem | null;
  addition: NewLineItem | null;
  quantity: number;
  options: readonly LineOption[];
  /** The platform has not confirmed this state. */
  pending: boolean;
}

const isOf = ({ item, addition }: FoldedLine, { kind, code }: NewLineItem): boolean =>
  item
    ? item.type === (kind === 'sku' ? 'skus' : 'bundles') && item.code === code
    : addition?.kind === kind && addition.code === code;

const foldAdd = (
  lines: readonly FoldedLine[],
  { id, addition, target }: Extract<PendingChange, { kind: 'add' }>,
): FoldedLine[] => {
  const line = lines.find((it) => isOf(it, addition)) ?? {
    id,
    item: null,
    addition,
    quantity: 0,
    options: [],
    pending: true,
  };
  const folded = { ...line, ...(target ?? targetOfAdd(line, addition)), pending: true };
  return lines.includes(line) ? lines.map((it) => (it === line ? folded : it)) : [...lines, folded];
};

const foldOne = (lines: readonly FoldedLine[], change: PendingChange): readonly FoldedLine[] => {
  if (change.kind === 'add') return foldAdd(lines, change);
  if (change.kind !== 'line') return lines;
  const { lineId, quantity, options } = change;
  return lines.map((line) =>
    line.id === lineId
      ? { ...line, ...targetOfLine(line, quantity, options), pending: true }
      : line,
  );
};

/** Pending changes of an order; those without an order apply to whichever is created. */
export const changesOf = (changes: PendingChanges, orderId: string): PendingChanges =>
  changes.filter((it) => it.orderId === orderId || it.orderId === null);

/**
 * Folds pending changes over the order as last read: requested quantities and options replace the confirmed ones,
 * removed lines are left out, new ones come last. No amount is touched, so a refusal needs no rollback.
 */
export const foldLines = (
  order: Pick<Order, 'id' | 'lines'>,
  changes: PendingChanges,
): FoldedLine[] => {
  const lines = purchasableLines(order).map((item): FoldedLine => ({
    id: item.id,
    item,
    addition: null,
    ...beforeOf(item),
    pending: false,
  }));
  return changesOf(changes, order.id)
    .reduce<readonly FoldedLine[]>(foldOne, lines)
    .filter(({ quantity }) => quantity > 0);
};
