import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import type { NewLink } from './issue-link-token.ts';

/**
 * Revokes the links of a purpose and subject, because their operation was completed another way.
 *
 * @param expiresUntil - keeps links that expire later; revokes all if omitted
 */
export const revokeLinkTokens = async (
  database: Kysely<StoreDatabase>,
  {
    purpose,
    subject,
    expiresUntil,
  }: Pick<NewLink, 'purpose' | 'subject'> & { expiresUntil?: Date },
  now: () => Date = () => new Date(),
): Promise<void> => {
  await database
    .updateTable('link_token')
    .set({ spent_at: now().toISOString() })
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('spent_at', 'is', null)
    .$if(expiresUntil !== undefined, (it) =>
      it.where('expires_at', '<=', (expiresUntil as Date).toISOString()),
    )
    .execute();
};
