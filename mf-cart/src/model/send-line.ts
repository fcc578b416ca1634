import { ok, type CommerceError, type Result } from '@shop/contracts/commerce';
import { orderApi, type Order } from '@shop/contracts/commerce/order';
import type { CartAddition } from './cart-addition.ts';
import { ensureOrder } from './ensure-order.ts';
import { findLine } from './find-line.ts';
import { loadCart } from './load-cart.ts';
import type { CartThunk } from './thunk.ts';
import { toResult } from './to-result.ts';

/** The answer got lost on the way: the platform may have done what it was asked. */
const leavesDoubt = ({ code }: CommerceError): boolean =>
  code === 'CONNECTION' || code === 'TIMEOUT' || code === 'SERVER';

const isAboutTheLine = ({ code }: CommerceError): boolean =>
  code === 'OUT_OF_STOCK' || code === 'INVALID_QUANTITY' || code === 'RATE_LIMITED';

/**
 * Sends the line. After a failure the order is read again: a lost answer whose line arrived counts as done, so
 * that trying again cannot add twice; an order that has gone in the meantime is replaced once (T1).
 */
export const sendLine =
  (order: Order, addition: CartAddition): CartThunk<Result<Order>> =>
  async (dispatch) => {
    const sent = await dispatch(addLine(order.id, addition));
    if (sent.ok || isAboutTheLine(sent.error)) return sent;
    const expected = (findLine(order, addition)?.quantity ?? 0) + addition.quantity;
    const loaded = await dispatch(loadCart({ fresh: true }));
    if (leavesDoubt(sent.error)) {
      const arrived = loaded?.ok && findLine(loaded.value, addition)?.quantity === expected;
      return arrived ? ok(loaded.value) : sent;
    }
    if (loaded) return sent;
    const replacement = await dispatch(ensureOrder());
    return replacement.ok ? dispatch(addLine(replacement.value.id, addition)) : replacement;
  };

const addLine =
  (orderId: string, addition: CartAddition): CartThunk<Result<Order>> =>
  async (dispatch) => {
    const { kind, code, name, imageUrl, quantity, options = [] } = addition;
    const line = { orderId, kind, code, name, imageUrl, quantity, options };
    const call = orderApi.endpoints.addLine.initiate(line, { track: false });
    return toResult(await dispatch(call));
  };
