import { CONTRACT_VERSION } from '@shop/contracts/remote/release-manifest';
import { makeRelease } from '../../../../services/store-api/testing/make-release.ts';
import { startShop, type TestShop } from '../testing/start-shop.ts';
import { rollback } from './edit-releases.ts';

const author = { by: 'Ada', reason: 'too slow' };
const [FIRST, SECOND, THIRD] = ['0.1.0-aaaa', '0.1.0-bbbb', '0.1.0-cccc'] as const;

let shop: TestShop;
beforeEach(async () => {
  shop = await startShop();
  for (const version of [FIRST, SECOND, THIRD]) {
    await shop.service.put(makeRelease(version, { contract: CONTRACT_VERSION }));
    await shop.service.post('/releases/catalog/promote', { version });
  }
});
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.stop();
});

/** Answers a rollback with `from` as an earlier store-api: by the route of withdrawals, which has no such field either. */
const beEarlier = (): void => {
  const real = fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, options) => {
    const isUnknown = `${url}`.endsWith('/rollback') && `${options?.body}`.includes('"from"');
    if (!isUnknown) return real(url, options);
    return real(`${url}`.replace(/rollback$/, 'withdraw'), options);
  });
};

const leave = (version: string) => rollback(shop.options.storeApi, 'catalog', author, version);

describe('a rollback by a store-api that does not know which release it leaves', () => {
  it('leaves the named release', async () => {
    beEarlier();
    expect(await leave(THIRD)).toMatchObject({ ok: true });
    expect(await shop.service.live()).toEqual([[SECOND, 100, true]]);
  });

  it('withdraws the named canary', async () => {
    const canary = { version: FIRST, traffic: 10 };
    await shop.service.post('/releases/catalog/canary', canary);
    beEarlier();
    expect(await leave(THIRD)).toMatchObject({ ok: false });
    expect(await leave(FIRST)).toMatchObject({ ok: true });
    expect(await shop.service.live()).toEqual([[THIRD, 100, true]]);
  });

  it('leaves no release but the named one', async () => {
    beEarlier();
    expect(await leave(SECOND)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^CHANGED_MEANWHILE: .* not remove release 0.1.0-bbbb of/),
    });
    expect(await shop.service.live()).toEqual([[THIRD, 100, true]]);
  });

  it('is not repeated for any other refusal', async () => {
    const result = await rollback(shop.options.storeApi, 'catalog', { by: '' }, THIRD);
    expect(result).toMatchObject({ ok: false, message: expect.stringMatching(/^MALFORMED: /) });
    expect(await shop.service.live()).toEqual([[THIRD, 100, true]]);
  });
});
