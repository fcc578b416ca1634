/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inputsHash } from './inputs-hash.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mf-inputs-'));
  for (const name of ['src', 'artifacts']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'src/page.ts'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  ['src/page.ts', false],
  ['src/other.ts', false],
  ['src/page.test.ts', true],
  ['artifacts/release.json', true],
  ['stories.pem', true],
])('after a change of %s the build is current: %s', (path, isSame) => {
  const before = inputsHash(folder);
  writeFileSync(join(folder, path), 'two');
  expect(inputsHash(folder) === before).toBe(isSame);
});

describe('CONTENT_DIR', () => {
  afterEach(() => delete process.env['CONTENT_DIR']);

  it('is an input', () => {
    const before = inputsHash(folder);
    process.env['CONTENT_DIR'] = join(folder, 'artifacts');
    writeFileSync(join(folder, 'artifacts/en.md'), 'text');
    expect(inputsHash(folder)).not.toBe(before);
  });

  it('is refused if it is relative', () => {
    process.env['CONTENT_DIR'] = 'texts';
    expect(() => inputsHash(folder)).toThrow('CONTENT_DIR must be an absolute path, not texts');
  });
});
