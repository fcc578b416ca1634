import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { pipeline } from 'node:stream';
import { asRecord, asText } from '@shop/contracts/commerce/metadata';
import { BackupError } from './backup-error.ts';
import {
  FORMAT,
  FORMAT_VERSION,
  headSchema,
  manifestSchema,
  tableSchema,
  type BackupHead,
  type BackupManifest,
} from './backup-format.ts';
import type { StoredValue } from './store-schema.ts';

/** A backup whose lines, rows and checksum are right. */
export interface CheckedBackup {
  head: BackupHead;
  manifest: BackupManifest;
}

interface Handlers {
  onTable?: (table: { name: string; columns: readonly string[] }) => Promise<void>;
  onRow?: (row: readonly StoredValue[]) => Promise<void>;
}

const damaged = (file: string, why: string): BackupError =>
  new BackupError(
    `The backup ${file} is damaged: ${why}.`,
    'Take another copy of it, or another one.',
  );

/** Lines of a text stream. Only `\n` ends one: JSON leaves other line breaks in its texts. */
const linesIn = async function* (chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
};

const headOf = (file: string, value: unknown): BackupHead => {
  const read = headSchema.safeParse(value);
  if (read.success) return read.data;
  throw new BackupError(
    `${file} is not a backup of store-api in format ${FORMAT} ${FORMAT_VERSION}.`,
    'Use a file that `npm run backup` wrote, and the version of store-api that wrote it.',
  );
};

const parsed = (file: string, line: string, number: number): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    throw damaged(file, `line ${number} is not JSON`);
  }
};

/** Without a schema library, because a backup has a million of them. */
const isRow = (value: readonly unknown[]): value is StoredValue[] =>
  value.every((it) => it === null || typeof it === 'string' || Number.isSafeInteger(it));

/** Counts and hashes the lines, and passes them on. */
const followLines = async (
  file: string,
  lines: AsyncIterable<string>,
  { onTable, onRow }: Handlers,
): Promise<CheckedBackup> => {
  const hash = createHash('sha256');
  const rows: Record<string, number> = {};
  let head: BackupHead | null = null;
  let table = { name: '', columns: [] as string[] };
  let manifest: BackupManifest | null = null;
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (manifest) throw damaged(file, 'lines follow its manifest');
    const value = parsed(file, line, number);
    if (head !== null && Array.isArray(value)) {
      if (!isRow(value) || value.length !== table.columns.length)
        throw damaged(file, `line ${number} is no row of ${table.name || 'a table'}`);
      hash.update(`${line}\n`);
      rows[table.name] = (rows[table.name] ?? 0) + 1;
      await onRow?.(value);
      continue;
    }
    const end = manifestSchema.safeParse(value);
    if (end.success) {
      manifest = end.data;
      continue;
    }
    hash.update(`${line}\n`);
    if (head === null) {
      head = headOf(file, value);
      continue;
    }
    const header = tableSchema.safeParse(value);
    if (!header.success) throw damaged(file, `line ${number} begins no table`);
    table = { name: header.data.table, columns: header.data.columns };
    rows[table.name] = 0;
    await onTable?.(table);
  }
  if (!head || !manifest) throw damaged(file, 'its end is missing');
  if (manifest.sha256 !== hash.digest('hex')) throw damaged(file, 'its checksum differs');
  const counted = (it: Record<string, number>) => JSON.stringify(Object.entries(it).toSorted());
  if (counted(rows) !== counted(manifest.rows)) throw damaged(file, 'its rows are not complete');
  return { head, manifest };
};

/**
 * Reads a backup from its first to its last line.
 *
 * @throws BackupError if it is not a backup, or is damaged or incomplete
 */
export const readBackup = async (file: string, handlers: Handlers = {}): Promise<CheckedBackup> => {
  const chunks = createGunzip();
  pipeline(createReadStream(file), chunks, () => undefined);
  chunks.setEncoding('utf8');
  try {
    return await followLines(file, linesIn(chunks as AsyncIterable<string>), handlers);
  } catch (error) {
    // By shape: errors of streams may come from another realm.
    const code = asText(asRecord(error)['code']) ?? '';
    if (code === 'ENOENT')
      throw new BackupError(
        `There is no file ${file}.`,
        'Name a file that `npm run backup` wrote.',
      );
    if (/^Z_/.test(code)) throw damaged(file, `it cannot be unpacked (${code})`);
    throw error;
  } finally {
    chunks.destroy();
  }
};
