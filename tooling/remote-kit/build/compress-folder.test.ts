/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { compressFolder } from './compress-folder.ts';

let root: string;
const write = (path: string, content: string | Buffer) => writeFileSync(join(root, path), content);
const read = (path: string) => readFileSync(join(root, path));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'compressed-'));
  for (const folder of ['earlier', 'now']) mkdirSync(join(root, folder));
});
afterEach(() => rmSync(root, { recursive: true }));

const text = 'Vermentino '.repeat(200);
/** A valid copy that differs from the one made here. */
const quick = (content: string) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

it('writes copies of text files', async () => {
  write('now/page.js', text);
  await compressFolder(join(root, 'now'));
  expect(brotliDecompressSync(read('now/page.js.br')).toString()).toBe(text);
  expect(gunzipSync(read('now/page.js.gz')).toString()).toBe(text);
});

it('takes an earlier copy of the same content', async () => {
  write('now/page.js', text);
  write('earlier/page.js.br', quick(text));
  await compressFolder(join(root, 'now'), join(root, 'earlier'));
  expect(read('now/page.js.br')).toEqual(quick(text));
});

it.each([
  ['of other content', quick(text.replace('V', 'B'))],
  ['of more content', quick(`${text}!`)],
  ['that is damaged', quick(text).subarray(0, 20)],
])('does not take a copy %s', async (_, copy) => {
  write('now/page.js', text);
  write('earlier/page.js.br', copy);
  await compressFolder(join(root, 'now'), join(root, 'earlier'));
  expect(brotliDecompressSync(read('now/page.js.br')).toString()).toBe(text);
});
