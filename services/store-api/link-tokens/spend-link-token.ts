import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { revokeLinkTokens } from './revoke-link-tokens.ts';
import { readLinkToken, type LinkInput } from './read-link-token.ts';

/**
 * Spends a link. Of concurrent requests only one gets the subject. Other links of the same purpose and subject, from
 * earlier mails, are spent with it.
 *
 * @returns null if the link is spent, expired, unknown or of another purpose
 */
export const spendLinkToken = async (
  database: Kysely<StoreDatabase>,
  link: LinkInput,
  now: () => Date = () => new Date(),
): Promise<{ subject: string } | null> => {
  const found = await readLinkToken(database, link, now);
  if (!found) return null;
  const spent_at = now().toISOString();
  const { numUpdatedRows: spent } = await database
    .updateTable('link_token')
    .set({ spent_at })
    .where('id', '=', link.id)
    .where('spent_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (spent === 0n) return null;
  await revokeLinkTokens(database, { purpose: link.purpose, subject: found.subject }, now);
  return found;
};
