import type { CatalogueStorage } from '../storage/catalogue-storage.ts';
import type { SharedIndex } from '../storage/shared-index.ts';
import type { IndexFollower } from './follow-index.ts';
import { BUILT_AT } from './index-state.ts';

/** `promoted`: became the writer since the last turn. */
export type IndexRole = 'follower' | 'promoted' | 'writer';

/** Decides before each step of the updates whether this process writes; if not, it follows the writer. */
export interface IndexTurn {
  /**
   * @param isAfterFailure - whether a write may have been stored without a response
   * @throws if the database is unreachable
   */
  begin: (isAfterFailure: boolean) => Promise<IndexRole>;
  /** Whether a step of this process may be writing. */
  isWriting: () => boolean;
}

interface Options {
  storage: Pick<CatalogueStorage, 'state'>;
  shared: SharedIndex;
  follower: IndexFollower;
  /** Called in each turn of a follower. */
  onFollow: () => Promise<void>;
  /** Called when a follower has loaded an index that was read completely. */
  onReady: () => void;
}

export const indexTurn = ({ storage, shared, follower, onFollow, onReady }: Options): IndexTurn => {
  let tenure: string | null = null;
  let isBuilt = false;

  const renew = (): Promise<string | null> =>
    shared.lease.hold().catch((error: unknown) => {
      tenure = null;
      throw error;
    });

  return {
    begin: async (isAfterFailure) => {
      const token = await renew();
      if (token !== null && token === tenure && !isAfterFailure) return 'writer';
      const isPromoted = token !== null && token !== tenure;
      tenure = token;
      // With the lease this catches up completely, because no other process can write.
      isBuilt ||= (await storage.state(BUILT_AT)) !== null;
      await follower.catchUp();
      if (isBuilt) onReady();
      if (isPromoted) return 'promoted';
      if (token !== null) return 'writer';
      await onFollow();
      return 'follower';
    },
    isWriting: () => tenure !== null,
  };
};
