import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { openStore } from '../open-store.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let folder: string;
let bytes: Buffer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'store-api-damaged-'));
  const name = join(folder, 'store.sqlite');
  const store = await openStore(name);
  for (let row = 0; row < 40; row += 1)
    await store
      .insertInto('state')
      .values({ key: `key-${row}`, value: `value ${row}` })
      .execute();
  await store.destroy();
  bytes = readFileSync((await writeBackup(name, folder)).file);
});
afterAll(() => rmSync(folder, { recursive: true }));

const refusalOf = async (content: Buffer): Promise<string> => {
  const file = join(folder, 'damaged.backup.gz');
  const target = join(folder, 'target.sqlite');
  writeFileSync(file, content);
  const error = await restoreBackup({ file, target, sentUntil: null }).catch((it: unknown) => it);
  // Checked before the target is touched.
  expect(existsSync(target)).toBe(false);
  return error instanceof Error ? error.message : 'restored';
};
const withLines = (change: (lines: string[]) => string[]): Buffer =>
  gzipSync(change(gunzipSync(bytes).toString().split('\n').slice(0, -1)).join('\n') + '\n');

it('a cut file is refused at any length', async () => {
  for (const share of [0, 0.01, 0.3, 0.9, 0.999])
    expect(await refusalOf(bytes.subarray(0, Math.floor(bytes.length * share)))).toMatch(
      /is damaged: (it cannot be unpacked|its end is missing)/,
    );
});

it('a changed byte is refused', async () => {
  for (const share of [0.1, 0.5, 0.9]) {
    const changed = Buffer.from(bytes);
    const at = Math.floor(bytes.length * share);
    changed[at] = (changed[at] ?? 0) ^ 0x10;
    expect(await refusalOf(changed)).toMatch(/is damaged/);
  }
});

it.each<[string, (lines: string[]) => string[], RegExp]>([
  ['a missing row', (all) => all.filter((it) => !it.includes('key-7"')), /its checksum differs/],
  [
    'a changed value',
    (all) => all.map((it) => it.replace('"value 7"', '"value 8"')),
    /its checksum differs/,
  ],
  ['a missing manifest', (all) => all.slice(0, -1), /its end is missing/],
  ['a row too short', (all) => all.map((it) => it.replace(',"value 7"', '')), /is no row of state/],
  [
    'a line of another kind',
    (all) => [...all.slice(0, 2), '{}', ...all.slice(2)],
    /line 3 begins no table/,
  ],
  ['lines after the manifest', (all) => [...all, '[]'], /lines follow its manifest/],
  ['another file', () => ['{"name":"x"}'], /is not a backup of store-api/],
  [
    'a later format',
    (all) => [String(all[0]).replace('"version":1', '"version":2')],
    /is not a backup/,
  ],
  ['text', () => ['hello'], /line 1 is not JSON/],
])('%s is refused', async (_, change, message) => {
  expect(await refusalOf(withLines(change))).toMatch(message);
});

it('a file that is missing or not compressed is refused', async () => {
  expect(await refusalOf(Buffer.from('hello'))).toMatch(/cannot be unpacked/);
  const target = join(folder, 'target.sqlite');
  await expect(
    restoreBackup({ file: join(folder, 'none'), target, sentUntil: null }),
  ).rejects.toThrow('There is no file');
});

it('an undamaged one is restored', async () => {
  const file = join(folder, 'whole.backup.gz');
  writeFileSync(file, bytes);
  const target = join(folder, 'whole.sqlite');
  await restoreBackup({ file, target, sentUntil: null });
  const store = await openStore(target);
  expect(await store.selectFrom('state').selectAll().execute()).toHaveLength(40);
  await store.destroy();
});
