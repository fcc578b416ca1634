import { CONTRACT_VERSION } from '@shop/contracts/remote/release-manifest';
import { makeRelease } from '../../../../services/store-api/testing/make-release.ts';
import { startShop, type TestShop } from '../testing/start-shop.ts';
import { runCommand } from './run-command.ts';

const VERSION = '0.1.0-aaaa';
const OTHER = '0.1.0-bbbb';

let shop: TestShop;
beforeEach(async () => {
  shop = await startShop();
  for (const version of [VERSION, OTHER])
    await shop.service.put(makeRelease(version, { contract: CONTRACT_VERSION }));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.stop();
});

const REPORT = {
  ...{ interval: 1000, contract: CONTRACT_VERSION, etag: null },
  ...{ releases: {}, canaries: {}, problems: [] },
};

const run = (its: { kind: 'promote'; version: string } | { kind: 'withdraw' }) => {
  const { artifactRoot, baseUrl, storeApi, shell } = shop.options;
  const settings = {
    ...{ artifactRoot, baseUrl, storeApi, shell, by: 'Ada', mapsRoot: shop.folder },
    ...{ fallbackBaseUrl: undefined, shopOrigin: undefined, signingKey: undefined },
  };
  return runCommand(shop.folder, settings, { name: 'catalog', ...its });
};

describe('runCommand', () => {
  it('R5 tells what is live also if the shells do not confirm it', async () => {
    const real = fetch;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (url, options) =>
        `${url}`.endsWith('/releases/shells')
          ? new Response('{}', { status: 403 })
          : real(url, options),
      );
    expect(await run({ kind: 'promote', version: VERSION })).toMatchObject({
      code: 'NOT_CONFIRMED',
      lines: [`catalog ${VERSION}: 100 %`],
    });
  });

  /** Promotes the other release, as another operator does, between the command's list and its edit. */
  const promoteBefore = (action: string) => {
    const real = fetch;
    const shells = [{ ...REPORT, id: 'web-1', at: '2026-11-20T09:00:01.000Z' }];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, options) => {
      if (`${url}`.endsWith('/releases/shells')) return Response.json({ shells });
      if (`${url}`.endsWith(`/catalog/${action}`))
        await shop.service.post('/releases/catalog/promote', { version: OTHER });
      return real(url, options);
    });
    let time = 0;
    // The wait for the shells ends at its second look.
    jest.spyOn(Date, 'now').mockImplementation(() => (time += 60_000));
  };

  it('R5 undoes a release in favor of the one that was live right before it', async () => {
    promoteBefore('promote');
    expect(await run({ kind: 'promote', version: VERSION })).toMatchObject({
      message: 'It was taken by 0 of 1 shells, and is undone.',
    });
    expect(await shop.service.live()).toEqual([[OTHER, 100, true]]);
  });

  it('R5 withdraws no release that was promoted after the command has listed what is live', async () => {
    await shop.service.post('/releases/catalog/promote', { version: VERSION });
    promoteBefore('withdraw');
    expect(await run({ kind: 'withdraw' })).toMatchObject({
      ok: false,
      message: expect.stringMatching(
        /^CHANGED_MEANWHILE: .*Live now: 0\.1\.0-bbbb 100 %\. Look with --list/,
      ),
    });
    expect(await shop.service.live()).toEqual([[OTHER, 100, true]]);
  });
});
