import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PostgresServer, startPostgresServer } from './postgres-server.ts';
import { SHARED_POSTGRES } from './shared-postgres.ts';

declare global {
  /** Ends what `jest-setup.ts` started. jest loads setup and teardown as separate modules. */
  var stopSharedPostgres: (() => Promise<void>) | undefined;
}

/**
 * jest's global setup of the package. Suites run in processes of their own, so they ask this one over HTTP for a
 * PostgreSQL server; the first request starts it, so a run without the database does not pay for it.
 */
export default async function setup(): Promise<void> {
  let starting: Promise<PostgresServer> | undefined;
  const http = createServer((_, response) => {
    starting ??= startPostgresServer();
    starting.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  process.env[SHARED_POSTGRES] = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  globalThis.stopSharedPostgres = async () => {
    http.closeAllConnections();
    http.close();
    await (await starting?.catch(() => undefined))?.stop();
  };
}
