import { CONTRACT_VERSION } from '@shop/contracts/remote/release-manifest';
import { makeRelease } from '../../../../services/store-api/testing/make-release.ts';
import { startShop, type TestShop } from '../testing/start-shop.ts';
import { runCommand } from './run-command.ts';

const VERSION = '0.1.0-aaaa';

let shop: TestShop;
beforeEach(async () => {
  shop = await startShop();
  await shop.service.put(makeRelease(VERSION, { contract: CONTRACT_VERSION }));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.stop();
});

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
    const { artifactRoot, baseUrl, storeApi, shell } = shop.options;
    const settings = {
      ...{ artifactRoot, baseUrl, storeApi, shell, by: 'Ada', mapsRoot: shop.folder },
      ...{ fallbackBaseUrl: undefined, shopOrigin: undefined, signingKey: undefined },
    };
    const command = { name: 'catalog', kind: 'promote', version: VERSION } as const;
    expect(await runCommand(shop.folder, settings, command)).toMatchObject({
      code: 'NOT_CONFIRMED',
      lines: [`catalog ${VERSION}: 100 %`],
    });
  });
});
