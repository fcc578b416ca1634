/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, type BrotliOptions } from 'node:zlib';
import { writeDeltas } from './write-deltas.ts';

let root: string;
const folder = (name: string) => join(root, name);
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest();

/** Text that hardly compresses without a dictionary. */
const code = (seed: string) =>
  Array.from({ length: 40 }, (_, index) => sha256(`${seed}${index}`).toString('hex')).join(';');
const old = `const title="Vini";${code('library')}`;
const next = old.replace('Vini', 'Vini e acque');

const write = (build: string, stem: string, content: string): string => {
  mkdirSync(folder(build), { recursive: true });
  const name = `${stem}.${sha256(content).toString('base64url')}.js`;
  writeFileSync(join(folder(build), name), content);
  writeFileSync(join(folder(build), `${name}.br`), brotliCompressSync(content));
  return name;
};
const deltas = () => readdirSync(folder('now')).filter((it) => !/\.(?:js|br)$/.test(it));
const writeAll = (...earlier: string[]) => writeDeltas(folder('now'), earlier.map(folder));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deltas-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('writes a chunk as the difference from the earlier chunk of the same stem', async () => {
  write('before', 'page-cart', old);
  const name = write('now', 'page-cart', next);
  expect(await writeAll('before')).toBe(1);
  expect(deltas()).toEqual([`${name}.${sha256(old).toString('base64url')}.dcb`]);
  const delta = readFileSync(join(folder('now'), `${deltas()[0]}`));
  expect(delta.subarray(0, 4).toString('latin1')).toBe('\u00ffDCB');
  expect(delta.subarray(4, 36)).toEqual(sha256(old));
  const options: BrotliOptions & { dictionary: Buffer } = { dictionary: Buffer.from(old) };
  expect(brotliDecompressSync(delta.subarray(36), options).toString()).toBe(next);
  expect(delta.length).toBeLessThan(100);
});

it('writes one against each earlier content, also the same under another address', async () => {
  write('first', 'page-cart', old);
  write('second', 'page-cart', next);
  write('third', 'page-cart', next);
  write('now', 'page-cart', next);
  expect(await writeAll('first', 'second', 'third')).toBe(2);
  expect(await writeAll('first', 'second', 'third')).toBe(0);
});

it.each([
  ['of another stem', 'page-checkout', old],
  ['with too little in common', 'page-cart', code('another library')],
])('writes none against a chunk %s', async (_, stem, content) => {
  write('before', stem, content);
  write('now', 'page-cart', next);
  expect(await writeAll('before', 'missing')).toBe(0);
  expect(deltas()).toEqual([]);
});

it('writes none for the standalone page', async () => {
  write('before', 'standalone-shared', old);
  write('now', 'standalone-shared', next);
  expect(await writeAll('before')).toBe(0);
});
