import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import type { GivenLink } from './read-link-token.ts';

/** Makes a link that was spent good again: what it was spent for was not done, and can be tried again. */
export const giveBackLinkToken = async (
  database: Kysely<StoreDatabase>,
  { id }: Pick<GivenLink, 'id'>,
): Promise<void> => {
  await database.updateTable('link_token').set({ spent_at: null }).where('id', '=', id).execute();
};
