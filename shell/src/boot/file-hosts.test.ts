import { fileHosts, setsAddresses } from './file-hosts.ts';

const cart = {
  version: '1.0.0',
  url: 'https://cdn.test/cart/1.0.0/web/remoteEntry.js',
  fallbackUrl: 'https://spare.test/c/1.0.0/remoteEntry.js',
  integrity: '',
  contract: '2.2.0',
  routes: [],
};
const newer = {
  ...cart,
  version: '1.0.1',
  url: 'https://cdn.test/cart/1.0.1/web/remoteEntry.js',
  fallbackUrl: undefined,
};
const chunk = 'https://cdn.test/cart/1.0.0/web/cart-writes.js';

const onReplaced = jest.fn();
const onMissing = jest.fn();
const hosts = fileHosts({ cart }, onReplaced, onMissing);
const answer = (found: Partial<Response> | Error) =>
  Object.assign(globalThis, {
    fetch: jest.fn(() => (found instanceof Error ? Promise.reject(found) : Promise.resolve(found))),
  });
const live = (remotes: object) => answer({ ok: true, json: async () => remotes });

beforeEach(() => onReplaced.mockReset());

describe('fileHosts', () => {
  it('names the origins of the releases and of their fallback addresses', () => {
    expect(hosts.origins).toEqual(['https://cdn.test', 'https://spare.test']);
  });

  it('finds the other address of a file of a release', () => {
    expect(hosts.alternativeOf(chunk)).toBe('https://spare.test/c/1.0.0/cart-writes.js');
    expect(hosts.alternativeOf('https://shop.test/assets/shell.js')).toBeUndefined();
  });

  it('reports a file as replaced if its release is no longer live', async () => {
    live({ cart: newer });
    expect(await hosts.isReplaced(chunk)).toBe(true);
    expect(onReplaced).toHaveBeenCalledTimes(1);
    expect(onMissing).toHaveBeenCalledWith(chunk);
  });

  it('knows the stable release that a canary falls back to', async () => {
    const other = { ...newer, url: 'https://other.test/cart/1.0.1/web/remoteEntry.js' };
    const canary = fileHosts({ cart: { ...other, stable: cart } }, onReplaced);
    expect(canary.origins).toContain('https://cdn.test');
    expect(canary.alternativeOf(chunk)).toBe('https://spare.test/c/1.0.0/cart-writes.js');
    live({ cart: { ...other, stable: cart } });
    expect(await canary.isReplaced(chunk)).toBe(false);
  });

  it.each([
    ['its release is still live', () => live({ cart })],
    ['nobody knows', () => answer(new TypeError('failed to fetch'))],
    ['the server is in trouble', () => answer({ ok: false, status: 503 })],
  ])('does not report it if %s', async (_what, given) => {
    given();
    expect(await hosts.isReplaced(chunk)).toBe(false);
    expect(onReplaced).not.toHaveBeenCalled();
  });

  it('takes a file of the shell that is not there any more for replaced', async () => {
    const own = `${window.location.origin}/assets/modals.js`;
    answer({ status: 404 });
    expect(await hosts.isReplaced(own)).toBe(true);
    answer({ status: 200 });
    expect(await hosts.isReplaced(own)).toBe(false);
  });
});

describe('setsAddresses', () => {
  it('knows releases from before the one loader', () => {
    expect(setsAddresses({ cart })).toBe(false);
    expect(setsAddresses({ cart, catalog: { ...cart, contract: '2.1.0' } })).toBe(true);
  });
});
