import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import type { LinkPurpose } from './link-token-table.ts';

/** Storage form of a link token. The token has 256 random bits, so an unsalted digest suffices. */
const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const BYTES = 32;

interface NewLink {
  purpose: LinkPurpose;
  subject: string;
  /** Address of the account that the link permits to change. The link is void once the account has another one. */
  accountEmail?: string;
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
  { purpose, subject, accountEmail, expiresIn }: NewLink,
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
      account_digest: accountEmail === undefined ? null : digestOf(accountEmail.toLowerCase()),
    })
    .execute();
  return { id, token };
};

/** A valid link. */
export interface FoundLink {
  subject: string;
  /** Digest of its account's address at the time of issue, or of the address that it confirmed. */
  account?: string;
}

/**
 * Whether the account still has the address that it had when the link was issued. Otherwise the link's mailbox may be
 * someone else's: the shop's staff, an integration or an order may have changed the address at the platform itself.
 *
 * @param email - address of the account now; null without one
 */
export const isOfAccount = ({ account }: FoundLink, email: string | null): boolean =>
  account === undefined || (email !== null && account === digestOf(email.toLowerCase()));

/** Digest of an address that a link confirmed. {@link isOfAccount} refuses it: it is the digest of no address alone. */
const confirmedDigest = (email: string): string => digestOf(`changed to ${email.toLowerCase()}`);

/** Whether the link confirmed the present address of its account. */
export const hasConfirmedAddress = ({ account }: FoundLink, email: string | null): boolean =>
  email !== null && account === confirmedDigest(email);

/** A link as received, not validated. */
interface LinkInput {
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
): Promise<(FoundLink & { spent_at: string | null }) | null> => {
  if (!ID.test(id)) return null;
  const row = await database
    .selectFrom('link_token')
    .select(['subject', 'spent_at', 'account_digest'])
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('digest', '=', digestOf(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!row) return null;
  const { account_digest: account, ...found } = row;
  return { ...found, ...(account !== null && { account }) };
};

/** A link, without spending it; null if the link is spent, expired, unknown or of another purpose. */
export const readLinkToken = async (
  database: Kysely<StoreDatabase>,
  link: LinkInput,
  now: () => Date = () => new Date(),
): Promise<FoundLink | null> => {
  const row = await findLinkToken(database, link, now());
  if (!row) return null;
  const { spent_at, ...found } = row;
  return spent_at === null ? found : null;
};

/** A recently spent link; null otherwise. */
export const readJustSpent = async (
  database: Kysely<StoreDatabase>,
  link: LinkInput,
  now: () => Date = () => new Date(),
): Promise<FoundLink | null> => {
  const time = now();
  const row = await findLinkToken(database, link, time);
  if (!row) return null;
  const { spent_at, ...found } = row;
  return Date.parse(spent_at ?? '') > time.getTime() - JUST_SPENT ? found : null;
};

/**
 * Revokes the links of a purpose and subject, because their operation was completed another way. Deletes them, because
 * {@link readJustSpent} must not recognize them.
 *
 * @param expiresUntil - keeps links that expire later; revokes all if omitted
 * @param alsoSpent - revokes spent links, too: their retry would undo what happened since
 */
export const revokeLinkTokens = async (
  database: Kysely<StoreDatabase>,
  {
    purpose,
    subject,
    expiresUntil,
    alsoSpent = false,
  }: Pick<NewLink, 'purpose' | 'subject'> & { expiresUntil?: Date; alsoSpent?: boolean },
): Promise<void> => {
  await database
    .deleteFrom('link_token')
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .$if(!alsoSpent, (it) => it.where('spent_at', 'is', null))
    .$if(expiresUntil !== undefined, (it) =>
      it.where('expires_at', '<=', (expiresUntil as Date).toISOString()),
    )
    .execute();
};

/**
 * Spends a link. Of concurrent requests only one gets the subject. Other links of the same purpose and subject, from
 * earlier mails, are revoked.
 *
 * @returns null if the link is spent, expired, unknown or of another purpose
 */
export const spendLinkToken = async (
  database: Kysely<StoreDatabase>,
  link: LinkInput,
  now: () => Date = () => new Date(),
): Promise<FoundLink | null> => {
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
  await revokeLinkTokens(database, { purpose: link.purpose, subject: found.subject });
  return found;
};

/** Spends a link of an idempotent operation. Also returns a link that was spent just now: the response may be lost. */
export const spendLinkTokenOrRetry = async (
  ...[database, link, now]: Parameters<typeof spendLinkToken>
): Promise<FoundLink | null> =>
  (await spendLinkToken(database, link, now)) ?? (await readJustSpent(database, link, now));

/** Records the address that a spent link confirmed, for its retry ({@link hasConfirmedAddress}). */
export const recordConfirmedAddress = async (
  database: Kysely<StoreDatabase>,
  { id }: Pick<LinkInput, 'id'>,
  email: string,
): Promise<void> => {
  await database
    .updateTable('link_token')
    .set({ account_digest: confirmedDigest(email) })
    .where('id', '=', id)
    .execute();
};

/** Restores a spent link after its operation failed, so that the customer can retry. */
export const restoreLinkToken = async (
  database: Kysely<StoreDatabase>,
  { id }: Pick<LinkInput, 'id'>,
): Promise<void> => {
  await database.updateTable('link_token').set({ spent_at: null }).where('id', '=', id).execute();
};
