import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import { databaseTime, locksRows } from '../database/database-time.ts';
import { connectDatabase } from '../database/open-database.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { BackupError } from './backup-error.ts';
import { FORMAT, FORMAT_VERSION, type BackupHead, type BackupManifest } from './backup-format.ts';
import { tablesOf } from './store-schema.ts';
import { inSnapshot, readTable, recordedMigrations } from './table-rows.ts';

/** A finished backup. */
export interface WrittenBackup extends BackupManifest {
  file: string;
  createdAt: string;
}

const headOf = async (snapshot: Kysely<StoreDatabase>): Promise<BackupHead> => {
  const schema = await recordedMigrations(snapshot);
  if (schema.length === 0)
    throw new BackupError(
      'The database has no tables of store-api.',
      'Check DATABASE_URL or STORE_API_DB: they name the database of the running service.',
    );
  const { rows } = await sql<{ now: string }>`select ${databaseTime(snapshot)} as "now"`.execute(
    snapshot,
  );
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    createdAt: rows[0]?.now ?? '',
    engine: locksRows(snapshot) ? 'postgresql' : 'sqlite',
    schema: [...schema],
  };
};

/** The lines of a backup of one state of the database. */
const linesOf = async function* (
  snapshot: Kysely<StoreDatabase>,
  head: BackupHead,
  onEnd: (manifest: BackupManifest) => void,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (values: readonly unknown[]): string => {
    const text = values.map((it) => `${JSON.stringify(it)}\n`).join('');
    hash.update(text);
    return text;
  };
  yield hashed([head]);
  const rows: Record<string, number> = {};
  for (const table of await tablesOf(head.schema.map(([name]) => name))) {
    rows[table.name] = 0;
    yield hashed([{ table: table.name, columns: table.columns }]);
    for await (const batch of readTable(snapshot, table)) {
      rows[table.name] = (rows[table.name] ?? 0) + batch.length;
      yield hashed(batch);
    }
  }
  const manifest = { rows, sha256: hash.digest('hex') };
  onEnd(manifest);
  yield `${JSON.stringify(manifest)}\n`;
};

/** Makes a rename durable. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Writes a file readable by its owner alone, under a temporary name until it is complete. */
const writeAtomically = async (file: string, lines: AsyncGenerator<string>): Promise<void> => {
  const temporary = `${file}.partial`;
  const handle = await open(temporary, 'wx', 0o600);
  try {
    await pipeline(Readable.from(lines), createGzip(), handle.createWriteStream({ flush: true }));
    await rename(temporary, file);
    await syncFolder(dirname(file));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
};

/**
 * Backs up the store's database while the service runs, from one state of it. Runs no migrations.
 *
 * @param name - `postgres://…` or path of an SQLite file
 * @param folder - gets the file; created with mode 700 if missing
 * @throws BackupError if the database is not a store's, or of a newer version
 */
export const writeBackup = async (name: string, folder: string): Promise<WrittenBackup> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const database = await connectDatabase(name);
  try {
    return await inSnapshot(database, async (snapshot) => {
      const head = await headOf(snapshot);
      const file = join(folder, `store-api-${head.createdAt.replaceAll(/[:.]/g, '-')}.backup.gz`);
      let manifest: BackupManifest | null = null;
      await writeAtomically(
        file,
        linesOf(snapshot, head, (it) => {
          manifest = it;
        }),
      );
      if (manifest === null) throw new Error('the backup has no manifest');
      return { ...(manifest as BackupManifest), file, createdAt: head.createdAt };
    });
  } finally {
    await database.destroy();
  }
};
