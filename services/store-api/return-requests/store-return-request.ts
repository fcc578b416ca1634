import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import type { ReturnRequestTable } from './return-request-table.ts';

type Stated =
  'kind' | 'number' | 'email' | 'name' | 'items' | 'is_partial' | 'note' | 'locale' | 'market';

const STORED = ['id', 'received_at', 'outcome'] as const;

/**
 * Stores what a buyer states, once: a repetition after a lost response has its id and its content. With other content,
 * the id is ignored: no withdrawal is lost, and who guesses an id learns nothing.
 *
 * @param received_at - ISO 8601
 * @returns the request, stored now or before
 */
export const storeReturnRequest = async (
  database: Kysely<StoreDatabase>,
  id: string,
  stated: Pick<Insertable<ReturnRequestTable>, Stated>,
  received_at: string,
): Promise<Pick<Selectable<ReturnRequestTable>, (typeof STORED)[number]>> => {
  const insert = (as: string) =>
    database
      .insertInto('return_request')
      .values({ ...stated, id: as, received_at, outcome: 'open' })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning(STORED);
  return (
    (await insert(id).executeTakeFirst()) ??
    (await database
      .selectFrom('return_request')
      .select(STORED)
      .where((it) => it.and({ ...stated, id }))
      .executeTakeFirst()) ??
    (await insert(randomUUID()).executeTakeFirstOrThrow())
  );
};
