import type { ColumnType, Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import { digestOf, newSessionId, openToken, sealToken } from './session-keys.ts';

/** Back-office sessions. */
interface BackOfficeSessionTable {
  /** SHA-256 of the session id in the browser's cookie. */
  digest: ColumnType<string, string, never>;
  uid: ColumnType<string, string, never>;
  /** The platform's access token, encrypted with the session id. */
  token: ColumnType<string, string, never>;
  started_at: ColumnType<string, string, never>;
  seen_at: string;
}

declare module '../../database/tables.ts' {
  interface StoreDatabase {
    back_office_session: BackOfficeSessionTable;
  }
}

/** Creates the table of back-office sessions. */
export const createSessionTable = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('back_office_session')
    .addColumn('digest', 'varchar(43)', (column) => column.primaryKey())
    .addColumn('uid', 'varchar(64)', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('started_at', 'varchar(30)', (column) => column.notNull())
    .addColumn('seen_at', 'varchar(30)', (column) => column.notNull())
    .execute();
};

/** Maximum lifetime of a session, in ms. */
export const LONGEST = 8 * 3_600_000;
/** Idle timeout of a session, in ms. */
export const LONGEST_IDLE = 30 * 60_000;
/** Interval of updates of the last use, in ms: a write at every page would cost too much. */
const NOTED_EVERY = 60_000;

/** `ended`: the session expired and is deleted; its token should be revoked. */
export interface FoundSession {
  state: 'live' | 'ended';
  uid: string;
  /** The platform's access token. */
  token: string;
}

const before = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString();

/**
 * Creates a session, and deletes expired ones.
 *
 * @returns its id, for the cookie
 */
export const openSession = async (
  database: Kysely<StoreDatabase>,
  { uid, token }: { uid: string; token: string },
  now: Date,
): Promise<string> => {
  const id = newSessionId();
  await database
    .deleteFrom('back_office_session')
    .where((it) =>
      it.or([
        it('started_at', '<=', before(now, LONGEST)),
        it('seen_at', '<=', before(now, LONGEST_IDLE)),
      ]),
    )
    .execute();
  await database
    .insertInto('back_office_session')
    .values({
      digest: digestOf(id),
      uid,
      token: sealToken(id, token),
      started_at: now.toISOString(),
      seen_at: now.toISOString(),
    })
    .execute();
  return id;
};

/**
 * Ends a session.
 *
 * @returns its access token, for revocation; null if the session does not exist
 */
export const endSession = async (
  database: Kysely<StoreDatabase>,
  id: string,
): Promise<string | null> => {
  const row = await database
    .deleteFrom('back_office_session')
    .where('digest', '=', digestOf(id))
    .returning('token')
    .executeTakeFirst();
  return row ? openToken(id, row.token) : null;
};

/** Finds the session of a cookie and extends its idle timeout; null if there is no such session. */
export const findSession = async (
  database: Kysely<StoreDatabase>,
  id: string,
  now: Date,
): Promise<FoundSession | null> => {
  const digest = digestOf(id);
  const row = await database
    .selectFrom('back_office_session')
    .selectAll()
    .where('digest', '=', digest)
    .executeTakeFirst();
  if (!row) return null;
  const found = { uid: row.uid, token: openToken(id, row.token) };
  if (row.started_at <= before(now, LONGEST) || row.seen_at <= before(now, LONGEST_IDLE)) {
    await database.deleteFrom('back_office_session').where('digest', '=', digest).execute();
    return { ...found, state: 'ended' };
  }
  if (row.seen_at <= before(now, NOTED_EVERY))
    await database
      .updateTable('back_office_session')
      .set({ seen_at: now.toISOString() })
      .where('digest', '=', digest)
      .execute();
  return { ...found, state: 'live' };
};
