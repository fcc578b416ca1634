import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { digestOf } from './digest-of.ts';
import type { LinkPurpose } from './link-token-table.ts';

/** A link as received, not validated. */
export interface LinkInput {
  purpose: LinkPurpose;
  id: string;
  token: string;
}

/** Format of an id. Other text is rejected early, because PostgreSQL fails on a NUL. */
const ID = /^[\da-f-]{36}$/;

/** ms after which a spent link is no longer recognized. Until then a client that lost the response can retry. */
const JUST_SPENT = 10 * 60_000;

/** An unexpired link, spent or not; null otherwise. */
const findLinkToken = async (
  database: Kysely<StoreDatabase>,
  { purpose, id, token }: LinkInput,
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

/** Subject of a link, without spending it; null if the link is spent, expired, unknown or of another purpose. */
export const readLinkToken = async (
  database: Kysely<StoreDatabase>,
  link: LinkInput,
  now: () => Date = () => new Date(),
): Promise<{ subject: string } | null> => {
  const found = await findLinkToken(database, link, now());
  return found && found.spent_at === null ? { subject: found.subject } : null;
};

/** Subject of a recently spent link; null otherwise. */
export const readJustSpent = async (
  database: Kysely<StoreDatabase>,
  link: LinkInput,
  now: () => Date = () => new Date(),
): Promise<{ subject: string } | null> => {
  const time = now();
  const found = await findLinkToken(database, link, time);
  const spent = Date.parse(found?.spent_at ?? '');
  return found && spent > time.getTime() - JUST_SPENT ? { subject: found.subject } : null;
};
