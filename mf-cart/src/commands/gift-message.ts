import { fail, ok, sessionStore, type Result } from '@shop/contracts/commerce';
import {
  GIFT_MESSAGE_KEY,
  giftMessageOf,
  orderApi,
  type Order,
} from '@shop/contracts/commerce/order';
import { errorTextOf, type ErrorText } from '@shop/contracts/i18n';
import { selectOrderId, toResult } from '@shop/contracts/store';
import { runtimeOf } from '../outbox/cart-runtime.ts';
import { publishCartChanged } from '../outbox/commit.ts';
import { giftMessageSaved, type CartState } from '../store/cart-slice.ts';
import type { CartThunk } from '../store/thunk.ts';
import { changeOrder } from './change-order.ts';

/** V5: size of the card. */
export const GIFT_LINES = 8;
export const GIFT_LINE_LENGTH = 35;

export type GiftMessageProblem =
  | { code: 'TOO_MANY_LINES'; lines: number }
  /** `line` counts from 1. */
  | { code: 'LINE_TOO_LONG'; line: number; length: number };

const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Length in graphemes: an accented letter or an emoji counts once. */
const lengthOf = (line: string): number => [...clusters.segment(line)].length;
const linesOf = (message: string): string[] => message.split(/\r\n|\r|\n/u);

/** The first violation of the card's size (V5); null if the message fits. */
export const checkGiftMessage = (message: string): GiftMessageProblem | null => {
  const lines = linesOf(message);
  if (lines.length > GIFT_LINES) return { code: 'TOO_MANY_LINES', lines: lines.length };
  const at = lines.findIndex((line) => lengthOf(line) > GIFT_LINE_LENGTH);
  if (at < 0) return null;
  return { code: 'LINE_TOO_LONG', line: at + 1, length: lengthOf(lines[at] ?? '') };
};

/** The message for a gift message that does not fit on its card (V5). */
export const giftProblemMessage = (problem: GiftMessageProblem): ErrorText => {
  const limits = { lines: GIFT_LINES, length: GIFT_LINE_LENGTH };
  return problem.code === 'TOO_MANY_LINES'
    ? { id: 'cart.gift.tooManyLines', values: { ...limits, used: problem.lines } }
    : {
        id: 'cart.gift.lineTooLong',
        values: { ...limits, line: problem.line, used: problem.length },
      };
};

/** The gift message of an order; one saved a moment ago overrides the order as read. */
export const savedMessage = (
  { savedGiftMessage: saved }: Pick<CartState, 'savedGiftMessage'>,
  order: Pick<Order, 'id' | 'metadata'>,
): string => (saved?.orderId === order.id ? saved.message : giftMessageOf(order));

/**
 * Waits in the background until order enrichment has kept a saved gift message: it writes the order's metadata as a
 * whole at the same time (T10) and may overwrite the message before it restores it. Meanwhile the message counts as
 * saved, whatever is read; then the order is read again, here and in other tabs. A newer message from elsewhere wins in
 * the end.
 *
 * @param order - as in the response to the change
 */
const followMessage =
  ({ id: orderId, etag }: Pick<Order, 'id' | 'etag'>, message: string): CartThunk<void> =>
  async (dispatch, _getState, page) => {
    const runtime = runtimeOf(page);
    runtime.giftMessageWait?.abort();
    dispatch(giftMessageSaved({ orderId, message }));
    const metadata = { [GIFT_MESSAGE_KEY]: message };
    const wait = dispatch(
      orderApi.endpoints.awaitRecalculation.initiate({ orderId, etag, metadata }, { track: false }),
    );
    runtime.giftMessageWait = wait;
    await wait;
    if (runtime.giftMessageWait !== wait) return;
    runtime.giftMessageWait = null;
    dispatch(giftMessageSaved(null));
    publishCartChanged(page, orderId);
  };

/** Saves the gift message with the order; an empty one removes it. It changes no amount, so none is awaited. */
export const saveGiftMessage = (orderId: string, message: string): CartThunk<Result<Order>> =>
  changeOrder({
    orderId,
    change: { kind: 'gift-message' as const, message },
    call: (current) => async (dispatch) => {
      const input = { orderId, metadata: { [GIFT_MESSAGE_KEY]: current.message } };
      const call = orderApi.endpoints.setMetadata.initiate(input, { track: false });
      return toResult(await dispatch(call));
    },
    arrived: (order, current) => giftMessageOf(order) === current.message,
    commit: (_before, after) => async (dispatch, _getState, page) => {
      publishCartChanged(page, orderId);
      void dispatch(followMessage(after, giftMessageOf(after)));
    },
  });

/**
 * Saves a typed gift message that is not yet with the order (E5), before the checkout opens. Fails with the message to
 * show if it does not fit (V5) or the platform refuses it.
 */
export const saveTypedMessage =
  (): CartThunk<Result<null, ErrorText>> => async (dispatch, getState) => {
    const { giftMessage: typed } = sessionStore();
    const message = typed.read();
    const orderId = selectOrderId(getState());
    if (message === null || orderId === null) return ok(null);
    const problem = checkGiftMessage(message);
    if (problem) return fail(giftProblemMessage(problem));
    const saved = await dispatch(saveGiftMessage(orderId, message.trim()));
    if (!saved.ok) return fail(errorTextOf(saved.error));
    if (typed.read() === message) typed.clear();
    return ok(null);
  };
