import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import pg from 'pg';
import type { WriterLease } from '../shared-index.ts';
import { SCHEMA_VERSION } from './create-tables.ts';
import type { CatalogueTables } from './tables.ts';
import { CHANNEL, lockItems, WRITER } from './writer-transaction.ts';

/** First part of the advisory lock's key; the second is the schema version, whose writers exclude each other. */
const LOCK = 7_204_302;
/** Time limit of connecting and of each query in ms. */
const LIMIT = 5_000;

interface LeaseSession {
  lease: WriterLease;
  /** Identifies this tenure; null without the lease. */
  token: () => string | null;
  lose: () => void;
  /** Releases the lease. */
  close: () => Promise<void>;
}

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'catalogue-index-writer',
    connectionTimeoutMillis: LIMIT,
    query_timeout: LIMIT,
    keepAlive: true,
  });
  // Without a listener, the error of a lost connection would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    return client;
  } catch (error) {
    void client.end().catch(() => undefined);
    throw error;
  }
};

/**
 * Makes this process the only one whose writes are accepted. Waits for the running write of a predecessor.
 *
 * @returns its token; null if the tables are of another version, whose processes write them
 */
const claim = (database: Kysely<CatalogueTables>): Promise<string | null> =>
  database.transaction().execute(async (transaction) => {
    await lockItems(transaction);
    const schema = await transaction
      .selectFrom('catalogue_state')
      .select('value')
      .where('key', '=', 'schema')
      .executeTakeFirst();
    if (schema?.value !== String(SCHEMA_VERSION)) return null;
    const value = randomUUID();
    await transaction
      .insertInto('catalogue_state')
      .values({ key: WRITER, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    return value;
  });

/** The lease as an advisory lock of a session of its own: the server releases it when the connection ends. */
export const holdLease = (url: string, database: Kysely<CatalogueTables>): LeaseSession => {
  let client: pg.Client | null = null;
  let token: string | null = null;
  let listener: () => void = () => undefined;

  const drop = async (): Promise<void> => {
    const ended = client;
    client = null;
    if (token !== null) {
      token = null;
      listener();
    }
    await ended?.end().catch(() => undefined);
  };
  const connected = async (): Promise<pg.Client> => {
    const made = await connect(url);
    made.on('end', () => {
      if (client === made) void drop();
    });
    made.on('notification', () => listener());
    client = made;
    return made;
  };
  const attempt = async (): Promise<void> => {
    const session = client ?? (await connected());
    if (token !== null) {
      await session.query('SELECT 1');
      return;
    }
    const key = [LOCK, SCHEMA_VERSION];
    const { rows } = await session.query('SELECT pg_try_advisory_lock($1, $2) AS taken', key);
    if (rows[0]?.taken !== true) return;
    const claimed = await claim(database);
    // The connection may have ended meanwhile, and the lock with it.
    if (claimed !== null && client === session) token = claimed;
    else await drop();
  };

  return {
    lease: {
      hold: async () => {
        try {
          await attempt();
        } catch (error) {
          void drop();
          throw error;
        }
        return token;
      },
      isHeld: () => token !== null,
      onNotice: (run) => {
        listener = run;
      },
    },
    token: () => token,
    lose: () => void drop(),
    close: drop,
  };
};
