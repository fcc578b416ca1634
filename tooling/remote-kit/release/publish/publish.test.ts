import { createHash } from 'node:crypto';
import { readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { ReleasedFill } from '@shop/contracts/remote/release-manifest';
import type { ReleaseResult } from '../release-result.ts';
import { type Publication, publish } from './publish.ts';
import { rollback } from '../store-api/edit-releases.ts';
import { type TestShop, startShop } from '../testing/start-shop.ts';
import { writeBuild } from '../testing/write-build.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startShop();
  await writeBuild(shop.options.dist);
});
afterEach(() => shop.stop());

/** Publishes a valid build and returns its version. */
const published = async (options: Partial<TestShop['options']> = {}): Promise<Publication> => {
  const result = await publish({ ...shop.options, ...options });
  if (!result.ok) throw new Error(`${result.message} ${result.problems.join()}`);
  return result.value;
};
const codeOf = (result: ReleaseResult<unknown>): string => (result.ok ? 'ok' : result.code);
const stored = (version: string, path: string) =>
  join(shop.options.artifactRoot, 'catalog', version, path);

const slotFill = (fragment: string, order: number) =>
  ({ slot: 'product:below-facts', fragment, order }) as ReleasedFill;
/** The files of a build that has a fragment `Tip`. */
const withTip = (file = 'page-product.3c4d.js') => ({
  remoteEntry: { js: ['remoteEntry.1a2b.js'], css: [] },
  'page-product': { js: ['page-product.3c4d.js'], css: ['page-product.5e6f.css'] },
  'fragment-SearchBox': { js: ['remoteEntry.1a2b.js'], css: [] },
  'fragment-Tip': { js: [file], css: [] },
});

