import type { SharedIndex } from '../storage/shared-index.ts';
import {
  changedItems,
  type ChangedItems,
  isNothing,
  mergeChanges,
  NOTHING,
} from './changed-items.ts';

/** Changes that any process recorded for the writer. They are removed once applied, so the next writer misses none. */
export interface ChangeNotes {
  add: (changes: ChangedItems) => Promise<void>;
  /** Changes that were not read before. */
  read: () => Promise<ChangedItems>;
  /** Ids of the read notes: of single items, or those that ask for a full build. */
  known: (kind: 'items' | 'everything') => readonly string[];
  remove: (ids: readonly string[]) => Promise<void>;
  /** Forgets which were read, because another process may write now. */
  forget: () => void;
}

const textOf = ({ skus, bundles, ...flags }: ChangedItems): string =>
  JSON.stringify({ ...flags, skus: [...skus], bundles: [...bundles] });

const changesOf = (text: string): ChangedItems => {
  const { skus, bundles, ...flags } = JSON.parse(text);
  return changedItems({ ...flags, skus: new Set(skus), bundles: new Set(bundles) });
};

export const changeNotes = (shared: SharedIndex): ChangeNotes => {
  const read = new Map<string, ChangedItems>();
  return {
    add: async (changes) => {
      if (!isNothing(changes)) await shared.addNote(textOf(changes));
    },
    read: async () => {
      let changes = NOTHING;
      for (const { id, text } of await shared.notes()) {
        if (read.has(id)) continue;
        const some = changesOf(text);
        read.set(id, some);
        changes = mergeChanges(changes, some);
      }
      return changes;
    },
    known: (kind) =>
      [...read].flatMap(([id, { everything }]) =>
        everything === (kind === 'everything') ? [id] : [],
      ),
    remove: async (ids) => {
      await shared.removeNotes(ids);
      for (const it of ids) read.delete(it);
    },
    forget: () => read.clear(),
  };
};
