import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';

export interface TestPostgres {
  /** Makes an empty database. @returns its address */
  database: (name: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** A real PostgreSQL server with nothing in it. It ends with the process that started it. */
export const startPostgres = async (): Promise<TestPostgres> => {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'run-postgres.ts')]);
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