describe('publish', () => {
  it('stores a build under a version derived from its content and gives it all traffic', async () => {
    const { version, timings } = await published();
    expect(version).toMatch(/^0\.1\.0-[0-9a-f]{8}$/);
    expect(Object.keys(timings)).toEqual(['integrity', 'store', 'deltas', 'register', 'promote']);
    const original = await readFile(join(shop.options.dist, 'web/page-product.3c4d.js'));
    expect(await readFile(stored(version, 'web/page-product.3c4d.js'))).toEqual(original);
    const compressed = await readFile(stored(version, 'web/page-product.3c4d.js.br'));
    expect(brotliDecompressSync(compressed)).toEqual(original);
    expect(await shop.service.live()).toEqual([[version, 100, true]]);
  });

  it('writes deltas against the live release, which are no part of the artifact', async () => {
    const library = Array.from({ length: 50 }, (_, it) =>
      createHash('sha256').update(`${it}`).digest('hex'),
    ).join();
    const deltasOf = async (version: string) =>
      (await readdir(stored(version, 'web'))).filter((it) => it.endsWith('.dcb'));
    await writeBuild(shop.options.dist, { content: `one ${library}` });
    const first = await published();
    expect(await deltasOf(first.version)).toEqual([]);
    await writeBuild(shop.options.dist, { content: `two ${library}` });
    const second = await published();
    const deltas = await deltasOf(second.version);
    expect(deltas.map((it) => it.split('.')[0]).sort()).toEqual(['page-product', 'remoteEntry']);
    expect((await published()).version).toBe(second.version);
  });

  it('describes the release by absolute addresses and the integrity of its files', async () => {
    const { version } = await published({ fallbackBaseUrl: 'https://cdn.example/catalog' });
    const { microFrontends } = (await shop.service.get('/releases')).json();
    const built = JSON.parse(await readFile(join(shop.options.dist, 'release.json'), 'utf8'));
    const base = `http://127.0.0.1:4201/catalog/${version}`;
    expect(microFrontends.catalog).toEqual([
      expect.objectContaining({
        url: `${base}/web/remoteEntry.1a2b.js`,
        fallbackUrl: `https://cdn.example/catalog/${version}/web/remoteEntry.1a2b.js`,
        metadata: { version, integrity: built.integrity['web/remoteEntry.1a2b.js'] },
        extras: expect.objectContaining({
          assets: built.assets,
          routes: built.routes,
          integrity: {
            'page-product.3c4d.js': built.integrity['web/page-product.3c4d.js'],
            'page-product.5e6f.css': built.integrity['web/page-product.5e6f.css'],
            'remoteEntry.1a2b.js': built.integrity['web/remoteEntry.1a2b.js'],
          },
          node: {
            url: `${base}/node/`,
            entry: 'remoteEntry.js',
            files: [{ path: 'remoteEntry.js', integrity: built.integrity['node/remoteEntry.js'] }],
          },
        }),
      }),
    ]);
  });

  it('names the slots it fills in the release, and gives other slots another version', async () => {
    const { version } = await published();
    const slots = [slotFill('catalog/Tip', 10)];
    await writeBuild(shop.options.dist, { release: { slots, assets: withTip() } });
    const filling = await published();
    expect(filling.version).not.toBe(version);
    const { microFrontends } = (await shop.service.get('/releases')).json();
    expect(microFrontends.catalog[0].extras.slots).toEqual(slots);
    const others = [slotFill('catalog/Tip', 20)];
    await writeBuild(shop.options.dist, { release: { slots: others, assets: withTip() } });
    expect((await published()).version).not.toBe(filling.version);
  });

  it('changes nothing if the same content is built and published again', async () => {
    const first = await published();
    const { etag } = (await shop.service.get('/releases')).headers;
    await writeBuild(shop.options.dist, { release: { builtAt: '2026-11-21T08:00:00.000Z' } });
    const second = await published();
    expect(second.version).toBe(first.version);
    expect((await shop.service.get('/releases')).headers.etag).toBe(etag);
    expect(await readdir(join(shop.options.artifactRoot, 'catalog'))).toEqual([first.version]);
  });

  it('creates one artifact if the same content is published twice in parallel', async () => {
    const [one, other] = await Promise.all([published(), published()]);
    expect(one.version).toBe(other.version);
    expect(await readdir(join(shop.options.artifactRoot, 'catalog'))).toEqual([one.version]);
  });

  it('keeps old versions, so that a rollback finds its files', async () => {
    const first = await published();
    await writeBuild(shop.options.dist, { content: 'two' });
    const second = await published();
    expect(second.version).not.toBe(first.version);
    await rollback(shop.options.storeApi, 'catalog', { by: 'Ada' });
    expect(await shop.service.live()).toEqual([[first.version, 100, true]]);
    expect(await readFile(stored(first.version, 'node/remoteEntry.js'), 'utf8')).toContain('one');
  });

  it('starts a canary beside the default release', async () => {
    const first = await published();
    await writeBuild(shop.options.dist, { content: 'two' });
    const second = await published({ canary: 10 });
    expect(await shop.service.live()).toEqual([
      [first.version, 90, true],
      [second.version, 10, false],
    ]);
  });

  it('does not store source maps', async () => {
    await writeFile(join(shop.options.dist, 'web/page-product.3c4d.js.map'), '{}');
    const { version } = await published();
    expect(await readdir(stored(version, 'web'))).not.toContain('page-product.3c4d.js.map');
  });
});

