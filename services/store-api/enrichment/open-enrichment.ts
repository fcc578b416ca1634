import { connectPlatform, type Platform, type PlatformConfig } from '../platform/platform.ts';
import { listenToPlatform, type KeptState } from '../webhooks/listen-to-platform.ts';
import type { MemoryWebhookReceiver } from '../webhooks/post-webhook.ts';
import { adjustmentsOf } from './cost/adjustment-of.ts';
import { enrichOrder, type Outcome } from './enrich-order.ts';
import { parseEvent } from './events/parse-event.ts';
import { doubt, joinNews, newsOf, type News } from './events/news.ts';
import { addressLookups } from './events/address-lookups.ts';
import { TOPICS } from './events/topics.ts';
import { isTransient } from './is-transient.ts';
import { keepSwept } from './keep-swept.ts';
import { knownOrders } from './known-orders.ts';
import { limitRate } from './queue/limit-rate.ts';
import { createOrderQueue } from './queue/order-queue.ts';
import { retryAfter } from './retry-after.ts';
import { newestChange, sweepOrders } from './sweep-orders.ts';

/** Where the platform tells of changed orders. */
export const ORDERS_WEBHOOK = '/webhooks/orders';

/** Longest one call to the platform may take, in ms: shoppers wait for what comes of it. */
const TIME_LIMIT = 5000;

/** How much later than its `updated_at` a change may be seen, in ms. */
const OVERLAP = 10_000;

export interface EnrichmentOptions {
  platform: PlatformConfig;
  state: KeptState;
  /** Most writes to the platform in a second. */
  writesPerSecond: number;
  /** Ms between two looks for orders that no event reported. */
  sweepEvery: number;
  /** How much later than its `updated_at` a change may be seen, in ms. */
  sweepOverlap?: number;
  say: (line: string) => void;
  /** Called with every order that was looked at. */
  onDone?: (id: string, outcome: Outcome) => void;
}

/** How it goes, for the health endpoint. */
export interface EnrichmentHealth {
  /** `ok`, `starting` until webhooks are there, `failing` while orders have to be tried again. */
  status: 'ok' | 'starting' | 'failing';
  waiting: number;
  failing: number;
  /** Orders given a new etag since the start. */
  enriched: number;
}

export interface OpenEnrichment {
  webhooks: MemoryWebhookReceiver;
  health: () => EnrichmentHealth;
  /**
   * Keeps orders complete until it is closed.
   *
   * @param callbackUrl - where the platform can call this service; null where it cannot, and orders are only looked for
   */
  run: (callbackUrl: string | null) => Promise<void>;
  close: () => Promise<void>;
}

/** The platform with its writes held to a rate. */
const atRate = (platform: Platform, turn: () => Promise<void>): Platform => ({
  ...platform,
  send: async (...call) => {
    await turn();
    return platform.send(...call);
  },
});

/** The order-enrichment service: hears of changed orders, and completes them behind the webhook's answer. */
export const openEnrichment = (options: EnrichmentOptions): OpenEnrichment => {
  const { state, writesPerSecond, sweepEvery, sweepOverlap = OVERLAP, say, onDone } = options;
  const closing = new AbortController();
  const { signal } = closing;
  const platform = atRate(
    connectPlatform(options.platform, { closing: signal, timeLimit: TIME_LIMIT }),
    limitRate(writesPerSecond, signal),
  );
  const known = knownOrders();
  const context = {
    platform,
    known,
    adjustmentOf: adjustmentsOf(platform),
    onRemove: (line: string) => known.removedLines.set(line, true),
  };
  let enriched = 0;
  let isListening = false;
  let running: Promise<unknown> = Promise.resolve();

  const queue = createOrderQueue<News>({
    work: async (id, news) => {
      const outcome = await enrichOrder(context, id, news);
      if (outcome === 'enriched') enriched += 1;
      onDone?.(id, outcome);
    },
    join: joinNews,
    // Unknown: nothing may be taken for done meanwhile.
    sinceOf: ({ since }) => (since === null ? -Infinity : Date.parse(since)),
    retryAfter: (error, failures) => retryAfter(error, failures, Math.random()),
    onGivenUp: (id, error) => {
      if (isTransient(error)) sweeper.miss();
      say(`order ${id} is left, ${error instanceof Error ? error.message : error}`);
    },
  });
  const add = (id: string, news: News): boolean => {
    const took = queue.add(id, news);
    if (!took) sweeper.miss();
    return took;
  };
  const sweeper = keepSwept({
    state,
    sweep: (since) =>
      sweepOrders(
        { platform, known, overlap: sweepOverlap, add: (id, at) => add(id, doubt(at)) },
        since,
      ),
    newest: () => newestChange(platform),
    oldest: queue.oldest,
    every: sweepEvery,
    closing: signal,
    say,
  });
  const listener = listenToPlatform({
    name: 'order-enrichment',
    topics: TOPICS,
    platform,
    storage: state,
    closing: signal,
    say,
  });

  const lookUp = addressLookups({
    platform,
    onOrder: (id, at) => add(id, { ...newsOf({ at: null }), since: at }),
    // Its orders changed with it, so the next look finds them.
    onFailed: () => sweeper.wake(),
  });

  const receive = (topic: string, document: unknown): void => {
    const event = parseEvent(topic, document, known);
    if (event.kind === 'order') add(event.id, newsOf(event.change));
    if (event.kind === 'unknown') sweeper.wake();
    if (event.kind === 'address') lookUp(event.id);
  };

  const register = async (callbackUrl: string): Promise<void> => {
    await listener.register(callbackUrl);
    isListening = true;
    // What happened before the platform knew where to tell of it.
    sweeper.wake();
  };

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
