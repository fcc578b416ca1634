import { isRetryable, ok, type Result } from '@shop/contracts/commerce';
import type { LineItem, Order } from '@shop/contracts/commerce/order';
import { findLine } from '../commands/find-line.ts';
import { cameOf, piecesIn, type CarriedLine } from './transfer-plan.ts';
import type { LeftBehind } from './untransferred.ts';
import type { CarryTarget } from './order-side.ts';

export interface CarriedTo {
  /** The order it went to, after it. */
  order: Order;
  /** Pieces that came. */
  came: number;
  leftBehind: readonly LeftBehind[];
}

/** The line with its options: pieces of an option already there are added to. */
const addition = (order: Order, item: CarriedLine, line: LineItem, quantity: number) => ({
  kind: item.kind,
  code: item.code,
  quantity,
  name: line.name,
  imageUrl: line.imageUrl ?? undefined,
  options: line.options.flatMap(({ optionId, name, quantity: own, choices }) => {
    if (!optionId) return [];
    const there = findLine(order, item)?.options.find((it) => it.optionId === optionId);
    return [
      { id: optionId, name, quantity: (there?.quantity ?? 0) + Math.min(own, quantity), choices },
    ];
  }),
});

/** As many as there are: one piece is tried, and the order then says how many can be had. */
const addWhatThereIs = async (
  target: CarryTarget,
  order: Order,
  item: CarriedLine,
  line: LineItem,
): Promise<Result<Order>> => {
  const one = await target.add(addition(order, item, line, 1));
  if (!one.ok) return one;
  const there = findLine(one.value, item);
  const wanted = Math.min(item.goal, there?.available ?? 0);
  return there && wanted > there.quantity ? target.setQuantity(there.id, wanted) : one;
};

/**
 * Brings one line to its goal. What was written before an interruption is not written again. Fails only where asking
 * again may help; what the market does not sell or has not enough of is left behind.
 */
export const carryLine = async (
  target: CarryTarget,
  order: Order,
  item: CarriedLine,
  line: LineItem,
): Promise<Result<CarriedTo>> => {
  const { before, goal, quantity } = item;
  const outcome = (after: Order, reason: 'not-sold' | 'sold-out' | 'few'): Result<CarriedTo> => {
    const came = cameOf(item, after);
    const lacking: LeftBehind[] =
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
    const bare = line.options.filter(
      ({ optionId }) => came > 0 && optionId && !options.some((it) => it.optionId === optionId),
    );
    const without = bare.map(
      ({ name }) => ({ kind: 'option', name: line.name, option: name }) as const,
    );
    return ok({ order: after, came, leftBehind: [...lacking, ...without] });
  };

  if (piecesIn(order, item) !== before || goal === before) return outcome(order, 'few');
  const sent = await target.add(addition(order, item, line, goal - before));
  if (sent.ok) {
    const there = findLine(sent.value, item);
    // Another tab was at it too, where the browser has no locks.
    if (!there || there.quantity <= goal) return outcome(sent.value, 'few');
    const put = await target.setQuantity(there.id, goal);
    return put.ok ? outcome(put.value, 'few') : put;
  }
  if (sent.error.code === 'OUT_OF_STOCK' || sent.error.code === 'INVALID_QUANTITY') {
    const some = await addWhatThereIs(target, order, item, line);
    if (some.ok) return outcome(some.value, 'few');
    return isRetryable(some.error) ? some : outcome(order, 'sold-out');
  }
  // The answer may be about an option, or lost: the line itself may be there.
  const truth = await target.read();
  if (!truth.ok) return truth;
  if (isRetryable(sent.error) && piecesIn(truth.value, item) === before) return sent;
  return outcome(truth.value, 'not-sold');
};
