import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { digestOf } from './digest-of.ts';
import type { LinkPurpose } from './link-token-table.ts';

const BYTES = 32;

export interface NewLink {
  purpose: LinkPurpose;
  subject: string;
  /** ms */
  expiresIn: number;
}

/** Content of a link's fragment. */
export interface LinkToken {
  id: string;
  /** base64url of 32 random bytes; stored only in the mail. */
  token: string;
}

/**
 * Issues a link token, and deletes expired ones.
 *
 * @param database - the database, or the transaction that queues the mail
 */
export const issueLinkToken = async (
  database: Kysely<StoreDatabase>,
  { purpose, subject, expiresIn }: NewLink,
  now: () => Date = () => new Date(),
): Promise<LinkToken> => {
  const id = randomUUID();
  const token = randomBytes(BYTES).toString('base64url');
  const present = now();
  await database
    .deleteFrom('link_token')
    .where('expires_at', '<=', present.toISOString())
    .execute();
  await database
    .insertInto('link_token')
    .values({
      id,
      purpose,
      subject,
      digest: digestOf(token),
      expires_at: new Date(present.getTime() + expiresIn).toISOString(),
      spent_at: null,
    })
    .execute();
  return { id, token };
};
