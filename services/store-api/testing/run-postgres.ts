// Run as a process of its own: a PostgreSQL server in a folder that is gone once it ends. Prints its address.
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
// The package hands the password over in a file: a folder of this user's own is sure to take it.
process.env['TMPDIR'] = folder;
const port = await freePort();
const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  port,
  user: 'shop',
  password: 'shop',
  persistent: false,
  initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
  // Connected to by address alone: the folder for sockets that was built in may belong to another user.
  postgresFlags: [
    ...['-c', 'fsync=off'],
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
// The package ends the process by itself too.
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGTERM', () => void stop());
// Whoever started it is gone.
process.stdin.once('end', () => void stop()).resume();
await server.initialise();
await server.start();
console.log(`postgres://shop:shop@127.0.0.1:${port}`);
