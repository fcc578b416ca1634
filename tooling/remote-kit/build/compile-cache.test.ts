/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withCompileCache } from './compile-cache.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'mf-cache-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const cacheOf = (content: string) =>
  withCompileCache(folder, [{ resolve: { alias: { 'shop-content': content } } }])[0]?.cache;

it('reuses nothing that was compiled with other aliases, such as another CONTENT_DIR', () => {
  expect(cacheOf('/srv/texts')).toEqual(cacheOf('/srv/texts'));
  expect(cacheOf('/srv/other')).not.toEqual(cacheOf('/srv/texts'));
});
