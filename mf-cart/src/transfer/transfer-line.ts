import { isRetryable, ok, type Result } from '@shop/contracts/commerce';
import type { LineItem, Order } from '@shop/contracts/commerce/order';
import { findLine } from '../order/find-line.ts';
import type { TransferTarget } from './order-access.ts';
import { quantityIn, transferredQuantity, type PlannedLine } from './transfer-plan.ts';
import type { Untransferred } from './untransferred.ts';

interface LineResult {
  /** The target order afterwards. */
  order: Order;
  /** Quantity that was transferred. */
  transferred: number;
  untransferred: readonly Untransferred[];
}

/** The line with its options; options that the target line has already keep their quantity and are added to. */
const newLine = (order: Order, item: PlannedLine, line: LineItem, quantity: number) => ({
  kind: item.kind,
  code: item.code,
  quantity,
  name: line.name,
  imageUrl: line.imageUrl ?? undefined,
  options: line.options.flatMap(({ optionId, name, quantity: own, choices }) => {
    if (!optionId) return [];
    const existing = findLine(order, item)?.options.find((it) => it.optionId === optionId);
    return [
      {
        id: optionId,
        name,
        quantity: (existing?.quantity ?? 0) + Math.min(own, quantity),
        choices,
      },
    ];
  }),
});

/** Adds as much as is in stock: adds one, and the response then reports the available quantity. */
const addAvailable = async (
  target: TransferTarget,
  order: Order,
  item: PlannedLine,
  line: LineItem,
): Promise<Result<Order>> => {
  const one = await target.add(newLine(order, item, line, 1));
  if (!one.ok) return one;
  const added = findLine(one.value, item);
  const possible = Math.min(item.goal, added?.available ?? 0);
  return added && possible > added.quantity ? target.setQuantity(added.id, possible) : one;
};

/**
 * Transfers one line up to its goal; quantities that an interrupted transfer wrote are not written again. Fails only
 * with retryable errors. Goods that the market does not sell or has too little of are reported as untransferred.
 */
export const transferLine = async (
  target: TransferTarget,
  order: Order,
  item: PlannedLine,
  line: LineItem,
): Promise<Result<LineResult>> => {
  const { before, goal, quantity } = item;
  const resultOf = (after: Order, reason: 'not-sold' | 'sold-out' | 'few'): Result<LineResult> => {
    const came = transferredQuantity(item, after);
    const missing: Untransferred[] =
      came < quantity
        ? [
            {
              kind: 'line',
              name: line.name,
              wanted: quantity,
              came,
              reason: came >= goal - before ? 'limit' : came > 0 ? 'few' : reason,
            },
          ]
        : [];
    const options = findLine(after, item)?.options ?? [];
    const missingOptions = line.options
      .filter(
        ({ optionId }) => came > 0 && optionId && !options.some((it) => it.optionId === optionId),
      )
      .map(({ name }) => ({ kind: 'option', name: line.name, option: name }) as const);
    return ok({ order: after, transferred: came, untransferred: [...missing, ...missingOptions] });
  };

  if (quantityIn(order, item) !== before || goal === before) return resultOf(order, 'few');
  const sent = await target.add(newLine(order, item, line, goal - before));
  if (sent.ok) {
    const added = findLine(sent.value, item);
    // Without locks another tab may have transferred the line too.
    if (!added || added.quantity <= goal) return resultOf(sent.value, 'few');
    const corrected = await target.setQuantity(added.id, goal);
    return corrected.ok ? resultOf(corrected.value, 'few') : corrected;
  }
  if (sent.error.code === 'OUT_OF_STOCK' || sent.error.code === 'INVALID_QUANTITY') {
    const some = await addAvailable(target, order, item, line);
    if (some.ok) return resultOf(some.value, 'few');
    return isRetryable(some.error) ? some : resultOf(order, 'sold-out');
  }
  // The error may concern an option, or the response may be lost: the line itself may exist.
  const current = await target.read();
  if (!current.ok) return current;
  if (isRetryable(sent.error) && quantityIn(current.value, item) === before) return sent;
  return resultOf(current.value, 'not-sold');
};
