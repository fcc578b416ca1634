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

/** Batch size of reads. */
const AT_ONCE = 500;

interface ChangeRow {
  number: number;
  /** Null for a removal. */
  document: string | null;
  revision: string;
  reworded: boolean;
}

/** Reads writes by revision, in one statement, so that items and removals are of one moment. */
export const sharedChanges = (
  database: Kysely<CatalogueTables>,
): Pick<SharedIndex, 'revision' | 'changesSince'> => ({
  revision: async () => {
    const { rows } = await sql<{ last: string }>`
      SELECT greatest(
        (SELECT max(revision) FROM catalogue_item),
        (SELECT max(revision) FROM catalogue_removed), 0) AS last`.execute(database);
    return Number(rows[0]?.last ?? 0);
  },
  changesSince: async (revision) => {
    const { rows } = await sql<ChangeRow>`
      (SELECT number, document, revision, text_revision > ${revision}::bigint AS reworded
        FROM catalogue_item WHERE revision > ${revision}::bigint ORDER BY revision LIMIT ${sql.lit(AT_ONCE)})
      UNION ALL
      (SELECT number, NULL, revision, false
        FROM catalogue_removed WHERE revision > ${revision}::bigint ORDER BY revision LIMIT ${sql.lit(AT_ONCE)})
      ORDER BY revision LIMIT ${sql.lit(AT_ONCE)}`.execute(database);
    return {
      revision: Number(rows.at(-1)?.revision ?? revision),
      items: rows.flatMap(({ number, document }) =>
        document === null ? [] : [{ number, item: JSON.parse(document) }],
      ),
      removed: rows.flatMap(({ number, document }) => (document === null ? [number] : [])),
      isTextChanged: rows.some((it) => it.reworded),
      isMore: rows.length === AT_ONCE,
    };
  },
});
