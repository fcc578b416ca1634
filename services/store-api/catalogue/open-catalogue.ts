import type { CatalogueIndex } from './catalogue-index.ts';
import { createFacetIndex } from './facets/facet-index.ts';
import type { Popularity } from './facets/popularity.ts';
import { catalogueUpdates } from './freshness/catalogue-updates.ts';
import { BUILT_AT, keepFresh } from './freshness/keep-fresh.ts';
import { createSleep } from './freshness/sleep.ts';
import { TOPICS } from './freshness/topics.ts';
import { touchedByEvent } from './freshness/touched-by-event.ts';
import type { IndexEntry } from './item/indexed-item.ts';
import { rememberMatches } from './search/remember-matches.ts';
import { rememberItems } from './storage/remember-items.ts';
import { catalogueSource } from './source/catalogue-source.ts';
import { connectPlatform, type PlatformConfig } from '../platform/platform.ts';
import type { CatalogueStorage } from './storage/catalogue-storage.ts';
import { listenToPlatform } from '../webhooks/listen-to-platform.ts';
import type { MemoryWebhookReceiver } from '../webhooks/post-webhook.ts';

/** Where the platform tells of changes to the catalogue. */
export const CATALOGUE_WEBHOOK = '/webhooks/commerce';

/** Where ratings and sales come from. They are the service's own: the index is thrown away when it has to be. */
export interface KeptPopularity {
  read: () => Promise<Popularity>;
  /** Called with items as the platform has them, once the index holds them. */
  meet: (entries: readonly IndexEntry[]) => Promise<void>;
}

export interface CatalogueOptions {
  storage: CatalogueStorage;
  platform: PlatformConfig;
  /** Milliseconds between two comparisons with the platform. */
  compareEvery: number;
  say: (line: string) => void;
  /** Left out where no one reviews or counts. */
  popularity?: KeptPopularity;
}

export interface OpenCatalogue extends CatalogueIndex {
  webhooks: MemoryWebhookReceiver;
  /**
   * Reads what is kept, then keeps up with the platform until it is closed.
   *
   * @param callbackUrl - where the platform can call this service; null where it cannot
   */
  run: (callbackUrl: string | null) => Promise<void>;
  close: () => Promise<void>;
}

/** The catalogue's index: answers at once from what it kept, and reads the platform in the background. */
export const openCatalogue = (options: CatalogueOptions): OpenCatalogue => {
  const { platform: config, compareEvery, say, popularity } = options;
  const closing = new AbortController();
  const sleep = createSleep(closing.signal);
  const storage = rememberItems(rememberMatches(options.storage));
  const facets = createFacetIndex();
  const platform = connectPlatform(config, { closing: closing.signal });
  let ready = false;
  let running: Promise<unknown> = Promise.resolve();
  const keeper = keepFresh({
    source: catalogueSource(platform),
    storage,
    updates: catalogueUpdates(storage, facets, popularity?.meet),
    facets,
    sleep,
    compareEvery,
    say,
    onReady: () => {
      ready = true;
    },
  });
  const listener = listenToPlatform({
    name: 'catalogue-index',
    topics: TOPICS,
    platform,
    storage,
    closing: closing.signal,
    say: (line) => say(`catalogue: ${line}`),
  });

  const run = async (callbackUrl: string | null): Promise<void> => {
    await listener.recall();
    if (popularity) facets.loadPopularity(await popularity.read());
    await facets.load(storage.all());
    ready = (await storage.state(BUILT_AT)) !== null;
    await Promise.all([callbackUrl === null ? null : listener.register(callbackUrl), keeper.run()]);
  };

  return {
    storage,
    facets,
    isReady: () => ready,
    webhooks: {
      path: CATALOGUE_WEBHOOK,
      secretOf: listener.secretOf,
      receive: (topic, document) => keeper.touch(touchedByEvent(topic, document, facets.columns)),
    },
    run: (callbackUrl) => {
      const work = run(callbackUrl);
      running = work.catch(() => undefined);
      return work;
    },
    close: async () => {
      closing.abort();
      await running;
      await storage.close();
    },
  };
};
