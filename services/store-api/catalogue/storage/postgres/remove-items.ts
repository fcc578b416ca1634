import { sql } from 'kysely';
import type { WriterTransaction } from './writer-transaction.ts';

/** Removes items by key and records the removals. @returns their former numbers */
export const removeItems = async (
  write: WriterTransaction,
  keys: readonly string[],
): Promise<number[]> => {
  if (keys.length === 0) return [];
  return write(async (transaction) => {
    const { rows } = await sql<{ number: number }>`
      WITH gone AS (
        DELETE FROM catalogue_item WHERE key = ANY (${[...keys]}::text[]) RETURNING number)
      INSERT INTO catalogue_removed (number, revision)
      SELECT number, nextval('catalogue_revision') FROM gone
      ON CONFLICT (number) DO UPDATE SET revision = excluded.revision
      RETURNING number`.execute(transaction);
    return { result: rows.map((it) => it.number), isChange: rows.length > 0 };
  });
};
