import { generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishIfChanged } from './publish-if-changed.ts';
import { promote } from '../store-api/edit-releases.ts';
import { publish } from './publish.ts';
import { rollback } from '../store-api/edit-releases.ts';
import { type TestShop, startShop } from '../testing/start-shop.ts';
import { writeBuild } from '../testing/write-build.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startShop();
});
afterEach(() => shop.stop());

/** Builds the content and starts the shop. */
const start = async (content: string, baseUrl = shop.options.baseUrl) => {
  await writeBuild(shop.options.dist, { content });
  const result = await publishIfChanged({ ...shop.options, baseUrl });
  if (!result.ok) throw new Error(result.message);
  return result.value;
};

describe('publishIfChanged', () => {
  it('signs every release again if the shop moved and keys are registered', async () => {
    const team = generateKeyPairSync('ed25519');
    const signing = await startShop({ catalog: [team.publicKey] });
    const { dist } = signing.options;
    const options = { ...signing.options, signingKey: team.privateKey };
    // As an earlier version of the release command stored it, without an origin.
    await writeBuild(dist, { content: 'one' });
    const first = await publishIfChanged(options);
    if (!first.ok) throw new Error(first.message);
    const stored = join(options.artifactRoot, 'catalog', first.value.version, 'release.json');
    const {
      provenance: _,
      sbom: __,
      uses: ___,
      ...earlier
    } = JSON.parse(await readFile(stored, 'utf8'));
    await writeFile(stored, JSON.stringify(earlier));
    await writeBuild(dist, { content: 'two' });
    const moved = await publishIfChanged({ ...options, baseUrl: 'http://127.0.0.1:4301/catalog' });
    expect(moved).toMatchObject({ ok: true });
    await rollback(options.storeApi, 'catalog', { by: 'Ada' });
    await promote(options.storeApi, 'catalog', first.value.version, { by: 'Ada' });
    expect(await signing.service.live()).toEqual([[first.value.version, 100, true]]);
    await signing.stop();
  });

  it('publishes new content, and does not touch live content', async () => {
    const first = await start('one');
    expect(first.decision).toEqual({ publish: true });
    expect((await start('one')).decision).toEqual({ publish: false, because: 'live' });
    const second = await start('two');
    expect(await shop.service.live()).toEqual([[second.version, 100, true]]);
  });

  it('does not republish a rolled-back release', async () => {
    const first = await start('one');
    await start('two');
    await rollback(shop.options.storeApi, 'catalog', { by: 'Ada' });
    expect((await start('two')).decision).toEqual({ publish: false, because: 'rolled back' });
    expect(await shop.service.live()).toEqual([[first.version, 100, true]]);
  });

  it('publishes new content after a rollback', async () => {
    await start('one');
    await start('two');
    await rollback(shop.options.storeApi, 'catalog', { by: 'Ada' });
    const third = await start('three');
    expect(await shop.service.live()).toEqual([[third.version, 100, true]]);
  });

  it('republishes old content if the sources are reverted', async () => {
    const first = await start('one');
    await start('two');
    expect((await start('one')).decision).toEqual({ publish: true });
    expect(await shop.service.live()).toEqual([[first.version, 100, true]]);
  });

  it('does not touch a canary, even after it was withdrawn', async () => {
    const first = await start('one');
    await writeBuild(shop.options.dist, { content: 'two' });
    await publish({ ...shop.options, canary: 10 });
    expect((await start('two')).decision).toEqual({ publish: false, because: 'canary' });
    expect(await shop.service.live()).toHaveLength(2);
    await rollback(shop.options.storeApi, 'catalog', { by: 'Ada' });
    expect((await start('two')).decision).toEqual({ publish: false, because: 'rolled back' });
    expect(await shop.service.live()).toEqual([[first.version, 100, true]]);
  });

  it('republishes content that was rolled back, promoted and replaced', async () => {
    await start('one');
    const second = await start('two');
    await rollback(shop.options.storeApi, 'catalog', { by: 'Ada' });
    await promote(shop.options.storeApi, 'catalog', second.version, { by: 'Ada' });
    await start('three');
    expect((await start('two')).decision).toEqual({ publish: true });
  });

  it('updates the address of every release if the shop moved', async () => {
    await start('one');
    await start('two');
    await start('two', 'http://127.0.0.1:4301/catalog');
    const { releases } = (await shop.service.get('/releases/catalog')).json();
    expect(releases).toHaveLength(2);
    for (const { release } of releases) {
      expect(release.url).toMatch(/^http:\/\/127\.0\.0\.1:4301\/catalog\//);
      expect(release.extras.node.url).toMatch(/^http:\/\/127\.0\.0\.1:4301\/catalog\//);
    }
  });
});
