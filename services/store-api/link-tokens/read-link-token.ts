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

/** ms in which a link that is spent is still known to who spent it and did not get the answer. */
const JUST_SPENT = 10 * 60_000;

/** A link of ours that is not late, spent or not; null for every other. */
const findLinkToken = async (
  database: Kysely<StoreDatabase>,
  { purpose, id, token }: GivenLink,
  now: Date,
): Promise<{ subject: string; spent_at: string | null } | null> => {
  if (!ID.test(id)) return null;
  const row = await database
    .selectFrom('link_token')
    .select(['subject', 'spent_at'])
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('digest', '=', digestOf(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row ?? null;
};

/** Whom a link is about, without spending it; null where it is spent, late, another purpose's or none of ours. */
export const readLinkToken = async (
  database: Kysely<StoreDatabase>,
  link: GivenLink,
  now: () => Date = () => new Date(),
): Promise<{ subject: string } | null> => {
  const found = await findLinkToken(database, link, now());
  return found && found.spent_at === null ? { subject: found.subject } : null;
};

/** Whom a link is about that was spent a moment ago; null for every other. */
export const readJustSpent = async (
  database: Kysely<StoreDatabase>,
  link: GivenLink,
  now: () => Date = () => new Date(),
): Promise<{ subject: string } | null> => {
  const time = now();
  const found = await findLinkToken(database, link, time);
  const spent = Date.parse(found?.spent_at ?? '');
  return found && spent > time.getTime() - JUST_SPENT ? { subject: found.subject } : null;
};
