import type { FacetIndex } from '../facets/facet-index.ts';
import type { CatalogueStorage } from '../storage/catalogue-storage.ts';

/** Applies the writes of all processes to the index in memory. */
export interface IndexFollower {
  /** Loads the stored index. */
  load: () => Promise<void>;
  /** Takes what other processes wrote since, and repeats own writes, which has no effect. */
  catchUp: () => Promise<void>;
}

export const followIndex = (
  { shared, all }: Pick<CatalogueStorage, 'shared' | 'all'>,
  facets: FacetIndex,
): IndexFollower => {
  let revision = 0;
  let last: Promise<void> = Promise.resolve();

  const applyChanges = async (): Promise<void> => {
    for (let isMore = shared !== undefined; shared && isMore;) {
      const changes = await shared.changesSince(revision);
      facets.remove(changes.removed);
      facets.set(changes.items);
      ({ revision, isMore } = changes);
    }
  };
  const loadAll = async (): Promise<void> => {
    // Read before the items, so that nothing written during the load is missed.
    if (shared) revision = await shared.revision();
    await facets.load(all());
    await applyChanges();
  };
  // One at a time: an older response must not replace a newer one, nor a load the changes since its start.
  const catchUp = (): Promise<void> => {
    last = last.catch(() => undefined).then(applyChanges);
    return last;
  };

  return {
    load: () => {
      last = loadAll();
      return last;
    },
    catchUp,
  };
};
