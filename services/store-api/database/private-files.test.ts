import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../catalogue/storage/sqlite/open-sqlite.ts';
import { openStore } from '../open-store.ts';

it('X the service’s files are their owner’s alone', async () => {
  const umask = process.umask(0o022);
  const folder = mkdtempSync(join(tmpdir(), 'store-api-private-'));
  const data = join(folder, 'data');
  const database = await openStore(join(data, 'store.sqlite'));
  const index = openSqlite(join(data, 'index.sqlite'));
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect(modeOf(data)).toBe('700');
  const names = readdirSync(data);
  expect(names).toEqual(expect.arrayContaining(['store.sqlite', 'store.sqlite-wal']));
  for (const name of names) expect([name, modeOf(join(data, name))]).toEqual([name, '600']);
  index.close();
  await database.destroy();
  rmSync(folder, { recursive: true });
  process.umask(umask);
});
