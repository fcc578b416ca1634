import { failedLoadable } from '../../../shared-contracts/remote/loadable.ts';
import type { LiveRemote } from '../remotes/live-remotes.ts';
import { attributeFailure } from './attribute-failure.ts';

const release = (url: string, version: string, further: Partial<LiveRemote> = {}): LiveRemote => ({
  version,
  url,
  integrity: '',
  contract: '2.6.0',
  routes: [],
  ...further,
});
const CART = 'https://cart.test/cart/1.1.0/web/';
const STABLE = 'https://cart.test/cart/1.0.0/web/';
const CATALOG = 'https://catalog.test/catalog/2.0.0/web/';
const remotes = {
  cart: release(`${CART}remoteEntry.js`, '1.1.0', {
    fallbackUrl: 'https://spare.test/c/remoteEntry.js',
    stable: release(`${STABLE}remoteEntry.js`, '1.0.0'),
  }),
  catalog: release(`${CATALOG}remoteEntry.js`, '2.0.0'),
};
const thrown = (...files: string[]) =>
  Object.assign(new Error('x'), {
    stack: ['Error: x', ...files.map((it) => `    at f (${it}:1:2)`)].join('\n'),
  });
const attribute = (failure: Parameters<typeof attributeFailure>[0]) =>
  attributeFailure(failure, [remotes, remotes]);

describe('attributeFailure', () => {
  it.each([
    ['a release', `${CART}page-cart.x.js`, { remote: 'cart', version: '1.1.0' }],
    ['its fallback address', 'https://spare.test/c/a.js', { remote: 'cart', version: '1.1.0' }],
    ['the stable release', `${STABLE}page-cart.x.js`, { remote: 'cart', version: '1.0.0' }],
    ['another remote', `${CATALOG}page-home.x.js`, { remote: 'catalog', version: '2.0.0' }],
  ])('finds the release of a missing file of %s', (_, trace, expected) => {
    expect(attribute({ kind: 'chunk', trace })).toEqual({ kind: 'chunk', ...expected });
  });

  it('gives an uncaught error to the remote that its stack names first', () => {
    const error = thrown('https://shop.test/assets/shell.js', `${CART}a.js`, `${CATALOG}b.js`);
    expect(attribute({ kind: 'error', error })).toEqual({
      remote: 'cart',
      version: '1.1.0',
      kind: 'error',
    });
  });

  it('finds the code that threw during hydration in the cause, and a mismatch in the component stack', () => {
    const cause = thrown(`${STABLE}fragment.js`);
    const error = Object.assign(thrown('https://shop.test/assets/libraries.js'), { cause });
    expect(attribute({ kind: 'hydration', error })).toMatchObject({ version: '1.0.0' });
    const trace = `\n    at button\n    at u (${CATALOG}page-home.js:1:2)`;
    expect(attribute({ kind: 'hydration', error: thrown(), trace })).toMatchObject({
      remote: 'catalog',
    });
  });

  it('gives an error of a region to its team, in the release of its stack or in the present one', () => {
    const of = (error: Error) => attribute({ kind: 'region', remote: 'cart', error });
    expect(of(thrown(`${CATALOG}b.js`, `${STABLE}a.js`))).toMatchObject({ version: '1.0.0' });
    expect(of(thrown())).toEqual({ remote: 'cart', version: '1.1.0', kind: 'region' });
  });

  it('takes a missing chunk of a module for a chunk', () => {
    const error = Object.assign(thrown(), { name: 'ChunkLoadError' });
    expect(attribute({ kind: 'module', remote: 'cart', version: '1.1.0', error })).toEqual({
      remote: 'cart',
      version: '1.1.0',
      kind: 'chunk',
    });
  });

  it('finds the release of a missing chunk by its file, which may be the shell’s', () => {
    const missing = (request: string) =>
      attribute({
        kind: 'module',
        remote: 'cart',
        version: '1.1.0',
        error: Object.assign(thrown(), { name: 'ChunkLoadError', request }),
      });
    expect(missing(`${CATALOG}fragment-SearchBox.x.js`)).toEqual({
      remote: 'catalog',
      version: '2.0.0',
      kind: 'chunk',
    });
    expect(missing('https://shop.test/assets/not-found-page.x.js')).toBeNull();
  });

  it('ignores a region that the server left to the browser', () => {
    const trace = `at u (${CART}a.js:1:2)`;
    const error = new Error('Minified React error #419');
    expect(attribute({ kind: 'hydration', error, trace })).toBeNull();
  });

  it('ignores the shell, aborted calls, and regions whose code was noted when it failed to load', () => {
    expect(attribute({ kind: 'error', error: thrown('https://shop.test/assets/a.js') })).toBeNull();
    expect(attribute({ kind: 'chunk', trace: 'https://shop.test/assets/a.js' })).toBeNull();
    const aborted = Object.assign(thrown(`${CART}a.js`), { name: 'AbortError' });
    expect(attribute({ kind: 'error', error: aborted })).toBeNull();
    const error = thrown(`${CART}a.js`);
    const promise = Promise.reject(error);
    promise.catch(() => undefined);
    failedLoadable(error, promise);
    expect(attribute({ kind: 'region', remote: 'cart', error })).toBeNull();
    expect(attribute({ kind: 'module', remote: 'cart', version: '1.1.0', error })).not.toBeNull();
  });
});
