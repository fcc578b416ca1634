/** @jest-environment node */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveRelease } from '@shop/contracts/remote/release-manifest';
import { keepBuild } from '../../../../shell/server/releases/keep-build.ts';
import { folderStore } from '../storage/folder-store.ts';
import { openStore } from '../storage/open-store.ts';
import { startBucket, type TestBucket } from '../testing/start-bucket.ts';
import { startShop, type TestShop } from '../testing/start-shop.ts';
import { writeBuild } from '../testing/write-build.ts';
import { publish } from './publish.ts';

let shop: TestShop;
let bucket: TestBucket;
beforeEach(async () => {
  [shop, bucket] = await Promise.all([startShop(), startBucket()]);
  Object.assign(shop.options, { artifactRoot: bucket.root, baseUrl: `${bucket.url}/catalog` });
  await writeBuild(shop.options.dist);
});
afterEach(() => Promise.all([shop.stop(), bucket.stop()]));

const publishing = (options: Partial<TestShop['options']> = {}) =>
  publish({ ...shop.options, ...options });
const published = async (): Promise<string> => {
  const result = await publishing();
  if (!result.ok) throw new Error(`${result.message} ${result.problems.join()}`);
  return result.value.version;
};
const files = async (version: string) =>
  (await bucket.store.list(`catalog/${version}`)).map((it) => it.path);

describe('publish to a bucket', () => {
  it('gives the release all traffic, and shells fetch and verify it as from any host', async () => {
    const version = await published();
    expect(await shop.service.live()).toEqual([[version, 100, true]]);
    const { microFrontends } = (await shop.service.get('/releases')).json();
    const release: LiveRelease = microFrontends.catalog[0];
    const kept = join(shop.folder, 'shell');
    const { container, styles } = await keepBuild(kept, 'catalog', release);
    expect(container).toBe(join(kept, 'releases/catalog', version, 'node/remoteEntry.js'));
    expect(styles).toEqual({ 'page-product.5e6f.css': '.product { color: red }' });

    await bucket.overwrite(`catalog/${version}/node/remoteEntry.js`, 'evil()');
    await expect(keepBuild(join(shop.folder, 'other'), 'catalog', release)).rejects.toThrow(
      /is not what the release manifest promised/,
    );
  });

  it('stores the files of a folder, with the gzip copy in place of the plain file', async () => {
    const version = await published();
    const root = join(shop.folder, 'artifacts');
    await publishing({ artifactRoot: root });
    const inFolder = await folderStore(root).list(`catalog/${version}`);
    expect(await files(version)).toEqual(
      inFolder.map((it) => it.path).filter((it) => !it.endsWith('.gz')),
    );
  });

  it('changes nothing if the same content is published again', async () => {
    const version = await published();
    const before = await bucket.store.list('catalog');
    await writeBuild(shop.options.dist, { release: { builtAt: '2026-11-21T08:00:00.000Z' } });
    expect(await published()).toBe(version);
    expect(await bucket.store.list('catalog')).toEqual(before);
  });

  it('creates one artifact if the same content is published twice in parallel', async () => {
    const [one, other] = await Promise.all([published(), published()]);
    expect(one).toBe(other);
    expect(await publishing()).toMatchObject({ ok: true });
  });

  it('writes deltas against the live release, sent as dcb with the type of the chunk', async () => {
    const library = Array.from({ length: 50 }, (_, it) =>
      createHash('sha256').update(`${it}`).digest('hex'),
    ).join();
    await writeBuild(shop.options.dist, { content: `one ${library}` });
    await published();
    await writeBuild(shop.options.dist, { content: `two ${library}` });
    const version = await published();
    const deltas = (await files(version)).filter((it) => it.endsWith('.dcb'));
    expect(deltas.map((it) => it.split('.')[0]).sort()).toEqual([
      'web/page-product',
      'web/remoteEntry',
    ]);
    const { headers } = await bucket.fetch(`catalog/${version}/${deltas[0]}`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'dcb',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('refuses an artifact that was modified in the bucket', async () => {
    const version = await published();
    const file = `catalog/${version}/web/page-product.3c4d.js`;
    await bucket.overwrite(file, 'evil()');
    expect(await publishing()).toMatchObject({
      code: 'INTEGRITY',
      message: `The stored artifact ${bucket.root}/catalog/${version} was modified.`,
      problems: ['web/page-product.3c4d.js'],
    });
    expect(`${await bucket.store.read(file)}`).toBe('evil()');
  });

  it('refuses an artifact whose description was modified in the bucket', async () => {
    const version = await published();
    const file = `catalog/${version}/release.json`;
    const text = `${await bucket.store.read(file)}`;
    await bucket.overwrite(file, text.replace('"2.9.2"', '"2.9.3"'));
    expect(await publishing()).toMatchObject({ code: 'INTEGRITY', problems: ['release.json'] });
  });

  it('keeps the live releases during an outage, and publishes afterwards', async () => {
    const first = await published();
    await writeBuild(shop.options.dist, { content: 'two' });
    let puts = 0;
    bucket.onRequest((method) => (method === 'PUT' && ++puts > 3 ? 503 : undefined));
    const interrupted = await publishing();
    expect(interrupted).toMatchObject({
      code: 'STORAGE',
      message: expect.stringMatching(/^s3:\/\/.* cannot be used: .*run the command again\.$/),
    });
    expect(await shop.service.live()).toEqual([[first, 100, true]]);
    const { releases } = (await shop.service.get('/releases/catalog')).json();
    expect(releases).toHaveLength(1);
    bucket.onRequest(() => undefined);
    const second = await published();
    expect(await shop.service.live()).toEqual([[second, 100, true]]);
    expect(await files(second)).toContain('release.json');
  });

  it('refuses with the reason if nothing answers, or the address is none of a store', async () => {
    await bucket.goDown();
    expect(await publishing()).toMatchObject({ code: 'STORAGE' });
    expect(await publishing({ artifactRoot: 'https://cdn.example' })).toMatchObject({
      code: 'STORAGE',
      message: expect.stringContaining('s3://<bucket>/<prefix>'),
    });
    expect(await shop.service.live()).toEqual([]);
  });

  it('stores source maps in another place, where symbolicate finds them', async () => {
    const map = join(shop.options.dist, 'web/page-product.3c4d.js.map');
    await writeFile(map, '{}');
    const mapsRoot = bucket.root.replace('/eu', '/maps');
    const result = await publishing({ mapsRoot });
    const version = result.ok ? result.value.version : '';
    const path = `catalog/${version}/web/page-product.3c4d.js.map`;
    expect(`${await openStore(mapsRoot).read(path)}`).toBe('{}');
    expect(await files(version)).not.toContain('web/page-product.3c4d.js.map');
  });
});
