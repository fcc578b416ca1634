import type { LineItem, Order } from '@shop/contracts/commerce/order';
import type { CartAddition } from '../outbox/cart-addition.ts';
import type { CartIntent, Intents, WantedOption } from '../outbox/pending-change.ts';
import { beforeOf, targetOfAddition, targetOfLine } from '../outbox/line-target.ts';
import { purchasableLines } from '../order/purchasable-lines.ts';

/** A line with what is wanted of it. */
export interface FoldedLine {
  id: string;
  /** Null while the platform does not know the line yet: then `addition` tells what it is. */
  item: LineItem | null;
  addition: CartAddition | null;
  quantity: number;
  options: readonly WantedOption[];
  /** The platform has not confirmed it as it is shown. */
  pending: boolean;
}

const isOf = ({ item, addition }: FoldedLine, { kind, code }: CartAddition): boolean =>
  item
    ? item.type === (kind === 'sku' ? 'skus' : 'bundles') && item.code === code
    : addition?.kind === kind && addition.code === code;

const foldAddition = (
  lines: readonly FoldedLine[],
  { id, addition, target }: Extract<CartIntent, { kind: 'add' }>,
): FoldedLine[] => {
  const line = lines.find((it) => isOf(it, addition)) ?? {
    id,
    item: null,
    addition,
    quantity: 0,
    options: [],
    pending: true,
  };
  const folded = { ...line, ...(target ?? targetOfAddition(line, addition)), pending: true };
  return lines.includes(line) ? lines.map((it) => (it === line ? folded : it)) : [...lines, folded];
};

const foldOne = (lines: readonly FoldedLine[], intent: CartIntent): readonly FoldedLine[] => {
  if (intent.kind === 'add') return foldAddition(lines, intent);
  if (intent.kind !== 'line') return lines;
  const { lineId, quantity, options } = intent;
  return lines.map((line) =>
    line.id === lineId
      ? { ...line, ...targetOfLine(line, quantity, options), pending: true }
      : line,
  );
};

/** The intents that concern an order; one for no order yet goes to whichever comes. */
export const intentsOf = (intents: Intents, orderId: string): Intents =>
  intents.filter((it) => it.orderId === orderId || it.orderId === null);

/**
 * Pending intent folded over the order as last read: wanted pieces and options replace the confirmed ones, lines
 * that are to go are left out, new ones stand at the end. No amount is touched, so a refusal needs no roll-back.
 */
export const foldLines = (order: Pick<Order, 'id' | 'lines'>, intents: Intents): FoldedLine[] => {
  const lines = purchasableLines(order).map((item): FoldedLine => ({
    id: item.id,
    item,
    addition: null,
    ...beforeOf(item),
    pending: false,
  }));
  return intentsOf(intents, order.id)
    .reduce<readonly FoldedLine[]>(foldOne, lines)
    .filter(({ quantity }) => quantity > 0);
};
