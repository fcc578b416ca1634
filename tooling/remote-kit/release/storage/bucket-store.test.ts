/** @jest-environment node */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { StorageError } from './artifact-store.ts';
import { openStore } from './open-store.ts';
import { startBucket, type TestBucket } from '../testing/start-bucket.ts';

let bucket: TestBucket;
beforeEach(async () => {
  bucket = await startBucket();
});
afterEach(() => bucket.stop());

const SCRIPT = `render("${'wine '.repeat(50)}")`;
const FILES: Readonly<Record<string, string | Buffer>> = {
  'web/a.js': SCRIPT,
  'web/a.js.br': brotliCompressSync(SCRIPT),
  'web/a.js.gz': gzipSync(SCRIPT),
  'web/a.woff2': 'font',
  'release.json': '{}',
};
const add = (files = FILES) =>
  bucket.store.add(
    'cart/1',
    async (staging) => {
      for (const [path, content] of Object.entries(files)) {
        await mkdir(dirname(join(staging, path)), { recursive: true });
        await writeFile(join(staging, path), content);
      }
    },
    (path) => !path.endsWith('.br'),
  );
const paths = async () => (await bucket.store.list('cart/1')).map((it) => it.path);

const keepsTo = (refused: (method: string, path: string) => boolean, status: number) =>
  bucket.onRequest((method, path) => (refused(method, path) ? status : undefined));
const puts: string[] = [];
const countPuts = () => {
  puts.length = 0;
  bucket.onRequest((method, path) => {
    if (method === 'PUT') puts.push(path);
    return undefined;
  });
};

describe('a store in a bucket', () => {
  it.each([
    ['web/a.js', 'text/javascript; charset=utf-8', 'gzip'],
    ['web/a.js.br', 'text/javascript; charset=utf-8', 'br'],
    ['web/a.woff2', 'font/woff2', null],
    ['release.json', 'application/json; charset=utf-8', null],
  ])('sends %s with its type, encoding and as immutable', async (path, type, encoding) => {
    await add();
    const { headers } = await bucket.fetch(`cart/1/${path}`);
    expect([headers.get('content-type'), headers.get('content-encoding')]).toEqual([
      type,
      encoding,
    ]);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('stores the gzip copy under the name of its original, which readers decode', async () => {
    await add();
    expect(await paths()).toEqual(['release.json', 'web/a.js', 'web/a.js.br', 'web/a.woff2']);
    for (const path of ['web/a.js', 'web/a.js.br']) {
      expect(await (await bucket.fetch(`cart/1/${path}`)).text()).toBe(SCRIPT);
      expect(`${await bucket.store.read(`cart/1/${path}`)}`).toBe(SCRIPT);
    }
    expect(await bucket.store.read('cart/1/web/b.js')).toBeUndefined();
  });

  it('writes release.json last, and nothing into a complete folder', async () => {
    countPuts();
    await add();
    expect(puts.at(-1)).toBe('eu/cart/1/release.json');
    countPuts();
    expect(await add({ ...FILES, 'web/a.woff2': 'other' })).toEqual([]);
    expect(puts).toEqual([]);
  });

  it('completes an interrupted upload, and sends missing objects only', async () => {
    keepsTo((method, path) => method === 'PUT' && path.endsWith('.br'), 503);
    await expect(add()).rejects.toThrow(/^s3:\/\/shop-artifacts\/eu\/cart\/1\/web\/a.js.br cannot/);
    expect(await paths()).not.toContain('release.json');
    const before = await paths();
    countPuts();
    await add();
    expect(await paths()).toHaveLength(4);
    expect(puts.filter((it) => before.includes(it.slice('eu/cart/1/'.length)))).toEqual([]);
  });

  it('never completes a folder with a file that differs, and never overwrites it', async () => {
    await bucket.store.write('cart/1/web/a.js', Buffer.from('evil()'));
    expect(await add()).toEqual(['web/a.js']);
    expect(await paths()).not.toContain('release.json');
    expect(`${await bucket.store.read('cart/1/web/a.js')}`).toBe('evil()');
  });

  it('compares with the file of a faster publication, which the condition of the request keeps', async () => {
    const { store } = bucket;
    await store.write('cart/1/web/a.woff2', Buffer.from('font'));
    keepsTo((method, path) => method === 'PUT' && path.endsWith('.woff2'), 412);
    expect(await add()).toEqual([]);
    await store.remove('cart/1');
    expect(await add()).toEqual(['web/a.woff2']);
  });

  it('works with servers that do not have conditional requests', async () => {
    let isRefused = false;
    bucket.onRequest((method, path) => {
      if (method !== 'PUT' || !path.endsWith('.woff2')) return undefined;
      isRefused = !isRefused;
      return isRefused ? 501 : undefined;
    });
    await add();
    expect(await paths()).toContain('web/a.woff2');
  });

  it('deletes release.json first', async () => {
    await add();
    const deleted: string[] = [];
    bucket.onRequest((method, path) => {
      if (method === 'DELETE') deleted.push(path);
      return undefined;
    });
    await bucket.store.remove('cart/1');
    expect(deleted[0]).toBe('eu/cart/1/release.json');
    expect(await paths()).toEqual([]);
  });

  it('lets no cache keep a source map', async () => {
    await add({ 'web/a.js.map': '{}' });
    const { headers } = await bucket.fetch('cart/1/web/a.js.map');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('states the next step if the server is unreachable or the bucket is missing', async () => {
    await expect(openStore('s3://no-such-bucket').read('a')).rejects.toThrow(
      /s3:\/\/no-such-bucket\/a cannot be used: .*Create the bucket/,
    );
    await bucket.goDown();
    await expect(add()).rejects.toThrow(StorageError);
    await expect(add()).rejects.toThrow(/Check the bucket and AWS_ENDPOINT_URL_S3/);
  });
});