describe('publish refuses and changes nothing for', () => {
  let live: [string, number, boolean][];
  beforeEach(async () => {
    await published();
    live = await shop.service.live();
    await writeBuild(shop.options.dist, { content: 'two' });
  });
  afterEach(async () => {
    expect(await shop.service.live()).toEqual(live);
    expect(await readdir(join(shop.options.artifactRoot, 'catalog'))).toHaveLength(1);
  });

  it.each([
    ['changed', (dist: string) => writeFile(join(dist, 'web/page-product.3c4d.js'), 'evil()')],
    ['missing', (dist: string) => rm(join(dist, 'node/remoteEntry.js'))],
    ['not listed', (dist: string) => writeFile(join(dist, 'web/extra.js'), 'evil()')],
    ['a link', (dist: string) => symlink('/etc/hostname', join(dist, 'web/link.js'))],
  ])('a file that is %s', async (_, tamper) => {
    await tamper(shop.options.dist);
    const result = await publish(shop.options);
    expect(codeOf(result)).toBe('INTEGRITY');
    expect(result).toMatchObject({ problems: [expect.stringMatching(/\.js /)] });
  });

  it.each([
    ['a newer contract', { contract: '99.0.0' }, 'CONTRACT_MISMATCH'],
    ['a contract older than the window', { contract: '1.0.0' }, 'CONTRACT_MISMATCH'],
    ['another runtime', { runtime: '2.10.0' }, 'RUNTIME_MISMATCH'],
    ['a malformed description', { contract: 'latest', runtime: '' }, 'MALFORMED'],
  ])('a build with %s', async (_, release, code) => {
    await writeBuild(shop.options.dist, { content: 'two', release });
    expect(codeOf(await publish(shop.options))).toBe(code);
  });

  it('a build over its budget, and one that lacks a chunk with a budget', async () => {
    const budgets = { remoteEntry: 10_000, 'page-product': 20, 'page-home': 10_000 };
    const result = await publish({ ...shop.options, budgets });
    expect(codeOf(result)).toBe('OVER_BUDGET');
    expect(result).toMatchObject({
      problems: [
        expect.stringMatching(/^page-product has \d+ bytes after brotli, its budget is 20$/),
        'page-home has a budget but is not in the build',
      ],
    });
  });

  it.each([
    ['of another remote', 'cart/Tip', 'which is not of catalog'],
    ['that the build lacks', 'catalog/Note', 'fragment-Note has a budget but is not in the build'],
  ])('a slot filled with a fragment %s', async (_, fragment, problem) => {
    const release = { slots: [slotFill(fragment, 1)], assets: withTip() };
    await writeBuild(shop.options.dist, { content: 'two', release });
    expect(await publish(shop.options)).toMatchObject({
      code: 'SLOTS',
      problems: [expect.stringContaining(problem)],
    });
  });

  it('a slot filled with a fragment above the size limit', async () => {
    // Letters of hashes do not compress below half their size.
    const letters = Array.from({ length: 400 }, (_, at) =>
      createHash('sha256').update(`${at}`).digest('hex'),
    );
    const release = { slots: [slotFill('catalog/Tip', 1)], assets: withTip() };
    await writeBuild(shop.options.dist, { content: letters.join(''), release });
    expect(await publish(shop.options)).toMatchObject({
      code: 'SLOTS',
      problems: [expect.stringMatching(/^fragment-Tip has \d+ bytes after brotli.* 8000$/)],
    });
  });

  it('a folder without a build', async () => {
    expect(codeOf(await publish({ ...shop.options, dist: join(shop.folder, 'none') }))).toBe(
      'NOT_BUILT',
    );
  });
});

describe('publish also refuses', () => {
  it('an artifact that was modified in the store', async () => {
    const { version } = await published();
    await writeFile(stored(version, 'web/page-product.3c4d.js'), 'evil()');
    expect(await publish(shop.options)).toMatchObject({
      ok: false,
      code: 'INTEGRITY',
      problems: ['web/page-product.3c4d.js'],
    });
  });

  it('an artifact whose description was modified in the store', async () => {
    const { version } = await published();
    const file = stored(version, 'release.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('"client"', '"server"').replace('"2.9.2"', '"2.9.3"'));
    expect(await publish(shop.options)).toMatchObject({
      code: 'INTEGRITY',
      problems: ['release.json'],
    });
  });

  it('with the message of store-api if the token is wrong', async () => {
    const storeApi = { ...shop.options.storeApi, token: 'wrong' };
    const result = await publish({ ...shop.options, storeApi });
    expect(result).toMatchObject({ code: 'STORE_API', message: expect.stringContaining('token') });
  });

  it('if store-api is unreachable', async () => {
    const storeApi = { ...shop.options.storeApi, endpoint: 'http://127.0.0.1:2' };
    expect(codeOf(await publish({ ...shop.options, storeApi }))).toBe('UNREACHABLE');
  });
});
