import { isRetryable, ok, type Result } from '@shop/contracts/commerce';
import { orderApi, type Order } from '@shop/contracts/commerce/order';
import { toResult, type AppDispatch } from '@shop/contracts/store';
import { lineOf, mostOf, type AgainLine } from '../../model/orders/again-lines.ts';

export interface Added {
  /** The cart after it. */
  cart: Order;
  /** Pieces that came. */
  came: number;
  /** Names of options that could not come along. */
  without: readonly string[];
}

const { addLine, rereadOrder, updateLine } = orderApi.endpoints;

/** What is to be added of a line, with the options that were chosen. Of an option in the cart already the quantity grows. */
const addition = (cart: Order, item: AgainLine, quantity: number) => ({
  orderId: cart.id,
  kind: item.kind,
  code: item.code,
  quantity,
  name: item.line.name,
  ...(item.line.imageUrl && { imageUrl: item.line.imageUrl }),
  options: item.line.options.flatMap(({ optionId, name, quantity: own, choices }) => {
    if (!optionId) return [];
    const there = lineOf(cart, item)?.options.find((it) => it.optionId === optionId);
    return [
      { id: optionId, name, quantity: (there?.quantity ?? 0) + Math.min(own, quantity), choices },
    ];
  }),
});

/**
 * Puts a line of an earlier order into the cart, as much of it as there is (V9). Fails only where asking again may help;
 * what is not sold any more has simply not come.
 */
export const addAgain = async (
  dispatch: AppDispatch,
  cart: Order,
  item: AgainLine,
  maxPerLine: number,
): Promise<Result<Added>> => {
  const before = lineOf(cart, item)?.quantity ?? 0;
  const outcome = (after: Order): Result<Added> => {
    const there = lineOf(after, item);
    const came = Math.max(0, (there?.quantity ?? 0) - before);
    const lost = item.line.options.filter(
      ({ optionId }) => came > 0 && !there?.options.some((it) => it.optionId === optionId),
    );
    return ok({ cart: after, came, without: lost.map(({ name }) => name) });
  };
  const add = async (quantity: number) =>
    toResult(await dispatch(addLine.initiate(addition(cart, item, quantity), { track: false })));

  const wanted = Math.min(item.line.quantity, mostOf(item.line, maxPerLine) - before);
  if (wanted < 1) return outcome(cart);
  const sent = await add(wanted);
  if (sent.ok) return outcome(sent.value);
  const { code } = sent.error;
  // There are fewer than there were: with one piece in the cart, the platform says how many can be had.
  if (wanted > 1 && (code === 'OUT_OF_STOCK' || code === 'INVALID_QUANTITY')) {
    const one = await add(1);
    if (!one.ok) return isRetryable(one.error) ? one : outcome(cart);
    const there = lineOf(one.value, item);
    const goal = there ? Math.min(before + wanted, mostOf(there, maxPerLine)) : 0;
    if (!there || goal <= there.quantity) return outcome(one.value);
    const change = { orderId: cart.id, lineId: there.id, quantity: goal };
    const grown = toResult(await dispatch(updateLine.initiate(change, { track: false })));
    return outcome(grown.ok ? grown.value : one.value);
  }
  // The answer may be lost, or be about an option: the line itself may be there.
  const truth = toResult(
    await dispatch(rereadOrder.initiate({ orderId: cart.id }, { track: false })),
  );
  if (!truth.ok) return truth;
  const isThere = (lineOf(truth.value, item)?.quantity ?? 0) > before;
  return isRetryable(sent.error) && !isThere ? sent : outcome(truth.value);
};
