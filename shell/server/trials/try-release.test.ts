/** @jest-environment node */
import { contextOf } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { makeRelease } from '../../src/testing/make-release.ts';
import type { RenderRequest } from '../../src/render/types.ts';
import { renderedPage } from '../pages/testing/serve-pages.ts';
import type { Live } from '../releases/live-sets.ts';
import { NotFinished, NotRendered } from '../rendering/not-rendered.ts';
import { tryRelease } from './try-release.ts';

const context = contextOf(MARKETS[0]!, null, 'it');
const pageAt = (rest: string): RenderRequest => ({ context, rest, search: '' });
const product = pageAt('/product/BAROLO');
const cart = pageAt('/cart');
const help = pageAt('/help');

/** What rendering a page of a set does: the stacks that it throws, or the error that it fails with. */
type Renders = Record<string, readonly string[] | Error>;

const liveWith = (version: string, pages: Renders) => {
  const asked: RenderRequest[] = [];
  const live: Live = {
    set: {
      id: version,
      styles: {},
      containers: {
        catalog: '/releases/catalog/1.0.0/node/remoteEntry.cjs',
        cart: `/releases/cart/${version}/node/remoteEntry.cjs`,
      },
      releases: {
        catalog: makeRelease('1.0.0', {
          routes: [
            { id: 'help', path: 'help', rendering: 'server' },
            {
              id: 'product',
              path: 'product/:code',
              rendering: 'server',
              fragments: ['cart/AddToCart'],
            },
          ],
        }),
        cart: makeRelease(version, {
          routes: [{ id: 'cart', path: 'cart', rendering: 'private' }],
        }),
      },
    },
    pool: {
      render: async (request) => {
        asked.push(request);
        const outcome = pages[request.rest] ?? [];
        if (outcome instanceof Error) throw outcome;
        return { ...renderedPage(200), thrown: outcome };
      },
      grow: () => undefined,
      state: () => 'working',
      load: () => ({ workers: 1, busy: 0, pages: 0, queued: 0 }),
      drain: async () => undefined,
    },
  };
  return { live, asked };
};

const attempt = async (now: Renders, before: Renders = {}) => {
  const { live: candidate, asked } = liveWith('2.0.0', now);
  const { live: current } = liveWith('1.0.0', before);
  const result = await tryRelease('cart', { candidate, current }, [help, product, cart]);
  return { ...result, asked };
};
const closed = new NotRendered('the render pool is closed');

const thrown = (remote: string, version: string) =>
  `Error: no price\n    at Row (/releases/${remote}/${version}/node/page.cjs:1:2)`;

describe('tryRelease', () => {
  it('R5 renders the sample pages with every module of the release, those that show it first', async () => {
    const { rendered, failures, asked } = await attempt({});
    expect({ rendered, failures }).toEqual({ rendered: 3, failures: [] });
    expect(asked.map(({ rest, tried }) => [rest, tried])).toEqual([
      ['/product/BAROLO', 'cart'],
      ['/cart', 'cart'],
      ['/help', 'cart'],
    ]);
  });

  it.each([
    ['a fragment on another team’s page throws', { '/product/BAROLO': [thrown('cart', '2.0.0')] }],
    [
      'a module throws while it is loaded',
      { '/product/BAROLO': new Error(thrown('cart', '2.0.0')) },
    ],
  ])('R5 names the page and the reason if %s', async (_, now) => {
    const { rendered, failures } = await attempt(now);
    expect(rendered).toBe(2);
    expect(failures).toEqual([
      { path: '/it/eur/it/product/BAROLO', reason: expect.stringContaining('Error: no price') },
    ]);
  });

  it.each<[string, Renders, Renders, number]>([
    ['another team’s', { '/product/BAROLO': [thrown('catalog', '1.0.0')] }, {}, 3],
    [
      'one that the live release has too',
      { '/cart': [thrown('cart', '2.0.0')] },
      { '/cart': [thrown('cart', '1.0.0')] },
      3,
    ],
    ['one of a busy shell', { '/cart': new NotRendered('no worker was free') }, {}, 2],
    ['a late page', { '/cart': new NotFinished('rendering took longer than 1500 ms') }, {}, 2],
    ['a slow service', { '/cart': new Error('TimeoutError: aborted') }, {}, 2],
    [
      'one that cannot be compared now',
      { '/cart': [thrown('cart', '2.0.0')] },
      { '/cart': new NotRendered('no worker was free') },
      2,
    ],
  ])('R5 does not blame the release for a failure that is %s', async (_, now, before, rendered) => {
    expect(await attempt(now, before)).toMatchObject({ rendered, failures: [] });
  });

  it('R5 takes no longer than six seconds', async () => {
    jest.useFakeTimers();
    const { live: candidate } = liveWith('2.0.0', {});
    const never = { ...candidate.pool!, render: () => new Promise<never>(() => undefined) };
    const result = tryRelease(
      'cart',
      { candidate: { ...candidate, pool: never }, current: candidate },
      [cart],
    );
    await jest.advanceTimersByTimeAsync(6000);
    expect(await result).toBeNull();
    jest.useRealTimers();
  });

  it('R5 has no result if no page was rendered, and one if there is no page to render', async () => {
    const { live: candidate } = liveWith('2.0.0', { '/help': closed, '/cart': closed });
    const lives = { candidate, current: candidate };
    expect(await tryRelease('cart', lives, [help, cart])).toBeNull();
    expect(await tryRelease('cart', lives, [])).toEqual({ rendered: 0, failures: [] });
  });
});
