import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { parseScope, type Scope, scopeText } from './scope.ts';

const DAY = 86_400_000;
/** Longest and default lifetime of a token, in days. */
export const TOKEN_DAYS = { longest: 365, usual: 90 } as const;

/** The name of the operator's deploy token in the history: no other token can have it. */
export const OPERATOR = 'deploy';

/** Storage form of a token. It has 256 random bits, so an unsalted digest suffices. */
const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A release token without its secret. */
export interface ReleaseToken {
  name: string;
  scope: Scope;
  author: string;
  createdAt: string;
  expiresAt: string;
  lastUsedOn: string | null;
  revokedAt: string | null;
  revokedBy: string | null;
}

const fromRow = (row: Selectable<StoreDatabase['release_token']>): ReleaseToken => ({
  name: row.name,
  // A scope that cannot be parsed permits nothing.
  scope: parseScope(row.scope) ?? [],
  author: row.author,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  lastUsedOn: row.last_used_on,
  revokedAt: row.revoked_at,
  revokedBy: row.revoked_by,
});

/** Whether a token permits edits at a time. */
export const isValid = ({ revokedAt, expiresAt }: ReleaseToken, now: Date): boolean =>
  revokedAt === null && expiresAt > now.toISOString();

export interface NewToken {
  name: string;
  scope: Scope;
  author: string;
  /** Lifetime, up to `TOKEN_DAYS.longest`. */
  days: number;
}

/**
 * Issues a token. Only its digest is stored, so this is the only time that anybody sees it.
 *
 * @returns the token: base64url of 32 random bytes; null if the name is taken, also by a revoked token
 */
export const issueReleaseToken = async (
  database: Kysely<StoreDatabase>,
  { name, scope, author, days }: NewToken,
  now: Date,
): Promise<string | null> => {
  if (name === OPERATOR) return null;
  const token = randomBytes(32).toString('base64url');
  const row = await database
    .insertInto('release_token')
    .values({
      name,
      digest: digestOf(token),
      scope: scopeText(scope),
      author,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + days * DAY).toISOString(),
      last_used_on: null,
      revoked_at: null,
      revoked_by: null,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return row ? token : null;
};

/** All tokens, newest first. */
export const listReleaseTokens = async (
  database: Kysely<StoreDatabase>,
): Promise<ReleaseToken[]> => {
  const rows = await database
    .selectFrom('release_token')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('name')
    .execute();
  return rows.map(fromRow);
};

/** One token by name, valid or not. */
export const readReleaseToken = async (
  database: Kysely<StoreDatabase>,
  name: string,
): Promise<ReleaseToken | null> => {
  const row = await database
    .selectFrom('release_token')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
};

/** Revokes a token; a no-op if it is revoked. */
export const revokeReleaseToken = async (
  database: Kysely<StoreDatabase>,
  name: string,
  by: string,
  now: Date,
): Promise<void> => {
  await database
    .updateTable('release_token')
    .set({ revoked_at: now.toISOString(), revoked_by: by })
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .execute();
};

/**
 * The valid token of a secret, and notes the day of its use. The lookup is by digest: its time depends on bits that a
 * caller cannot choose, and is the same for unknown, expired and revoked tokens.
 */
export const findReleaseToken = async (
  database: Kysely<StoreDatabase>,
  secret: string,
  now: Date,
): Promise<ReleaseToken | null> => {
  const row = await database
    .selectFrom('release_token')
    .selectAll()
    .where('digest', '=', digestOf(secret))
    .executeTakeFirst();
  const found = row && fromRow(row);
  if (!found || !isValid(found, now)) return null;
  const day = now.toISOString().slice(0, 10);
  if (found.lastUsedOn !== day)
    await database
      .updateTable('release_token')
      .set({ last_used_on: day })
      .where('name', '=', found.name)
      .execute();
  return found;
};
