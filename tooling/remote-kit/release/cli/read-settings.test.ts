import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFolder } from '../../workspace.ts';
import { deployToken } from './deploy-token.ts';
import { readSettings } from './read-settings.ts';
import { localSigningKey } from './signing-key.ts';

const workspace = () => mkdtempSync(join(tmpdir(), 'settings-'));

describe('readSettings', () => {
  it('finds token and artifacts of the shop on the same port base', async () => {
    const root = workspace();
    const token = await deployToken(dataFolder(4000, root));
    const settings = await readSettings(root, { PORT_BASE: '4000' }, 'cart');
    expect(settings.storeApi).toEqual({ endpoint: 'http://127.0.0.1:4020', token });
    expect(settings.artifactRoot).toBe(join(dataFolder(4000, root), 'artifacts'));
    expect(settings.baseUrl).toBe('http://127.0.0.1:4102/cart');
    const key = await localSigningKey(dataFolder(4000, root), 'cart');
    expect(settings.signingKey?.equals(key)).toBe(true);
  });

  it('prefers the environment', async () => {
    const settings = await readSettings(
      workspace(),
      {
        STORE_API_URL: 'https://api.example/',
        STORE_API_DEPLOY_TOKEN: 'secret',
        ARTIFACT_BASE_URL: 'https://cdn.example',
      },
      'cart',
    );
    expect(settings.storeApi).toEqual({ endpoint: 'https://api.example', token: 'secret' });
    expect(settings.baseUrl).toBe('https://cdn.example/cart');
    // Another shop does not know the keys of the local one.
    expect(settings.signingKey).toBeUndefined();
  });

  it('has no store and no address of this machine for a shop elsewhere', async () => {
    const environment = { STORE_API_URL: 'https://api.example' };
    const { artifactRoot, baseUrl } = await readSettings(workspace(), environment, 'cart');
    expect([artifactRoot, baseUrl]).toEqual([undefined, undefined]);
  });

  it.each([
    [{}, 'http://localhost:3000'],
    [{ SHOP_ORIGIN: 'https://shop.example/' }, 'https://shop.example'],
    [{ STORE_API_URL: 'https://api.example' }, undefined],
    [{ STORE_API_URL: 'https://api.example', SHOP_ORIGIN: '' }, undefined],
    [
      { STORE_API_URL: 'https://api.example', SHOP_ORIGIN: 'https://shop.example' },
      'https://shop.example',
    ],
  ])('with %j links to %s', async (environment, expected) => {
    const { shopOrigin } = await readSettings(workspace(), environment, 'cart');
    expect(shopOrigin).toBe(expected);
  });
});
