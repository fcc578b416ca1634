import type { ReleaseExtras } from '@shop/contracts/remote/release-manifest';
import { stateRelease } from '@shop/server-kit/signing';
import { makeRelease } from '../../testing/make-release.ts';
import { type TestService, startService } from '../../testing/start-service.ts';

let service: TestService;
beforeEach(async () => {
  const shared = { react: '19.3.1', 'react-dom': '19.3.1' };
  service = await startService({ shell: { contract: '1.2.0', runtime: '2.9.2', shared } });
});
afterEach(() => service.stop());

const SHARED = { react: '19.3.1', 'react-dom': '19.3.1' };
const release = (version: string, extras: Partial<ReleaseExtras> = {}) =>
  makeRelease(version, { shared: SHARED, ...extras });

const promote = async (remote: string, version: string) =>
  service.post(`/releases/${remote}/promote`, { version });

/** Puts a release live, which has to succeed. */
const goLive = async (remote: string, version: string, extras: Partial<ReleaseExtras> = {}) => {
  await service.put(release(version, extras), remote);
  expect((await promote(remote, version)).statusCode).toBe(200);
};

/** Registers a release and returns why its promotion is refused. */
const refused = async (remote: string, version: string, extras: Partial<ReleaseExtras>) => {
  await service.put(release(version, extras), remote);
  const before = await service.live(remote);
  const answer = await promote(remote, version);
  expect(await service.live(remote)).toEqual(before);
  return answer.json().error;
};

describe('modules shared with the shell', () => {
  it.each([
    [
      'another major',
      { ...SHARED, react: '18.3.1' },
      /react 18\.3\.1 was built in.*provides 19\.3\.1/,
    ],
    ['a newer minor', { ...SHARED, react: '19.4.0' }, /react 19\.4\.0.*release the shell first/],
    ['no declaration', { react: '19.3.1' }, /react-dom is not declared/],
  ])('refuse %s', async (_, shared, message) => {
    expect(await refused('catalog', '0.1.0-aaaa', { shared })).toEqual({
      code: 'SHARED_MISMATCH',
      message: expect.stringMatching(message),
    });
  });

  it('accept an older minor and another patch', async () => {
    await goLive('catalog', '0.1.0-aaaa', { shared: { ...SHARED, react: '19.2.9' } });
    await goLive('catalog', '0.1.0-bbbb', { shared: { ...SHARED, react: '19.3.9' } });
  });
});

describe('routes', () => {
  const route = (path: string) => [{ id: 'page', path, rendering: 'client' as const }];
  beforeEach(() => goLive('catalog', '0.1.0-aaaa'));

  it.each(['product/:id', 'product/BARBERA', 'Product/:code/:slug?', ':any/:thing'])(
    'refuse /%s, which meets another team’s',
    async (path) => {
      expect(await refused('cart', '0.1.0-bbbb', { routes: route(path) })).toEqual({
        code: 'ROUTE_TAKEN',
        message: expect.stringContaining(`/${path} meets /product/:code of catalog`),
      });
    },
  );

  it('are free after the other team released without them', async () => {
    await goLive('catalog', '0.1.0-cccc', { routes: route('search') });
    await goLive('cart', '0.1.0-bbbb', { routes: route('product/:code') });
  });
});

describe('fragments', () => {
  const without = (...names: string[]) => ({
    routes: [],
    assets: Object.fromEntries(
      Object.entries(makeRelease('0.1.0-aaaa').extras.assets).filter(
        ([chunk]) => !names.includes(chunk),
      ),
    ),
  });

  it('refuse a release without one that a live page shows', async () => {
    await goLive('catalog', '0.1.0-aaaa');
    expect(await refused('cart', '0.1.0-bbbb', without('fragment-AddToCart'))).toEqual({
      code: 'FRAGMENT_MISSING',
      message: expect.stringContaining('cart/AddToCart, which catalog 0.1.0-aaaa shows'),
    });
  });

  it('refuse a release without one that another team’s code shows outside of its routes', async () => {
    const catalog = release('0.1.0-aaaa', { routes: [] });
    const uses = ['cart/OrderSummary' as const];
    const statement = stateRelease('catalog', catalog, { provenance: null, sbom: null, uses });
    await service.put(catalog, 'catalog', statement);
    await promote('catalog', '0.1.0-aaaa');
    expect(await refused('cart', '0.1.0-bbbb', without())).toMatchObject({
      code: 'FRAGMENT_MISSING',
      message: expect.stringContaining('cart/OrderSummary, which catalog 0.1.0-aaaa shows'),
    });
  });

  it('refuse a release without one that the shell shows, in any of its forms', async () => {
    expect(
      await refused('cart', '0.1.0-bbbb', without('fragment-CartReconciler', 'fragment-OrderLife')),
    ).toMatchObject({
      code: 'FRAGMENT_MISSING',
      message: expect.stringContaining(
        'cart/CartReconciler or cart/OrderLife, which the shell shows',
      ),
    });
    await goLive('cart', '0.1.0-cccc', without('fragment-OrderLife'));
  });
});

describe('files', () => {
  it('refuse a style sheet that no shell would copy, as it has no integrity', async () => {
    const assets = {
      ...makeRelease('0.1.0-aaaa').extras.assets,
      'page-home': { js: [], css: ['page-home.css'] },
    };
    expect(await refused('catalog', '0.1.0-aaaa', { assets })).toEqual({
      code: 'INTEGRITY',
      message: expect.stringContaining('without integrity: page-home.css'),
    });
  });

  it('refuse a manifest that no shell would read', async () => {
    const integrity = `sha384-${'A'.repeat(64)}`;
    const large = (version: string) =>
      release(version, {
        integrity: {
          ...makeRelease(version).extras.integrity,
          ...Object.fromEntries(
            Array.from({ length: 6500 }, (_, index) => [
              `chunk-${index}-${'x'.repeat(50)}.js`,
              integrity,
            ]),
          ),
        },
        routes: [],
      });
    const remotes = ['catalog', 'one', 'two', 'three', 'four'];
    const codes = [];
    for (const remote of remotes) {
      await service.put(large('0.1.0-aaaa'), remote);
      codes.push((await promote(remote, '0.1.0-aaaa')).json().error?.code ?? 'live');
    }
    expect(codes).toEqual(['live', 'live', 'live', 'live', 'MANIFEST_TOO_LARGE']);
  });
});
