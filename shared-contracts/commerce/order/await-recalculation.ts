import type { CallContext } from '../call-context.ts';
import { operation, type Operation } from '../operation.ts';
import { ok, type Result } from '../result.ts';
import { etagOf } from './etag-of.ts';
import { refreshOrder } from './refresh-order.ts';
import { retrieveOrder } from './retrieve-order.ts';
import type { Order } from './types.ts';

/** Tries of one round, and ms between them (section 9 of the specification). */
export const POLL_TRIES = 5;
export const POLL_INTERVAL = 1000;
/** Ms before the first try: the back office is usually done by then. */
const FIRST_POLL = 250;

export interface AwaitRecalculationInput {
  orderId: string;
  /** The etag the order had when it was changed. */
  etag: string | null;
  /**
   * What the change wrote into the order's metadata. The back office writes them too, as a whole, and may write over it
   * for a moment: it is done when this is there with another etag.
   */
  metadata?: Readonly<Record<string, unknown>>;
  /** The change before was not recalculated yet: after the first other etag, which may be that one's, one more pause. */
  overlaps?: boolean;
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

/** Whether it is done. Reads the metadata alone: a try costs next to nothing. */
const isDone = ({ orderId, etag, metadata = {} }: AwaitRecalculationInput) =>
  operation(async ({ orders, options }) => {
    const params = { fields: { orders: ['metadata' as const] } };
    const order = await orders.retrieve(orderId, params, options);
    const isThere = ([key, value]: [string, unknown]) => order.metadata?.[key] === value;
    return etagOf(order) !== etag && Object.entries(metadata).every(isThere);
  });

/** Whether it is done within one round. */
const pollRound = async (
  input: AwaitRecalculationInput,
  context: CallContext,
): Promise<Result<boolean>> => {
  for (let tries = 1; ; tries += 1) {
    await pause(tries === 1 ? FIRST_POLL : POLL_INTERVAL, context.signal);
    if (context.signal.aborted) return ok(false);
    const read = await isDone(input)(context);
    if (!read.ok || read.value) return read;
    if (tries === POLL_TRIES) return ok(false);
  }
};

/** Whether it is done within one round, and with the etag of an overlapping change time for its own. */
const poll = async (
  input: AwaitRecalculationInput,
  context: CallContext,
): Promise<Result<boolean>> => {
  const polled = await pollRound(input, context);
  if (polled.ok && polled.value && input.overlaps) await pause(POLL_INTERVAL, context.signal);
  return polled;
};

/**
 * Waits until the back office has recalculated a changed order, which shows in its `metadata.etag` (T10): five tries
 * a second apart, the first of them early, then a refresh and one more round, unless it is about metadata, which no
 * refresh brings back. The order is read whole at the end only; without a change it is the order as last read.
 */
export const awaitRecalculation =
  (input: AwaitRecalculationInput): Operation<Order> =>
  async (context) => {
    const { orderId, etag, metadata } = input;
    const first = await poll(input, context);
    if (!first.ok) return first;
    if (first.value || metadata || context.signal.aborted) return retrieveOrder(orderId)(context);
    const refreshed = await refreshOrder(orderId)(context);
    if (!refreshed.ok || refreshed.value.etag !== etag) return refreshed;
    const second = await poll(input, context);
    return second.ok ? retrieveOrder(orderId)(context) : second;
  };
