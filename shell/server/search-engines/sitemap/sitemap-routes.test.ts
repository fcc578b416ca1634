/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import type { RemoteRoute } from '@shop/contracts/remote';
import { makeConfig } from '@shop/contracts/testing';
import { makeRelease } from '../../../src/testing/make-release.ts';
import type { ServerConfig } from '../../config.ts';
import { registerSitemaps } from './sitemap-routes.ts';

const routes: RemoteRoute[] = [
  { id: 'home', path: '', rendering: 'server', sitemap: [''] },
  { id: 'category', path: 'category/:category', rendering: 'server', sitemap: ['category/red'] },
  { id: 'search', path: 'search', rendering: 'server' },
  { id: 'product', path: 'product/:code/:slug?', rendering: 'server', sitemap: 'sku' },
  { id: 'bundle', path: 'bundle/:code/:slug?', rendering: 'server', sitemap: 'bundle' },
];
const markets = MARKETS.filter(({ market_code }) => ['it-eur', 'ch-chf'].includes(market_code));
const sku = (code: string, names = {}, updatedAt = '2026-03-01T10:00:00.000Z') => ({
  code,
  kind: 'sku',
  updatedAt,
  names,
});

let dataDir = '';
let time = 0;
/** Market → pages of what it sells, as the index answers. */
let sold: Record<string, object[][]> = {};
let isReady = true;
const asked: string[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sitemaps-'));
  isReady = true;
  asked.length = 0;
  time = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => time);
  globalThis.fetch = (async (input: string) => {
    const { searchParams } = new URL(input);
    asked.push(input);
    if (!isReady) return Response.json({ code: 'INDEX_NOT_READY' }, { status: 503 });
    const pages = sold[searchParams.get('market') ?? ''] ?? [[]];
    const entries = pages[Number(searchParams.get('page')) - 1] ?? [];
    return Response.json({ entries, pageCount: pages.length });
  }) as unknown as typeof fetch;
  sold = {
    'it-eur': [
      [sku('BARBERA'), sku('ITALY ONLY & "CO"')],
      [{ code: 'BOX', kind: 'bundle', updatedAt: '2026-04-01T10:00:00.000Z' }],
    ],
    'ch-chf': [[sku('BARBERA')]],
  };
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(dataDir, { recursive: true });
});

const serve = ({ indexing = true, live = true } = {}) => {
  const app = fastify();
  const shop = makeConfig({ markets, locales: ['it', 'de'] });
  const config = { shop, dataDir, indexing, sitemapMaxAge: 60 } as ServerConfig;
  const set = {
    id: 'x',
    containers: {},
    styles: {},
    releases: live ? { catalog: makeRelease('1.0.0', { routes }) } : {},
  };
  registerSitemaps(app, { config, set: () => set });
  return (url: string, headers = {}) => app.inject({ url, headers });
};
const locs = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, it]) => it);

