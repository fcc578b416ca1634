import { spawn, type SpawnOptionsWithoutStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';

export interface TestPostgres {
  /**
   * Creates an empty database.
   *
   * @returns its URL
   */
  database: (name: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** Overrides of the folder and command that start a server. */
export interface StartOptions extends SpawnOptionsWithoutStdio {
  node?: string;
  /** Folder of `run-postgres.ts`. */
  folder?: string;
}

/** A real, empty PostgreSQL server. It ends with the process that started it. */
export const startPostgres = async (options: StartOptions = {}): Promise<TestPostgres> => {
  const { node = process.execPath, folder = import.meta.dirname, ...spawnOptions } = options;
  const server = spawn(node, [join(folder, 'run-postgres.ts')], spawnOptions);
  const ended = once(server, 'exit');
  let problems = '';
  server.stderr.on('data', (chunk) => (problems += `${chunk}`));
  const said = once(server.stdout, 'data').then(([chunk]) => `${chunk}`.trim());
  const address = await Promise.race([said, ended.then(() => null)]);
  if (address === null) throw new Error(`PostgreSQL did not start: ${problems}`);
  return {
    database: async (name) => {
      const client = new pg.Client({ connectionString: `${address}/postgres` });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return `${address}/${name}`;
    },
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
};
