import { containerName } from './container.ts';
import { loadContainer } from './load-container.ts';
import { loadScript } from './load-script.ts';

jest.mock('./load-script.ts', () => ({ loadScript: jest.fn() }));
const script = jest.mocked(loadScript);

let count = 0;
const release = (changes: object = {}) => ({
  version: '1.0.0',
  url: `https://cdn.test/${++count}/remoteEntry.js`,
  integrity: 'sha384-x',
  contract: '1.0.0',
  routes: [],
  ...changes,
});
const down = () => Promise.reject(new Error('503'));
const arrived = async () => {
  Object.assign(globalThis, { [containerName('cart')]: { init: jest.fn(), get: jest.fn() } });
};
/** Lets the pauses between attempts pass. */
const settle = async <T>(promise: Promise<T>): Promise<T> => {
  promise.catch(() => undefined);
  await jest.runAllTimersAsync();
  return promise;
};

beforeEach(() => {
  jest.useFakeTimers();
  script.mockReset();
  Reflect.deleteProperty(globalThis, containerName('cart'));
});
afterEach(() => jest.useRealTimers());

describe('loadContainer', () => {
  it('tries an address three times before it gives up', async () => {
    script.mockImplementation(down);
    await expect(settle(loadContainer('cart', release()))).rejects.toThrow('503');
    expect(script).toHaveBeenCalledTimes(3);
  });

  it('takes the second answer when the first failed', async () => {
    script.mockImplementationOnce(down).mockImplementation(arrived);
    await expect(settle(loadContainer('cart', release()))).resolves.toHaveProperty('get');
    expect(script).toHaveBeenCalledTimes(2);
  });

  it('turns to the fallback address, with the same integrity', async () => {
    const remote = release({ fallbackUrl: 'https://spare.test/remoteEntry.js' });
    script.mockImplementation((url) => (url === remote.url ? down() : arrived()));
    await settle(loadContainer('cart', remote));
    expect(script).toHaveBeenLastCalledWith('https://spare.test/remoteEntry.js', 'sha384-x');
  });

  it('tries an address that never answered only once more, until it answers', async () => {
    const remote = release();
    script.mockImplementation(down);
    await settle(loadContainer('cart', remote)).catch(() => undefined);
    script.mockClear();
    await settle(loadContainer('cart', remote)).catch(() => undefined);
    expect(script).toHaveBeenCalledTimes(1);
  });

  it('fails when the script left no container', async () => {
    script.mockResolvedValue(undefined);
    await expect(settle(loadContainer('cart', release()))).rejects.toThrow(
      'left no container of cart',
    );
  });
});
