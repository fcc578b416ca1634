import { type Kysely, sql } from 'kysely';
import type { SharedIndex } from '../shared-index.ts';
import type { CatalogueTables } from './tables.ts';
import { notify } from './writer-transaction.ts';

/** Notes for the writer, kept until it has applied them: another writer continues with the rest. */
export const writerNotes = (
  database: Kysely<CatalogueTables>,
): Pick<SharedIndex, 'addNote' | 'notes' | 'removeNotes'> => ({
  addNote: async (text) => {
    await database.insertInto('catalogue_note').values({ text }).execute();
    await notify(database);
  },
  notes: () => database.selectFrom('catalogue_note').select(['id', 'text']).orderBy('id').execute(),
  removeNotes: async (ids) => {
    if (ids.length === 0) return;
    await sql`DELETE FROM catalogue_note WHERE id = ANY (${[...ids]}::bigint[])`.execute(database);
  },
});
