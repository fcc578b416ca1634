import type { CallContext } from '../call/call-context.ts';
import { operation, type Operation } from '../call/operation.ts';
import { ok, type Result } from '../result.ts';
import { etagOf } from './metadata.ts';
import { refreshOrder, retrieveOrder } from './read.ts';
import type { Order } from './types.ts';

/** Tries of one round (section 9 of the specification). */
export const POLL_TRIES = 5;
/** Ms between two tries. */
export const POLL_INTERVAL = 1000;
/** Ms before the first try: the back office is usually done by then. */
const FIRST_POLL = 250;

export interface AwaitRecalculationInput {
  orderId: string;
  /** Etag of the order when it was changed. */
  etag: string | null;
  /**
   * Metadata that the change wrote. The back office replaces the whole metadata and may overwrite them for a moment:
   * the wait ends with a new etag once they are back.
   */
  metadata?: Readonly<Record<string, unknown>>;
  /** The previous change was still pending: the first new etag may be its own, so one more pause follows. */
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

/** Reads the metadata alone, which keeps a try cheap. */
const isRecalculated = ({ orderId, etag, metadata = {} }: AwaitRecalculationInput) =>
  operation(async ({ orders, options }) => {
    const params = { fields: { orders: ['metadata' as const] } };
    const order = await orders.retrieve(orderId, params, options);
    const isBack = ([key, value]: [string, unknown]) => order.metadata?.[key] === value;
    return etagOf(order) !== etag && Object.entries(metadata).every(isBack);
  });

const pollRound = async (
  input: AwaitRecalculationInput,
  context: CallContext,
): Promise<Result<boolean>> => {
  for (let tries = 1; ; tries += 1) {
    await pause(tries === 1 ? FIRST_POLL : POLL_INTERVAL, context.signal);
    if (context.signal.aborted) return ok(false);
    const read = await isRecalculated(input)(context);
    if (!read.ok || read.value) return read;
    if (tries === POLL_TRIES) return ok(false);
  }
};

/** One round, with extra time for the own etag of an overlapping change. */
const poll = async (
  input: AwaitRecalculationInput,
  context: CallContext,
): Promise<Result<boolean>> => {
  const polled = await pollRound(input, context);
  if (polled.ok && polled.value && input.overlaps) await pause(POLL_INTERVAL, context.signal);
  return polled;
};

/**
 * Waits until the back office has recalculated a changed order, which its `metadata.etag` shows (T10): five tries a
 * second apart, the first one early; then a refresh and a second round, except for metadata, which a refresh does not
 * restore. Only the last read is of the whole order. Without a recalculation the result is the order as last read.
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
