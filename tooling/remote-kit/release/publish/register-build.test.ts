import { promote } from '../store-api/edit-releases.ts';
import { startShop, type TestShop } from '../testing/start-shop.ts';
import { writeBuild } from '../testing/write-build.ts';
import { publish, registerBuild } from './publish.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startShop();
  await writeBuild(shop.options.dist);
});
afterEach(() => shop.stop());

const registered = async (): Promise<string> => {
  const result = await registerBuild(shop.options);
  if (!result.ok) throw new Error(result.message);
  return result.value.version;
};

describe('registerBuild', () => {
  it('R10 stores and registers a build for a preview, and changes no visitor’s releases', async () => {
    const version = await registered();
    expect(await shop.service.live()).toEqual([]);
    const preview = { releases: { catalog: version } };
    expect((await shop.service.post('/release-previews', preview)).statusCode).toBe(201);
    expect(await registered()).toBe(version);
    expect(await promote(shop.options.storeApi, 'catalog', version, { by: 'Ada' })).toMatchObject({
      ok: true,
    });
    expect(await shop.service.live()).toEqual([[version, 100, true]]);
  });

  it('R10 leaves the live release beside a newer build', async () => {
    const first = await publish(shop.options);
    await writeBuild(shop.options.dist, { content: 'newer' });
    const version = await registered();
    expect(first).toMatchObject({ ok: true });
    expect(await shop.service.live()).not.toContainEqual([version, 100, true]);
  });
});
