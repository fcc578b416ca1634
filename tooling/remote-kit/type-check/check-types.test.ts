/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertTypes, checkTypes, pageCodeOf } from './check-types.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mf-types-'));
  mkdirSync(join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

it('reports type errors of page code, Node’s globals included, and leaves out its tests', async () => {
  write('src/total.ts', "export const total: number = 'twelve';\n");
  write('src/bytes.ts', "export const bytes = Buffer.from('wine');\n");
  write('src/total.test.ts', "it('is a number', () => undefined);\n");
  const errors = (await checkTypes(pageCodeOf(folder))).split('\n');
  expect(errors).toEqual([
    expect.stringMatching(/src\/bytes\.ts\(1,22\): error TS\d+: Cannot find name 'Buffer'/),
    expect.stringMatching(/src\/total\.ts\(1,14\): error TS2322/),
  ]);
  await expect(assertTypes(folder)).rejects.toThrow(/has type errors:\n.*TS\d+/);
});

it('accepts correct page code with style sheets and the constants of a build', async () => {
  write('src/page.ts', "import css from './page.module.css';\nexport const name = css['page'];\n");
  write('src/mode.ts', 'export const mode = process.env.NODE_ENV;\n');
  await expect(assertTypes(folder)).resolves.toBeUndefined();
});
