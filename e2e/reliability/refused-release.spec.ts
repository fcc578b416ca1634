import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_SCHEMA_URL } from '@shop/contracts/remote/release-manifest';
import { ROOT } from '../../tooling/remote-kit/workspace.ts';
import { localPublication } from '../../tooling/launcher/publish-built.ts';
import { publish } from '../../tooling/remote-kit/release/publish/publish.ts';
import { expect, test } from '../fixtures/own-shop.ts';
import { serveManifest } from '../fixtures/serve-manifest.ts';

const releaseSet = async (origin: string | undefined): Promise<unknown> =>
  (await fetch(`${origin}/live-remotes.json`)).json();

test('a release for another contract is refused, and the live releases are unchanged', async ({
  shop,
  baseURL,
}) => {
  const before = await releaseSet(baseURL);
  const dist = join(shop.data, 'other-contract');
  await rm(dist, { recursive: true, force: true });
  await cp(join(ROOT, 'mf-catalog/dist'), dist, { recursive: true });
  const path = join(dist, 'release.json');
  const release = JSON.parse(await readFile(path, 'utf8')) as object;
  await writeFile(path, JSON.stringify({ ...release, contract: '99.0.0' }));
  const published = await publish({
    ...(await localPublication(shop, 'catalog')),
    dist,
    author: { by: 'e2e', reason: 'a release that does not fit' },
  });
  expect(published).toMatchObject({ ok: false, code: 'CONTRACT_MISMATCH' });
  expect(await releaseSet(baseURL)).toEqual(before);
});

test('a build modified afterwards is refused', async ({ shop, baseURL }) => {
  const before = await releaseSet(baseURL);
  const dist = join(shop.data, 'tampered');
  await rm(dist, { recursive: true, force: true });
  await cp(join(ROOT, 'mf-catalog/dist'), dist, { recursive: true });
  const { entry } = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as {
    entry: { web: string };
  };
  await writeFile(join(dist, 'web', entry.web), 'globalThis.shop_remote_catalog = {};');
  const published = await publish({
    ...(await localPublication(shop, 'catalog')),
    dist,
    author: { by: 'e2e', reason: 'a release with a strange file' },
  });
  expect(published).toMatchObject({ ok: false, code: 'INTEGRITY' });
  expect(await releaseSet(baseURL)).toEqual(before);
});

test('a release signed by another team is refused, even with the deploy token', async ({
  shop,
  baseURL,
}) => {
  const before = await releaseSet(baseURL);
  const { signingKey } = await localPublication(shop, 'account');
  const published = await publish({
    ...(await localPublication(shop, 'catalog')),
    signingKey,
    dist: join(ROOT, 'mf-catalog/dist'),
    author: { by: 'e2e', reason: 'a release of another team' },
  });
  expect(published).toMatchObject({
    ok: false,
    code: 'STORE_API',
    message: expect.stringContaining('SIGNATURE_WRONG'),
  });
  expect(await releaseSet(baseURL)).toEqual(before);
});

const manifests = {
  malformed: { microFrontends: { catalog: [{ url: 'javascript:alert(1)' }] } },
  // The response of store-api after its database is lost.
  'valid but empty': { schema: MANIFEST_SCHEMA_URL, microFrontends: {} },
};

for (const [kind, manifest] of Object.entries(manifests))
  test(`a ${kind} release manifest changes nothing`, async ({ shop, baseURL, request, market }) => {
    const before = await releaseSet(baseURL);
    const impostor = await serveManifest(shop, manifest);
    try {
      await expect.poll(impostor.asked).toBeGreaterThan(1);
      expect(await releaseSet(baseURL)).toEqual(before);
      expect((await request.get(market.url('/'))).status()).toBe(200);
    } finally {
      await impostor.end();
    }
  });
