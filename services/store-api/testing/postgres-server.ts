import { spawn, type SpawnOptionsWithoutStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A running PostgreSQL server. */
export interface PostgresServer {
  /** `postgres://user:password@host:port`, without a database. */
  url: string;
  stop: () => Promise<void>;
}

/** Overrides of the folder and command that start a server. */
export interface ServerOptions extends SpawnOptionsWithoutStdio {
  node?: string;
  /** Folder of `run-postgres.ts`. */
  folder?: string;
}

/** Starts an empty server in a process of its own, which ends with this one. */
export const startPostgresServer = async (options: ServerOptions = {}): Promise<PostgresServer> => {
  const { node = process.execPath, folder = import.meta.dirname, ...spawnOptions } = options;
  const server = spawn(node, [join(folder, 'run-postgres.ts')], spawnOptions);
  const ended = once(server, 'exit');
  let problems = '';
  server.stderr.on('data', (chunk) => (problems += `${chunk}`));
  const said = once(server.stdout, 'data').then(([chunk]) => `${chunk}`.trim());
  const url = await Promise.race([said, ended.then(() => null)]);
  if (url === null) throw new Error(`PostgreSQL did not start: ${problems}`);
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
};
