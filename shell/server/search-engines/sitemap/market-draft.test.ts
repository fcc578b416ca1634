/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeConfig } from '@shop/contracts/testing';
import { maxBytesOf } from './limits.ts';
import { createMarketDraft } from './market-draft.ts';
import { urlEntries } from './sitemap-xml.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitemaps-'));
});
afterEach(() => rm(folder, { recursive: true }));

const line = (path: string, lastmod: string | null = null) => ({ path, markets: [0], lastmod });
const draft = (limits: { urls: number; bytes: number }) =>
  createMarketDraft({
    file: join(folder, 'a.ndjson'),
    urlsOfLine: 3,
    bytesOfLine: (path) => path.length * 100,
    limits,
  });
const pathsOf = async (file: string, { start, end }: { start: number; end: number }) =>
  (await readFile(file))
    .subarray(start, end + 1)
    .toString()
    .trim()
    .split('\n')
    .map((it) => (JSON.parse(it) as { path: string }).path);

describe('the draft of a market', () => {
  it('is cut before a sitemap would hold too many addresses', async () => {
    const writer = await draft({ urls: 7, bytes: 1e9 });
    for (const it of ['/à', '/b', '/c', '/d', '/e']) await writer.add(line(it));
    const { file, parts } = await writer.end();
    expect(await Promise.all(parts.map((it) => pathsOf(file, it)))).toEqual([
      ['/à', '/b'],
      ['/c', '/d'],
      ['/e'],
    ]);
  });

  it('is cut before a sitemap would be too long', async () => {
    const writer = await draft({ urls: 1e9, bytes: 2000 });
    for (const it of ['/1234', '/1234', '/1234']) await writer.add(line(it));
    expect((await writer.end()).parts).toHaveLength(2);
  });

  it('has the latest change of each sitemap', async () => {
    const writer = await draft({ urls: 9, bytes: 1e9 });
    await writer.add(line('/'));
    await writer.add(line('/b', '2026-02-01T00:00:00.000Z'));
    await writer.add(line('/c', '2026-01-01T00:00:00.000Z'));
    await writer.add(line('/d'));
    expect((await writer.end()).parts.map(({ lastmod }) => lastmod)).toEqual([
      '2026-02-01T00:00:00.000Z',
      null,
    ]);
  });
});

describe('maxBytesOf', () => {
  it.each([
    ['/', null],
    ['/product/BARBERA-ASTI-750', '2026-02-01T00:00:00.000Z'],
    [`/product/${"'&".repeat(60)}`, '2026-02-01T00:00:00.000Z'],
  ])('is at least the size of the entries of %s', (path, lastmod) => {
    const shop = makeConfig({ locales: ['it', 'en', 'de', 'es', 'fr'] });
    const markets = shop.markets.map((_, index) => index);
    const max = maxBytesOf(shop)(path);
    for (const market of shop.markets) {
      const bytes = Buffer.byteLength(urlEntries(shop, market, { path, markets, lastmod }));
      expect(max).toBeGreaterThanOrEqual(bytes);
      expect(max).toBeLessThan(bytes * 1.4 + 500);
    }
  });
});
