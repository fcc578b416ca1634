import type { CallContext } from '../../store/api.ts';
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
export const FIRST_POLL = 250;

export interface AwaitRecalculationInput {
  orderId: string;
  /** The etag the order had before its change. */
  etag: string | null;
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

/** The etag alone: a try costs next to nothing. */
const readEtag = (orderId: string) =>
  operation(async ({ orders, options }) => {
    const params = { fields: { orders: ['metadata' as const] } };
    return etagOf(await orders.retrieve(orderId, params, options));
  });

/** Whether the etag has changed within one round. */
const poll = async (
  { orderId, etag }: AwaitRecalculationInput,
  context: CallContext,
): Promise<Result<boolean>> => {
  for (let tries = 1; ; tries += 1) {
    await pause(tries === 1 ? FIRST_POLL : POLL_INTERVAL, context.signal);
    if (context.signal.aborted) return ok(false);
    const read = await readEtag(orderId)(context);
    if (!read.ok) return read;
    if (read.value !== etag) return ok(true);
    if (tries === POLL_TRIES) return ok(false);
  }
};

/**
 * Waits until the back office has recalculated a changed order, which shows in its `metadata.etag` (T10): five tries
 * a second apart, the first of them early, then a refresh and one more round. The order is read whole at the end
 * only; without a change it is the order as last read.
 */
export const awaitRecalculation =
  (input: AwaitRecalculationInput): Operation<Order> =>
  async (context) => {
    const { orderId, etag } = input;
    const first = await poll(input, context);
    if (!first.ok) return first;
    if (first.value || context.signal.aborted) return retrieveOrder(orderId)(context);
    const refreshed = await refreshOrder(orderId)(context);
    if (!refreshed.ok || refreshed.value.etag !== etag) return refreshed;
    const second = await poll(input, context);
    return second.ok ? retrieveOrder(orderId)(context) : second;
  };
