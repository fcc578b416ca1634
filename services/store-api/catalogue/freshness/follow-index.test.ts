import { setImmediate } from 'node:timers/promises';
import { createFacetIndex } from '../facets/facet-index.ts';
import type { StoredItem } from '../storage/catalogue-storage.ts';
import { makeEntry } from '../testing/make-entry.ts';
import { followIndex } from './follow-index.ts';

const stored = (number: number, code: string): StoredItem => ({
  number,
  item: makeEntry({ code }).item,
});

const unused = (): never => {
  throw new Error('not called by a follower');
};

it('S5 a change that is announced during the load is in every list after it', async () => {
  const facets = createFacetIndex();
  let catchingUp: Promise<void> | undefined;
  const follower = followIndex(
    {
      all: async function* () {
        yield [stored(1, 'BAROLO')];
        // All items are read, and are sorted next.
        catchingUp = follower.catchUp();
      },
      shared: {
        revision: async () => 1,
        changesSince: async (revision) => {
          await setImmediate();
          return {
            revision: 2,
            items: revision < 2 ? [stored(2, 'GRILLO')] : [],
            removed: [],
            isTextChanged: false,
            isMore: false,
          };
        },
        lease: { hold: unused, isHeld: () => false, onNotice: unused },
        addNote: unused,
        notes: unused,
        removeNotes: unused,
      },
    },
    facets,
  );
  await follower.load();
  await catchingUp;
  for (const order of Object.values(facets.columns.byName))
    expect([...order.toArray()]).toEqual([1, 2]);
});
