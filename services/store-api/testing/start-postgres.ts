import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type ServerOptions, startPostgresServer } from './postgres-server.ts';
import { sharedPostgres } from './shared-postgres.ts';

export interface TestPostgres {
  /**
   * Creates an empty database.
   *
   * @param name - lower case; unique among the databases of this object
   * @returns its URL
   */
  database: (name: string) => Promise<string>;
  /** Drops the databases, whoever is connected, and stops the server unless other suites share it. */
  stop: () => Promise<void>;
}

/**
 * A real PostgreSQL server without databases. Suites of a jest run share one, because its first start takes more CPU
 * time than most suites, and each gets databases of its own. With options, or outside jest, the server is new; it ends
 * with the process that started it.
 */
export const startPostgres = async (options?: ServerOptions): Promise<TestPostgres> => {
  const shared = options ? null : await sharedPostgres();
  const server = shared ?? (await startPostgresServer(options));
  // Suites run in parallel and choose the same names.
  const suffix = shared ? `_${randomBytes(6).toString('hex')}` : '';
  const created: string[] = [];
  const run = async (statements: readonly string[]): Promise<void> => {
    const client = new pg.Client({ connectionString: `${server.url}/postgres` });
    await client.connect();
    try {
      for (const it of statements) await client.query(it);
    } finally {
      await client.end();
    }
  };
  return {
    database: async (asked) => {
      const name = `${asked}${suffix}`;
      await run([`CREATE DATABASE ${name}`]);
      created.push(name);
      return `${server.url}/${name}`;
    },
    stop: async () => {
      if (shared && created.length > 0)
        await run(created.splice(0).map((it) => `DROP DATABASE ${it} WITH (FORCE)`));
      await server.stop();
    },
  };
};
