/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { chromium, type Browser } from 'playwright';
import { brotliCompressSync } from 'node:zlib';
import { CHROMIUM_FLAGS, findChromium } from '../test/find-chromium.ts';
import { writeDeltas } from '../remote-kit/release/deltas/write-deltas.ts';
import { buildStaticHost } from '../remote-kit/static-host/build-static-host.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** A script that hardly compresses without a dictionary. */
const LIBRARY = Array.from({ length: 400 }, (_, it) => sha256(`${it}`).toString('hex')).join();
const script = (title: string) => `document.title+=" ${title}";/*${LIBRARY}*/`;

/** Chromium starts slowly on a busy machine. */
const LIMIT = 120_000;

let root: string;
let host: FastifyInstance;
let shop: FastifyInstance;
let browser: Browser;

const originOf = async (app: FastifyInstance, name: string) => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://${name}:${(app.server.address() as AddressInfo).port}`;
};

const addVersion = async (version: string, content: string): Promise<string> => {
  const web = join(root, version, 'web');
  await mkdir(web, { recursive: true });
  const name = `page-cart.${sha256(content).toString('base64url')}.js`;
  await writeFile(join(web, name), content);
  await writeFile(join(web, `${name}.br`), brotliCompressSync(content));
  return `/cart/${version}/web/${name}`;
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'deltas-'));
  host = buildStaticHost({ root, name: 'cart' });
  shop = fastify();
  browser = await chromium.launch({ executablePath: findChromium() ?? '', args: CHROMIUM_FLAGS });
}, LIMIT);
afterAll(async () => {
  await Promise.all([browser.close(), host.close(), shop.close()]);
  await rm(root, { recursive: true });
});

it(
  'Chromium loads the chunks of later releases as deltas: of another origin, with integrity, changed or not',
  async () => {
    const scripts: { path: string; content: string }[] = [];
    for (const [version, title] of [
      ['1', 'Vini'],
      ['2', 'Vini e acque'],
      ['3', 'Vini e acque'],
    ] as const)
      scripts.push({ content: script(title), path: await addVersion(version, script(title)) });
    const web = (version: string) => join(root, version, 'web');
    await writeDeltas(web('2'), [web('1')]);
    await writeDeltas(web('3'), [web('2')]);
    const files = await originOf(host, '127.0.0.1');
    shop.get('/:version', async (request, reply) => {
      const { version } = request.params as { version: string };
      const { path, content } = scripts[Number(version) - 1] ?? { path: '', content: '' };
      const integrity = `sha256-${sha256(content).toString('base64')}`;
      const tag = `<script src="${files}${path}" integrity="${integrity}" crossorigin="anonymous"></script>`;
      return reply.type('text/html').send(`<!doctype html><title>${version}</title>${tag}`);
    });
    const origin = await originOf(shop, 'localhost');
    const context = await browser.newContext();
    const visit = async (version: number) => {
      const page = await context.newPage();
      await page.goto(`${origin}/${version}`);
      const loaded = await page.evaluate(() => {
        const [entry] = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
          contentEncoding?: string;
        })[];
        return { encoding: entry?.contentEncoding, bytes: entry?.encodedBodySize ?? 0 };
      });
      return { ...loaded, title: await page.title() };
    };
    const first = await visit(1);
    expect(first).toMatchObject({ title: '1 Vini', encoding: 'br' });
    expect(first.bytes).toBeGreaterThan(10_000);
    for (const version of [2, 3]) {
      const later = await visit(version);
      expect(later).toMatchObject({ title: `${version} Vini e acque`, encoding: 'dcb' });
      expect(later.bytes).toBeLessThan(100);
    }
  },
  LIMIT,
);
