/** @jest-environment node */
import { join } from 'node:path';
import { SHELL_TOKEN } from '../../../../services/store-api/testing/start-service.ts';
import { openStore } from '../storage/open-store.ts';
import { promote } from '../store-api/edit-releases.ts';
import { publish } from '../publish/publish.ts';
import { startBucket, type TestBucket } from '../testing/start-bucket.ts';
import { startShop, type TestShop } from '../testing/start-shop.ts';
import { writeBuild } from '../testing/write-build.ts';
import { pruneRemote } from './prune-remote.ts';

let shop: TestShop;
let bucket: TestBucket;
beforeEach(async () => {
  [shop, bucket] = await Promise.all([startShop(undefined, null), startBucket()]);
});
afterEach(() => Promise.all([shop.stop(), bucket.stop()]));

const published = async (content: string): Promise<string> => {
  await writeBuild(shop.options.dist, { content });
  const result = await publish(shop.options);
  if (!result.ok) throw new Error(result.message);
  return result.value.version;
};
/** Publishes three releases: the last one is live, and a rollback restores the second. */
const publishThree = async (): Promise<[string, string, string]> => [
  await published('one'),
  await published('two'),
  await published('three'),
];

const prune = (isReal: boolean, since = Date.now() + 1) => {
  const { artifactRoot, storeApi, author } = shop.options;
  const mapsRoot = join(shop.folder, 'maps');
  return pruneRemote(
    { artifactRoot, mapsRoot, storeApi, author, isReal, since, keep: 1 },
    'catalog',
  );
};
const lines = async (isReal: boolean): Promise<string> => {
  const result = await prune(isReal);
  if (!result.ok) throw new Error(result.message);
  return result.value.join('\n');
};
const versions = async (): Promise<string[]> => {
  const files = await openStore(shop.options.artifactRoot).list('catalog');
  return [...new Set(files.map((it) => `${it.path.split('/')[0]}`))].sort();
};
const useBucket = () => Object.assign(shop.options, { artifactRoot: bucket.root });

describe.each([
  ['a folder', () => undefined],
  ['a bucket', useBucket],
])('prune in %s', (_, prepare) => {
  it('lists first, and deletes on demand what neither visitors nor a rollback need', async () => {
    prepare();
    const [one, two, three] = await publishThree();
    const plan = await lines(false);
    expect(plan).toMatch(/^catalog: 3 versions, .*; 1 of them with .* MB would be deleted/);
    expect(plan).toMatch(new RegExp(`${one} .* would be deleted`));
    expect(plan).toMatch(new RegExp(`${two} .* stays: a rollback restores it`));
    expect(plan).toMatch(new RegExp(`${three} .* stays: live`));
    expect(await versions()).toEqual([one, two, three].sort());

    expect(await lines(true)).toMatch(new RegExp(`${one} .* deleted`));
    expect(await versions()).toEqual([two, three].sort());
    const { storeApi } = shop.options;
    expect(await promote(storeApi, 'catalog', one, { by: 'Ada' })).toMatchObject({
      code: 'STORE_API',
      message: expect.stringMatching(/^PRUNED: /),
    });
    expect(await published('one')).toBe(one);
    expect(await shop.service.live()).toEqual([[one, 100, true]]);
  });
});

describe('prune', () => {
  it('keeps a release that a running shell reports', async () => {
    const [one] = await publishThree();
    await shop.service.app.inject({
      method: 'PUT',
      url: '/releases/shells/web-1',
      headers: { authorization: `Bearer ${SHELL_TOKEN}` },
      payload: {
        interval: 60_000,
        etag: null,
        releases: { catalog: one },
        canaries: {},
        problems: [],
      },
    });
    expect(await lines(true)).toMatch(new RegExp(`${one} .* stays: served by shell web-1`));
    expect(await versions()).toContain(one);
  });

  it.each([
    ['does not answer', { endpoint: 'http://127.0.0.1:9' }, 'UNREACHABLE'],
    ['does not list the shells', { token: 'wrong' }, 'STORE_API'],
  ])('deletes nothing if store-api %s', async (_, settings, code) => {
    const all = await publishThree();
    Object.assign(shop.options, { storeApi: { ...shop.options.storeApi, ...settings } });
    expect(await prune(true)).toMatchObject({ ok: false, code });
    expect(await versions()).toEqual([...all].sort());
  });

  it('deletes nothing that another store-api knows', async () => {
    const all = await publishThree();
    const other = await startShop();
    Object.assign(shop.options, { storeApi: other.options.storeApi });
    expect(await lines(true)).toContain('not registered at this store-api');
    expect(await versions()).toEqual([...all].sort());
    await other.stop();
  });

  it('leaves nothing that looks complete when it is interrupted, and continues later', async () => {
    useBucket();
    const [one] = await publishThree();
    bucket.onRequest((method, path) =>
      method === 'DELETE' && !path.endsWith('release.json') ? 503 : undefined,
    );
    expect(await prune(true)).toMatchObject({ ok: false, code: 'STORAGE' });
    expect(await bucket.store.read(`catalog/${one}/release.json`)).toBeUndefined();
    expect((await bucket.store.list(`catalog/${one}`)).length).toBeGreaterThan(0);
    bucket.onRequest(() => undefined);
    await prune(true, Date.now() + 60_000);
    expect(await versions()).not.toContain(one);
  });
});
