import type { Market } from '@shop/contracts/market';
import type { CatalogueIndex } from './catalogue-index.ts';
import { createFacetIndex } from './facets/facet-index.ts';
import type { Popularity } from './facets/popularity.ts';
import { catalogueUpdates } from './freshness/catalogue-updates.ts';
import { followIndex } from './freshness/follow-index.ts';
import { BUILT_AT } from './freshness/index-state.ts';
import { shareIndex } from './freshness/share-index.ts';
import { syncIndex } from './freshness/sync-index.ts';
import { reloadPopularity } from './freshness/reload-popularity.ts';
import { createLoopWait, wait } from '../timing/wait.ts';
import { changesOfEvent, CATALOGUE_TOPICS } from './freshness/changes-of-event.ts';
import type { IndexEntry } from './item/indexed-item.ts';
import { marketRules } from './item/market-rules.ts';
import { rememberMatches } from './search/remember-matches.ts';
import { rememberItems } from './storage/remember-items.ts';
import { catalogueSource } from './source/catalogue-source.ts';
import { connectPlatform, type PlatformConfig } from '../platform/platform.ts';
import type { CatalogueStorage } from './storage/catalogue-storage.ts';
import { listenToPlatform } from '../webhooks/listen-to-platform.ts';
import type { MemoryWebhookReceiver } from '../webhooks/post-webhook.ts';

/** Path of the webhook for catalog changes. */
export const CATALOGUE_WEBHOOK = '/webhooks/commerce';

/** Source of ratings and sales. The service stores them outside the index, which is disposable. */
export interface KeptPopularity {
  read: () => Promise<Popularity>;
  /** Called with items after the index has stored them. */
  meet: (entries: readonly IndexEntry[]) => Promise<void>;
}

export interface CatalogueOptions {
  storage: CatalogueStorage;
  platform: PlatformConfig;
  /** Comparison interval in ms. */
  compareEvery: number;
  log: (line: string) => void;
  /** Omitted without reviews and sales. */
  popularity?: KeptPopularity;
  /** The shop's markets, whose countries decide which items are sold and which reductions are offers. */
  markets: readonly Market[];
  /** Called with items after the index has stored them. */
  onPut?: (entries: readonly IndexEntry[]) => Promise<void>;
  /** Awaited whenever this process has become the writer, before it writes. */
  onWriting?: () => Promise<void>;
  /** Called when the index has been loaded or built. */
  onReady?: () => void;
  /** Called after the last write, before the storage is closed. */
  onClosing?: () => Promise<void>;
}

export interface OpenCatalogue extends CatalogueIndex {
  webhooks: MemoryWebhookReceiver;
  /**
   * Loads the stored index, then follows the platform until closed.
   *
   * @param callbackUrl - URL for the platform's webhooks; null if it cannot reach this service
   */
  run: (callbackUrl: string | null) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens the catalog index, which answers from storage at once and follows the platform in the background. */
export const openCatalogue = (options: CatalogueOptions): OpenCatalogue => {
  const { platform: config, compareEvery, log, popularity, markets } = options;
  const { onPut, onWriting, onClosing } = options;
  const closing = new AbortController();
  const pause = createLoopWait(closing.signal);
  const storage = rememberItems(rememberMatches(options.storage));
  const facets = createFacetIndex(marketRules(markets));
  const platform = connectPlatform(config, { closing: closing.signal });
  let ready = false;
  let running: Promise<unknown> = Promise.resolve();
  let callback: string | null = null;
  let registering: Promise<void> | null = null;
  const isWriter = (): boolean => storage.shared?.lease.isHeld() ?? true;
  const onReady = () => {
    if (!ready) options.onReady?.();
    ready = true;
  };
  const listener = listenToPlatform({
    name: 'catalogue-index',
    topics: CATALOGUE_TOPICS,
    platform,
    storage,
    closing: closing.signal,
    log: (line) => log(`catalogue: ${line}`),
    mayRegister: isWriter,
  });
  const register = () => {
    if (callback === null) return;
    registering ??= listener.register(callback).finally(() => {
      registering = null;
    });
  };
  const follower = followIndex(storage, facets);
  const sharing = shareIndex({
    storage,
    facets,
    follower,
    onFollow: listener.recall,
    onReady,
    onPromoted: async () => {
      register();
      await onWriting?.();
    },
    wake: pause.wake,
  });
  const sync = syncIndex({
    source: catalogueSource(platform),
    storage,
    updates: catalogueUpdates(storage, facets, async (entries) => {
      await popularity?.meet(entries);
      await onPut?.(entries);
    }),
    facets,
    pause,
    compareEvery,
    log,
    onReady,
    sharing,
  });

  /** Reviews and sales are recorded by the process that receives them, in the service's database. */
  const followPopularity = async ({ read }: KeptPopularity): Promise<void> => {
    while (!closing.signal.aborted) {
      await wait(compareEvery, closing.signal);
      if (closing.signal.aborted) return;
      await read()
        .then((it) => reloadPopularity(facets, it))
        .catch((error: unknown) =>
          log(
            `catalogue: ratings and sales not read: ${error instanceof Error ? error.message : error}`,
          ),
        );
    }
  };

  const run = async (callbackUrl: string | null): Promise<void> => {
    await listener.recall();
    if (popularity) facets.loadPopularity(await popularity.read());
    const isBuilt = (await storage.state(BUILT_AT)) !== null;
    await follower.load();
    if (isBuilt) onReady();
    callback = callbackUrl;
    if (!sharing) {
      register();
      await onWriting?.();
    }
    await Promise.all([sync.run(), sharing && popularity && followPopularity(popularity)]);
    await registering;
  };

  return {
    storage,
    facets,
    isReady: () => ready,
    isWriter,
    webhooks: {
      path: CATALOGUE_WEBHOOK,
      secretOf: listener.secretOf,
      receive: (topic, document) =>
        sharing
          ? sharing.receive(topic, document)
          : sync.markChanged(changesOfEvent(topic, document, facets.columns)),
    },
    run: (callbackUrl) => {
      const work = run(callbackUrl);
      running = work.catch(() => undefined);
      return work;
    },
    close: async () => {
      closing.abort();
      await running;
      await onClosing?.();
      await storage.close();
    },
  };
};
