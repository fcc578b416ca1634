import type { FacetIndex } from '../facets/facet-index.ts';
import type { CatalogueStorage } from '../storage/catalogue-storage.ts';
import { changeNotes, type ChangeNotes } from './change-notes.ts';
import { changesOfEvent } from './changes-of-event.ts';
import type { IndexFollower } from './follow-index.ts';
import { indexTurn, type IndexTurn } from './index-turn.ts';

interface Options {
  storage: CatalogueStorage;
  facets: FacetIndex;
  follower: IndexFollower;
  onFollow: () => Promise<void>;
  onReady: () => void;
  onPromoted: () => Promise<void>;
  /** Ends the pause of the updates. */
  wake: () => void;
}

/** What the updates need if several processes share an index. */
export interface IndexSharing {
  turn: IndexTurn;
  notes: ChangeNotes;
  onPromoted: () => Promise<void>;
  /** Records the items of a platform event for the writer. */
  receive: (topic: string, document: unknown) => Promise<void>;
}

/** @returns undefined if this process alone has the index */
export const shareIndex = ({ wake, onPromoted, ...options }: Options): IndexSharing | undefined => {
  const { storage, facets, follower } = options;
  const { shared } = storage;
  if (!shared) return undefined;
  const notes = changeNotes(shared);
  const turn = indexTurn({ ...options, shared });
  shared.lease.onNotice(wake);
  return {
    turn,
    notes,
    onPromoted,
    receive: async (topic, document) => {
      // A deleted row has only its id, so the newest items must be known. The writer knows its own.
      if (!turn.isWriting()) await follower.catchUp();
      await notes.add(changesOfEvent(topic, document, facets.columns));
    },
  };
};
