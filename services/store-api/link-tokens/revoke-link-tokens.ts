import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import type { NewLink } from './issue-link-token.ts';

/** Makes all links of a purpose and subject worthless: what they were asked for has been done another way. */
export const revokeLinkTokens = async (
  database: Kysely<StoreDatabase>,
  { purpose, subject }: Pick<NewLink, 'purpose' | 'subject'>,
  now: () => Date = () => new Date(),
): Promise<void> => {
  await database
    .updateTable('link_token')
    .set({ spent_at: now().toISOString() })
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('spent_at', 'is', null)
    .execute();
};
