import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { folderStore } from '../storage/folder-store.ts';
import { storeMaps } from './store-maps.ts';
import { symbolicate } from './symbolicate.ts';

let folder: string;
let dist: string;
let root: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maps-'));
  dist = join(folder, 'dist');
  root = join(folder, 'maps');
});
afterEach(() => rm(folder, { recursive: true }));

/** Maps line 1, column 11 of the file to line 3, column 5 of the source (both counted from 1). */
const map = (source: string) => ({
  version: 3,
  sources: [`webpack://@shop/mf-cart/./src/${source}`],
  names: [],
  mappings: 'UAEI',
});
const write = async (path: string, content: object) => {
  await mkdir(dirname(join(dist, path)), { recursive: true });
  await writeFile(join(dist, path), JSON.stringify(content));
};
const release = { name: 'cart', version: '0.1.0-1f0c2a9e' };

describe('symbolicate', () => {
  beforeEach(async () => {
    await write('web/page-cart.a_b-C.js.map', map('page.tsx'));
    await write('node/692.cjs.map', map('rules.ts'));
    await storeMaps(dist, folderStore(root), release);
  });

  it('shows the lines of the sources, in browsers’ addresses and in the paths of the server', async () => {
    const trace = `TypeError: x is undefined
    at a (http://127.0.0.1:3102/cart/0.1.0-1f0c2a9e/web/page-cart.a_b-C.js:1:11)
    at b (/data/shell/releases/cart/0.1.0-1f0c2a9e/node/692.cjs:1:11)
c@https://cdn.example/cart/0.1.0-1f0c2a9e/web/page-cart.a_b-C.js:1:11`;
    expect(await symbolicate(trace, root)).toBe(`TypeError: x is undefined
    at a (@shop/mf-cart/src/page.tsx:3:5)
    at b (@shop/mf-cart/src/rules.ts:3:5)
c@@shop/mf-cart/src/page.tsx:3:5`);
  });

  it('leaves the rest as it is: other files, other releases, text', async () => {
    const trace = `at a (http://127.0.0.1:3102/cart/0.1.0-ffffffff/web/page-cart.a_b-C.js:1:11)
at b (http://127.0.0.1:3000/assets/shell.js:1:11)`;
    expect(await symbolicate(trace, root)).toBe(trace);
  });
});

describe('storeMaps', () => {
  it('stores nothing for a build without maps, and no other file', async () => {
    await storeMaps(dist, folderStore(root), release);
    await expect(readdir(root)).rejects.toThrow(/ENOENT/);
    await write('web/page-cart.js', {});
    await write('web/page-cart.js.map', map('page.tsx'));
    await storeMaps(dist, folderStore(root), release);
    expect(await readdir(join(root, 'cart/0.1.0-1f0c2a9e/web'))).toEqual(['page-cart.js.map']);
  });
});
