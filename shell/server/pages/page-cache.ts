import { LRUCache } from 'lru-cache';

/** Time in s for which a page may be served after it was fresh, here and by the caches in front. */
export const STALE_FOR = 600;

interface Entry<T> {
  value: T;
  weight: number;
  /** ms since the epoch. */
  freshUntil: number;
}

/**
 * `lasting`: one of the shop's pages, whose number is limited. `passing`: query strings, 404s and redirects, whose
 * number is not: they have a cache partition of their own and cannot evict the shop's pages. `none`: not cached.
 */
export type Keeping = 'lasting' | 'passing' | 'none';

/** `stale` and `miss` render the page: the first after its response, the second before, once for all who wait. */
export type CacheOutcome = 'hit' | 'stale' | 'miss';

interface Rendered<T> {
  value: T;
  keep: Keeping;
  /** Size in bytes. */
  weight: number;
  /** Stale from the start: served, and rendered again in the background. */
  isProvisional?: boolean;
  /** Whether it only reports a failure: a cached page of any age replaces it. */
  isFailed?: boolean;
}

/** Content of a partition. */
export interface PartitionSize {
  pages: number;
  bytes: number;
}

export interface Capacity {
  pages: number;
  bytes: number;
}

type Render<T> = () => Promise<Rendered<T>>;

/**
 * LRU page cache with a partition per kind. Serves a stale page at once and renders it again in the background;
 * renders a missing page, and one stale for longer than `STALE_FOR`, once for all concurrent requests.
 *
 * @param capacity maximum pages and bytes per kind
 * @param freshFor ms
 * @param sharedFor time in ms for which concurrent requests share a render: one that takes longer may hang on a read
 *   that would succeed now
 */
export const createPageCache = <T>(
  capacity: Readonly<Record<Exclude<Keeping, 'none'>, Capacity>>,
  freshFor: number,
  sharedFor: number,
  now: () => number = Date.now,
) => {
  const partitionOf = ({ pages, bytes }: Capacity) =>
    new LRUCache<string, Entry<T>>({
      max: pages,
      maxSize: bytes,
      sizeCalculation: ({ weight }, key) => weight + key.length * 2,
    });
  const partitions = {
    lasting: partitionOf(capacity.lasting),
    passing: partitionOf(capacity.passing),
  };
  const sizeOf = ({ size, calculatedSize }: LRUCache<string, Entry<T>>): PartitionSize => ({
    pages: size,
    bytes: calculatedSize,
  });
  const renders = new Map<string, { promise: Promise<Rendered<T>>; until: number }>();

  const keep = (key: string, { value, keep: kind, weight, isProvisional }: Rendered<T>) => {
    if (kind === 'none') return;
    // A missing page may exist now, and the other way round.
    for (const partition of Object.values(partitions)) partition.delete(key);
    partitions[kind].set(key, {
      value,
      weight,
      freshUntil: now() + (isProvisional ? 0 : freshFor),
    });
  };

  const startRender = (key: string, render: Render<T>): Promise<Rendered<T>> => {
    const inFlight = renders.get(key);
    if (inFlight && inFlight.until > now()) return inFlight.promise;
    const promise = render()
      .then((rendered) => {
        keep(key, rendered);
        return rendered;
      })
      .finally(() => {
        if (renders.get(key)?.promise === promise) renders.delete(key);
      });
    renders.set(key, { promise, until: now() + sharedFor });
    return promise;
  };

  /** The page as it is now. If its render fails, the cached one. */
  const renderNow = async (key: string, render: Render<T>, cached?: Entry<T>): Promise<T> => {
    try {
      const { value, isFailed } = await startRender(key, render);
      return isFailed && cached ? cached.value : value;
    } catch (error) {
      if (cached) return cached.value;
      throw error;
    }
  };

  return {
    get: async (
      key: string,
      render: Render<T>,
      onOutcome?: (outcome: CacheOutcome) => void,
    ): Promise<T> => {
      const entry = partitions.lasting.get(key) ?? partitions.passing.get(key);
      if (!entry || entry.freshUntil + STALE_FOR * 1000 <= now()) {
        onOutcome?.('miss');
        return renderNow(key, render, entry);
      }
      const isFresh = entry.freshUntil > now();
      onOutcome?.(isFresh ? 'hit' : 'stale');
      if (!isFresh) startRender(key, render).catch(() => undefined);
      return entry.value;
    },
    sizes: (): Record<'lasting' | 'passing', PartitionSize> => ({
      lasting: sizeOf(partitions.lasting),
      passing: sizeOf(partitions.passing),
    }),
  };
};
