import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import type { LinkInput } from './read-link-token.ts';

/** Restores a spent link after its operation failed, so that the customer can retry. */
export const restoreLinkToken = async (
  database: Kysely<StoreDatabase>,
  { id }: Pick<LinkInput, 'id'>,
): Promise<void> => {
  await database.updateTable('link_token').set({ spent_at: null }).where('id', '=', id).execute();
};
