// Separate process with a PostgreSQL server in a temporary folder. Prints its URL.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { leaveRoot, loadPostgres, temporaryFolder } from './leave-root.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const folder = mkdtempSync(join(temporaryFolder(), 'store-api-postgres-'));
const EmbeddedPostgres = await loadPostgres(folder);
leaveRoot(folder);
// The package passes the password in a file, so the folder must be writable for this user.
process.env['TMPDIR'] = folder;
const port = await freePort();
const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  port,
  user: 'shop',
  password: 'shop',
  persistent: false,
  initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
  // TCP only: the default socket folder may belong to another user.
  postgresFlags: [
    ...['-c', 'fsync=off'],
    // A jest run shares the server: each suite has several pools of ten connections.
    ...['-c', 'max_connections=300'],
    ...['-c', 'listen_addresses=127.0.0.1'],
    ...['-c', `unix_socket_directories=${folder}`],
  ],
  onLog: () => undefined,
  onError: (problem) => console.error(problem),
});
const stop = async (): Promise<void> => {
  await server.stop();
  process.exit(0);
};
// The package also ends the process.
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGTERM', () => void stop());
// The parent process has exited.
process.stdin.once('end', () => void stop()).resume();
await server.initialise();
await server.start();
console.log(`postgres://shop:shop@127.0.0.1:${port}`);