describe('sitemaps', () => {
  it('are named by the index of sitemaps, market by market, with their latest change', async () => {
    const answer = await serve()('/sitemap.xml');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=60',
    });
    expect(locs(answer.body)).toEqual([
      'https://shop.example/sitemaps/it-eur-1.xml',
      'https://shop.example/sitemaps/ch-chf-1.xml',
    ]);
    expect(answer.body).toContain('it-eur-1.xml</loc><lastmod>2026-04-01T10:00:00.000Z<');
  });

  it('hold what screens announce and what the market sells, in every language', async () => {
    const { body } = await serve()('/sitemaps/it-eur-1.xml');
    expect(locs(body)).toEqual(
      [
        '',
        '/category/red',
        '/product/BARBERA',
        '/product/ITALY%20ONLY%20%26%20%22CO%22',
        '/bundle/BOX',
      ].flatMap((path) => ['it', 'de'].map((it) => `https://shop.example/it/eur/${it}${path}`)),
    );
    const swiss = await serve()('/sitemaps/ch-chf-1.xml');
    expect(swiss.body).not.toMatch(/ITALY|BOX/);
  });

  it('SEO name an item by its name, in each language by its own', async () => {
    const names = { it: 'Cassetta Tre Sorgenti', de: 'Kiste Drei Quellen' };
    sold = { 'it-eur': [[sku('ACQUE', names), sku('GAVI', { it: 'Gavi', de: 'Gavi' })]] };
    const { body } = await serve()('/sitemaps/it-eur-1.xml');
    expect(locs(body).filter((it) => it?.includes('/product/'))).toEqual([
      'https://shop.example/it/eur/it/product/ACQUE/cassetta-tre-sorgenti',
      'https://shop.example/it/eur/de/product/ACQUE/kiste-drei-quellen',
      'https://shop.example/it/eur/it/product/GAVI/gavi',
      'https://shop.example/it/eur/de/product/GAVI/gavi',
    ]);
    const german =
      'hreflang="de-IT" href="https://shop.example/it/eur/de/product/ACQUE/kiste-drei-quellen"';
    expect(body.split(german)).toHaveLength(3);
  });

  it('link a page to its alternates in markets that sell it, both ways', async () => {
    const get = serve();
    const of = async (name: string, path: string) => {
      const { body } = await get(`/sitemaps/${name}-1.xml`);
      const entry = body.split('\n').find((it) => it.includes(`${path}</loc>`)) ?? '';
      return [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag, to]) => [tag, to]);
    };
    const italian = await of('it-eur', '/it/eur/it/product/BARBERA');
    expect(italian.map(([tag]) => tag)).toEqual(['it-IT', 'de-IT', 'it-CH', 'de-CH', 'x-default']);
    expect(await of('ch-chf', '/ch/chf/de/product/BARBERA')).toEqual(italian);
    const box = await of('it-eur', '/it/eur/it/bundle/BOX');
    expect(box.map(([tag]) => tag)).toEqual(['it-IT', 'de-IT', 'x-default']);
  });

  it('are compressed if accepted, and answer 304 to a matching etag', async () => {
    const get = serve();
    const plain = await get('/sitemaps/it-eur-1.xml');
    const zipped = await get('/sitemaps/it-eur-1.xml', { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    const again = await get('/sitemaps/it-eur-1.xml', { 'if-none-match': plain.headers.etag });
    expect(again.statusCode).toBe(304);
  });

  it.each(['it-eur-2', 'it-eur-0', 'it-eur', 'xx-eur-1', '../it-eur-1', 'it-eur-1e0'])(
    'of the name %s are not there',
    async (name) => {
      expect((await serve()(`/sitemaps/${encodeURIComponent(name)}.xml`)).statusCode).toBe(404);
    },
  );

  it('answer 503 with Retry-After while the index is being built', async () => {
    isReady = false;
    const get = serve();
    const waiting = await get('/sitemap.xml');
    expect(waiting.statusCode).toBe(503);
    expect(waiting.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
    expect((await get('/sitemaps/it-eur-1.xml')).statusCode).toBe(503);
    isReady = true;
    expect((await get('/sitemap.xml')).statusCode).toBe(200);
  });

  it('answer 503 with Retry-After before the first release', async () => {
    expect((await serve({ live: false })('/sitemap.xml')).statusCode).toBe(503);
  });

  it('are made once however many ask, and again once they are old', async () => {
    const get = serve();
    await Promise.all([get('/sitemap.xml'), get('/sitemaps/it-eur-1.xml')]);
    expect(asked).toHaveLength(3);
    sold['ch-chf'] = [[sku('NEW')]];
    time += 61_000;
    const stale = await get('/sitemaps/ch-chf-1.xml');
    expect(stale.body).toContain('BARBERA');
    // The response above starts the new draft; it is complete once its last file exists.
    await expect(
      (async () => {
        for (;;) {
          const { body } = await get('/sitemaps/ch-chf-1.xml');
          if (body.includes('NEW')) return body;
        }
      })(),
    ).resolves.not.toContain('BARBERA');
  });

  it('stay the last good ones while the index is away', async () => {
    const get = serve();
    await get('/sitemap.xml');
    isReady = false;
    time += 61_000;
    await get('/sitemap.xml');
    expect((await get('/sitemaps/it-eur-1.xml')).body).toContain('BARBERA');
  });

  it('answer 503 with Retry-After if their files are missing, and are rebuilt', async () => {
    const get = serve();
    await get('/sitemap.xml');
    await rm(join(dataDir, 'sitemaps'), { recursive: true });
    const gone = await get('/sitemaps/it-eur-1.xml', { 'accept-encoding': 'gzip' });
    expect(gone.statusCode).toBe(503);
    expect(gone.headers).not.toHaveProperty('content-encoding');
    expect(gone.headers).not.toHaveProperty('etag');
    expect((await get('/sitemaps/it-eur-1.xml')).statusCode).toBe(200);
  });

  it('are not there on a preview', async () => {
    expect((await serve({ indexing: false })('/sitemap.xml')).statusCode).toBe(404);
    expect((await serve({ indexing: false })('/sitemaps/it-eur-1.xml')).statusCode).toBe(404);
  });
});
