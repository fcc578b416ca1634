import type { RenderPool } from './render-pool.ts';

/** Time in ms for which workers without a task are kept. */
const KEPT_FOR = 10_000;

/** Workers whose release set may be needed again soon. */
export interface SparePools {
  /** Keeps a pool for a while, then ends its workers. */
  keep: (setId: string, pool: RenderPool) => void;
  /** Hands over the pool of a release set, which is no longer a spare; undefined if it is dead. */
  take: (setId: string) => RenderPool | undefined;
  drain: () => Promise<void>;
}

/**
 * The workers that tried a release, until it is live a moment later: they have its code loaded already, so it is shown
 * without waiting for others to start.
 */
export const createSparePools = (keptFor = KEPT_FOR): SparePools => {
  const spares = new Map<string, { pool: RenderPool; timer: NodeJS.Timeout }>();

  const remove = (setId: string): RenderPool | undefined => {
    const spare = spares.get(setId);
    spares.delete(setId);
    clearTimeout(spare?.timer);
    return spare?.pool;
  };

  return {
    keep: (setId, pool) => {
      void remove(setId)?.drain();
      const timer = setTimeout(() => void remove(setId)?.drain(), keptFor).unref();
      spares.set(setId, { pool, timer });
    },
    take: (setId) => {
      const pool = remove(setId);
      if (pool?.state() !== 'dead') return pool;
      void pool.drain();
      return undefined;
    },
    drain: async () => {
      await Promise.all([...spares.keys()].map((it) => remove(it)?.drain()));
    },
  };
};
