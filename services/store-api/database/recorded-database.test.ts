import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStore } from '../open-store.ts';

/** Schema and recorded migrations of a deployed database. A new migration adds to it; existing lines never change. */
const RECORDED = readFileSync(join(__dirname, 'testing/recorded-database.sql'), 'utf8');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-api-recorded-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const inSqlite = <T>(file: string, use: (database: DatabaseSync) => T): T => {
  const database = new DatabaseSync(file);
  try {
    return use(database);
  } finally {
    database.close();
  }
};
const schemaOf = (file: string) =>
  inSqlite(file, (it) => it.prepare('SELECT name, sql FROM sqlite_master ORDER BY name').all());
const migrationsOf = (file: string) =>
  inSqlite(file, (it) => it.prepare('SELECT name FROM kysely_migration ORDER BY name').all());

describe('a deployed database', () => {
  it('opens without another migration and keeps its data', async () => {
    const file = join(folder, 'deployed.sqlite');
    inSqlite(file, (it) => {
      it.exec(RECORDED);
      it.exec(`INSERT INTO state VALUES ('mails/swept', '2026-01-01T00:00:00.000Z')`);
    });
    const migrations = migrationsOf(file);
    const schema = schemaOf(file);
    const database = await openStore(file);
    expect(await database.selectFrom('state').selectAll().execute()).toEqual([
      { key: 'mails/swept', value: '2026-01-01T00:00:00.000Z' },
    ]);
    await database.destroy();
    expect(migrationsOf(file)).toEqual(migrations);
    expect(schemaOf(file)).toEqual(schema);
  });

  it('has the schema and migration names of a new one', async () => {
    const [deployed, created] = [join(folder, 'deployed.sqlite'), join(folder, 'new.sqlite')];
    inSqlite(deployed, (it) => it.exec(RECORDED));
    await (await openStore(created)).destroy();
    expect(schemaOf(created)).toEqual(schemaOf(deployed));
    expect(migrationsOf(created)).toEqual(migrationsOf(deployed));
  });
});
