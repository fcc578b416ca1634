import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeEntry } from '../../testing/make-entry.ts';
import { openSqlite } from './open-sqlite.ts';
import { putEntries } from './put-entries.ts';

it('S5 a write on a full disk fails with the reason, and succeeds when there is space again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'put-entries-'));
  const database = openSqlite(join(folder, 'index.sqlite'));
  try {
    const put = putEntries(database);
    const entries = Array.from({ length: 300 }, (_, number) => makeEntry({ code: `A${number}` }));
    // Where it becomes full decides whether SQLite rolls back by itself.
    const { page_count: pages } = database.prepare('PRAGMA page_count').get() ?? {};
    for (let more = 0; more < 40; more += 1) {
      database.exec(`PRAGMA max_page_count = ${Number(pages) + more}`);
      expect(() => put(entries)).toThrow(/full/);
      expect(database.isTransaction).toBe(false);
    }
    database.exec('PRAGMA max_page_count = 100000');
    expect(put(entries)).toHaveLength(300);
  } finally {
    database.close();
    await rm(folder, { recursive: true });
  }
});
