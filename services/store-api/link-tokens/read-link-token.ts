import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { digestOf } from './digest-of.ts';
import type { LinkPurpose } from './link-token-table.ts';

/** A link as it came: anything may be in it. */
export interface GivenLink {
  purpose: LinkPurpose;
  id: string;
  token: string;
}

/** The form of an id; other text would be an error of PostgreSQL's, as one with a NUL is. */
const ID = /^[\da-f-]{36}$/;

/** Whom a link is about, without spending it; null where it is spent, late, another purpose's or none of ours. */
export const readLinkToken = async (
  database: Kysely<StoreDatabase>,
  { purpose, id, token }: GivenLink,
  now: () => Date = () => new Date(),
): Promise<{ subject: string } | null> => {
  if (!ID.test(id)) return null;
  const row = await database
    .selectFrom('link_token')
    .select('subject')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('digest', '=', digestOf(token))
    .where('expires_at', '>', now().toISOString())
    .where('spent_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
};
