import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import type { Comparison, Subject } from '../evidence/comparison.ts';

/** A comparison with the number of its last evaluation. */
export interface StoredComparison {
  look: number;
  comparison: Comparison;
}

/** The stored comparison of a remote, of whatever releases. */
export const readComparison = async (
  database: Kysely<StoreDatabase>,
  remote: string,
  kind: Subject['kind'],
): Promise<StoredComparison | null> => {
  const row = await database
    .selectFrom('release_comparison')
    .select(['look', 'document'])
    .where('remote', '=', remote)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row ? { look: row.look, comparison: JSON.parse(row.document) } : null;
};

/** Whether a comparison is about these releases, and about this life of the candidate. */
export const isAbout = (comparison: Comparison, subject: Subject): boolean =>
  comparison.candidate === subject.candidate &&
  comparison.baseline === subject.baseline &&
  comparison.era === subject.era;

/**
 * Stores an evaluation, unless another process stored one since `look` was read.
 *
 * @param look - number of the evaluation it is based on; null if none was stored
 * @returns whether it was stored
 */
export const saveComparison = async (
  database: Kysely<StoreDatabase>,
  remote: string,
  comparison: Comparison,
  look: number | null,
): Promise<boolean> => {
  const document = JSON.stringify(comparison);
  if (look === null) {
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('release_comparison')
      .values({ remote, kind: comparison.kind, look: 1, document })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return Number(numInsertedOrUpdatedRows) === 1;
  }
  const { numUpdatedRows } = await database
    .updateTable('release_comparison')
    .set({ look: look + 1, document })
    .where('remote', '=', remote)
    .where('kind', '=', comparison.kind)
    .where('look', '=', look)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1;
};
