import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { revokeLinkTokens } from './revoke-link-tokens.ts';
import { readLinkToken, type GivenLink } from './read-link-token.ts';

/**
 * Spends a link: of all who show it at once, one gets its subject. Others of the same purpose and subject are spent
 * with it, as the mail before the last.
 *
 * @returns null where it is spent, late, another purpose's or none of ours
 */
export const spendLinkToken = async (
  database: Kysely<StoreDatabase>,
  link: GivenLink,
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
