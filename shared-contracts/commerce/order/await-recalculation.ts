import type { CallContext } from '../../store/api.ts';
import type { Operation } from '../operation.ts';
import type { Result } from '../result.ts';
import { refreshOrder } from './refresh-order.ts';
import { retrieveOrder } from './retrieve-order.ts';
import type { Order } from './types.ts';

/** Tries of one round, and ms between them (section 9 of the specification). */
export const POLL_TRIES = 5;
export const POLL_INTERVAL = 1000;

export interface AwaitRecalculationInput {
  orderId: string;
  /** The etag the order had before its change. */
  etag: string | null;
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

const poll = async (
  { orderId, etag }: AwaitRecalculationInput,
  context: CallContext,
): Promise<Result<Order>> => {
  for (let tries = 1; ; tries += 1) {
    await pause(POLL_INTERVAL, context.signal);
    const read = await retrieveOrder(orderId)(context);
    if (!read.ok || read.value.etag !== etag || tries === POLL_TRIES || context.signal.aborted)
      return read;
  }
};

/**
 * Waits until the back office has recalculated a changed order, which shows in its `metadata.etag` (T10): up to five
 * reads a second apart, then a refresh and five more. Without a change, the order as last read.
 */
export const awaitRecalculation =
  (input: AwaitRecalculationInput): Operation<Order> =>
  async (context) => {
    const first = await poll(input, context);
    if (!first.ok || first.value.etag !== input.etag || context.signal.aborted) return first;
    const refreshed = await refreshOrder(input.orderId)(context);
    if (!refreshed.ok || refreshed.value.etag !== input.etag) return refreshed;
    return poll(input, context);
  };
