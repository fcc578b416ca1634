import { connectPlatform, type PlatformConfig } from '../platform/platform.ts';
import type { KeptState } from '../database/kept-state.ts';
import { listenToPlatform } from '../webhooks/listen-to-platform.ts';
import type { MemoryWebhookReceiver } from '../webhooks/post-webhook.ts';
import { adjustmentsOf } from './cost/adjustment-of.ts';
import { enrichOrder, type Outcome } from './enrich-order.ts';
import { parseEvent, ORDER_TOPICS } from './events/parse-event.ts';
import { unknownChange, mergeEvents, eventsOf, type OrderEvents } from './events/order-events.ts';
import { addressLookups } from './events/address-lookups.ts';
import { isTransient, retryAfter } from './retry.ts';
import { sweepPeriodically } from './sweep-periodically.ts';
import { createOrderCache } from './order-cache.ts';
import { limitWrites } from './limit-writes.ts';
import { createOrderQueue } from './queue/order-queue.ts';
import { newestChange, sweepOrders } from './sweep-orders.ts';

/** Path of the webhook for changed orders. */
export const ORDERS_WEBHOOK = '/webhooks/orders';

/** Timeout of a platform call in ms; short, because shoppers wait for the result. */
const TIME_LIMIT = 5000;

/** Maximum delay in ms until a change is visible after its `updated_at`. */
const OVERLAP = 10_000;

export interface EnrichmentOptions {
  platform: PlatformConfig;
  state: KeptState;
  /** Maximum writes to the platform per second. */
  writesPerSecond: number;
  /** Sweep interval in ms. */
  sweepEvery: number;
  /** Maximum delay in ms until a change is visible after its `updated_at`. */
  sweepOverlap?: number;
  log: (line: string) => void;
  /** Called with every processed order. */
  onDone?: (id: string, outcome: Outcome) => void;
}

/** State for the health endpoint. */
export interface EnrichmentHealth {
  /** `starting` until webhooks are registered, `failing` while orders wait for a retry, else `ok`. */
  status: 'ok' | 'starting' | 'failing';
  waiting: number;
  failing: number;
  /** Orders that got a new etag since the start. */
  enriched: number;
}

export interface OpenEnrichment {
  webhooks: MemoryWebhookReceiver;
  health: () => EnrichmentHealth;
  /**
   * Completes orders until closed.
   *
   * @param callbackUrl - URL for the platform's webhooks; null if it cannot reach this service, which then only sweeps
   */
  run: (callbackUrl: string | null) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens order enrichment, which receives changed orders by webhook and completes them in the background. */
export const openEnrichment = (options: EnrichmentOptions): OpenEnrichment => {
  const { state, writesPerSecond, sweepEvery, sweepOverlap = OVERLAP, log, onDone } = options;
  const closing = new AbortController();
  const { signal } = closing;
  const platform = limitWrites(
    connectPlatform(options.platform, { closing: signal, timeLimit: TIME_LIMIT }),
    writesPerSecond,
    signal,
  );
  const cache = createOrderCache();
  const context = {
    platform,
    cache,
    adjustmentOf: adjustmentsOf(platform),
    onRemove: (line: string) => cache.removedLines.set(line, true),
  };
  let enriched = 0;
  let isListening = false;
  let running: Promise<unknown> = Promise.resolve();

  const queue = createOrderQueue<OrderEvents>({
    work: async (id, events) => {
      const outcome = await enrichOrder(context, id, events);
      if (outcome === 'enriched') enriched += 1;
      onDone?.(id, outcome);
    },
    join: mergeEvents,
    // Unknown, so progress must not advance meanwhile.
    sinceOf: ({ since }) => (since === null ? -Infinity : Date.parse(since)),
    retryAfter: (error, failures) => retryAfter(error, failures, Math.random()),
    onGivenUp: (id, error) => {
      if (isTransient(error)) sweeper.miss();
      log(`order ${id} is not retried: ${error instanceof Error ? error.message : error}`);
    },
  });
  const add = (id: string, events: OrderEvents): boolean => {
    const took = queue.add(id, events);
    if (!took) sweeper.miss();
    return took;
  };
  const sweeper = sweepPeriodically({
    state,
    sweep: (since) =>
      sweepOrders(
        { platform, cache, overlap: sweepOverlap, add: (id, at) => add(id, unknownChange(at)) },
        since,
      ),
    newest: () => newestChange(platform),
    oldest: queue.oldest,
    every: sweepEvery,
    closing: signal,
    log,
  });
  const listener = listenToPlatform({
    name: 'order-enrichment',
    topics: ORDER_TOPICS,
    platform,
    storage: state,
    closing: signal,
    log,
  });

  const findCarts = addressLookups({
    platform,
    onOrder: (id, at) => add(id, { ...eventsOf({ at: null }), since: at }),
    // Its orders changed with it, so the next sweep finds them.
    onFailed: () => sweeper.wake(),
  });

  const receive = (topic: string, document: unknown): void => {
    const event = parseEvent(topic, document, cache);
    if (event.kind === 'order') add(event.id, eventsOf(event.change));
    if (event.kind === 'unknown') sweeper.wake();
    if (event.kind === 'address') findCarts(event.id);
  };

  const register = (callbackUrl: string): Promise<void> =>
    listener.register(callbackUrl, () => {
      isListening = true;
      // Finds changes from before the registration of the webhooks.
      sweeper.wake();
    });

  return {
    webhooks: { path: ORDERS_WEBHOOK, secretOf: listener.secretOf, receive },
    health: () => {
      const failing = queue.failing();
      const status = failing > 0 ? 'failing' : isListening ? 'ok' : 'starting';
      return { status, waiting: queue.size(), failing, enriched };
    },
    run: (callbackUrl) => {
      const work = listener
        .recall()
        .then(() =>
          Promise.all([callbackUrl === null ? null : register(callbackUrl), sweeper.run()]),
        );
      running = work.catch(() => undefined);
      return work.then(() => undefined);
    },
    close: async () => {
      closing.abort();
      await queue.close();
      await running;
    },
  };
};
