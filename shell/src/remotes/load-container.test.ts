import { containerName } from './container.ts';
import { loadContainer } from './load-container.ts';

const loadFile = jest.fn<Promise<void>, [string, object]>();
const release = {
  version: '1.0.0',
  url: 'https://cdn.test/remoteEntry.js',
  fallbackUrl: 'https://spare.test/remoteEntry.js',
  integrity: 'sha384-x',
  contract: '1.0.0',
  routes: [],
};

beforeEach(() => {
  loadFile.mockReset();
  Object.assign(globalThis, { shop_federation: { files: { loadFile } } });
  Reflect.deleteProperty(globalThis, containerName('cart'));
});

describe('loadContainer', () => {
  it('runs the container of the release alone, from either of its addresses', async () => {
    const container = { init: jest.fn(), get: jest.fn() };
    loadFile.mockImplementation(async () => {
      Object.assign(globalThis, { [containerName('cart')]: container });
    });
    await expect(loadContainer('cart', release)).resolves.toBe(container);
    expect(loadFile).toHaveBeenCalledWith(release.url, {
      integrity: release.integrity,
      alternative: release.fallbackUrl,
    });
  });

  it('fails when the script cannot be had', async () => {
    loadFile.mockRejectedValue(new Error('503'));
    await expect(loadContainer('cart', release)).rejects.toThrow('503');
  });

  it('returns no container of another release when the script left none', async () => {
    Object.assign(globalThis, { [containerName('cart')]: { init: jest.fn(), get: jest.fn() } });
    loadFile.mockResolvedValue(undefined);
    await expect(loadContainer('cart', release)).resolves.toBeUndefined();
  });
});
