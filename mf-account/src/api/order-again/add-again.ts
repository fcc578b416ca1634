import { isRetryable, ok, type Result } from '@shop/contracts/commerce';
import { orderApi, type Order } from '@shop/contracts/commerce/order';
import { toResult, type AppDispatch } from '@shop/contracts/store';
import { lineOf, maxQuantityOf, type AgainLine } from '../../model/orders/again-lines.ts';

export interface Added {
  /** The cart after it. */
  cart: Order;
  /** Quantity added. */
  added: number;
  /** Names of options that could not be added. */
  without: readonly string[];
}

const { addLine, rereadOrder, updateLine } = orderApi.endpoints;

/** Input to add a line with its selected options. If an option is in the cart already, its quantity increases. */
const addition = (cart: Order, item: AgainLine, quantity: number) => ({
  orderId: cart.id,
  kind: item.kind,
  code: item.code,
  quantity,
  name: item.line.name,
  ...(item.line.imageUrl && { imageUrl: item.line.imageUrl }),
  options: item.line.options.flatMap(({ optionId, name, quantity: own, choices }) => {
    if (!optionId) return [];
    const current = lineOf(cart, item)?.options.find((it) => it.optionId === optionId);
    return [
      { id: optionId, name, quantity: (current?.quantity ?? 0) + Math.min(own, quantity), choices },
    ];
  }),
});

/**
 * Adds a line of an earlier order to the cart, up to the available quantity (V9). Fails only if a retry may help;
 * discontinued items are simply not added.
 */
export const addAgain = async (
  dispatch: AppDispatch,
  cart: Order,
  item: AgainLine,
  maxPerLine: number,
): Promise<Result<Added>> => {
  const before = lineOf(cart, item)?.quantity ?? 0;
  const outcome = (after: Order): Result<Added> => {
    const current = lineOf(after, item);
    const added = Math.max(0, (current?.quantity ?? 0) - before);
    const lost = item.line.options.filter(
      ({ optionId }) => added > 0 && !current?.options.some((it) => it.optionId === optionId),
    );
    return ok({ cart: after, added, without: lost.map(({ name }) => name) });
  };
  const add = async (quantity: number) =>
    toResult(await dispatch(addLine.initiate(addition(cart, item, quantity), { track: false })));

  const target = Math.min(item.line.quantity, maxQuantityOf(item.line, maxPerLine) - before);
  if (target < 1) return outcome(cart);
  const sent = await add(target);
  if (sent.ok) return outcome(sent.value);
  const { code } = sent.error;
  // Stock is lower than the quantity: with one in the cart, the platform returns the maximum.
  if (target > 1 && (code === 'OUT_OF_STOCK' || code === 'INVALID_QUANTITY')) {
    const one = await add(1);
    if (!one.ok) return isRetryable(one.error) ? one : outcome(cart);
    const current = lineOf(one.value, item);
    const goal = current ? Math.min(before + target, maxQuantityOf(current, maxPerLine)) : 0;
    if (!current || goal <= current.quantity) return outcome(one.value);
    const change = { orderId: cart.id, lineId: current.id, quantity: goal };
    const grown = toResult(await dispatch(updateLine.initiate(change, { track: false })));
    return outcome(grown.ok ? grown.value : one.value);
  }
  // The response may be lost or concern an option: the line itself may have been added.
  const truth = toResult(
    await dispatch(rereadOrder.initiate({ orderId: cart.id }, { track: false })),
  );
  if (!truth.ok) return truth;
  const isThere = (lineOf(truth.value, item)?.quantity ?? 0) > before;
  return isRetryable(sent.error) && !isThere ? sent : outcome(truth.value);
};
