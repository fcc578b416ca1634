import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { checkBudgets, HASH_TOLERANCE, readBudgets } from './budgets.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'budgets-'));

/** A build of one chunk, with the size of its script and style sheet in bytes after brotli. */
const build = () => {
  const dist = newFolder();
  const web = join(dist, 'web');
  mkdirSync(web);
  const files = ['page.js', 'page.css'].map((name) => [name, randomBytes(400)] as const);
  let size = 0;
  for (const [name, content] of files) {
    writeFileSync(join(web, name), content);
    size += brotliCompressSync(content).length;
  }
  return { dist, web, size };
};
const assets = { 'page-cart': { js: ['page.js'], css: ['page.css'] } };

describe('budgets', () => {
  it('accept a chunk whose scripts and styles are within its budget', async () => {
    const { dist, size } = build();
    expect(await checkBudgets(dist, assets, { 'page-cart': size })).toEqual([]);
  });

  it('accept a chunk that is over its budget by no more than the tolerance', async () => {
    const { dist, size } = build();
    const budgets = { 'page-cart': size - HASH_TOLERANCE };
    expect(await checkBudgets(dist, assets, budgets, HASH_TOLERANCE)).toEqual([]);
    expect(await checkBudgets(dist, assets, budgets)).toHaveLength(1);
  });

  it('name a chunk that is over its budget', async () => {
    const { dist, size } = build();
    const budget = size - HASH_TOLERANCE - 1;
    expect(await checkBudgets(dist, assets, { 'page-cart': budget }, HASH_TOLERANCE)).toEqual([
      `page-cart has ${size} bytes after brotli, its budget is ${budget}`,
    ]);
  });

  it('do not count a compressed copy of other content', async () => {
    const { dist, web, size } = build();
    writeFileSync(join(web, 'page.js.br'), brotliCompressSync('short'));
    const [problem] = await checkBudgets(dist, assets, { 'page-cart': 100 });
    expect(problem).toContain(`has ${size} bytes`);
  });

  it('name a chunk that no longer exists', async () => {
    const { dist } = build();
    expect(await checkBudgets(dist, {}, { 'page-cart': 1000 })).toEqual([
      'page-cart has a budget but is not in the build',
    ]);
  });

  it('are read from the package’s own folder; a package without any has none', async () => {
    const folder = newFolder();
    expect(await readBudgets(folder)).toBeUndefined();
    writeFileSync(join(folder, 'budgets.json'), '{"page-cart":1000}');
    expect(await readBudgets(folder)).toEqual({ 'page-cart': 1000 });
    writeFileSync(join(folder, 'budgets.json'), '{"page-cart":"1000"}');
    await expect(readBudgets(folder)).rejects.toThrow('page-cart');
  });
});
