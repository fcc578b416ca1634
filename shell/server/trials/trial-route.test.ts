/** @jest-environment node */
import fastify from 'fastify';
import { contextOf } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { makeRelease } from '../../src/testing/make-release.ts';
import { renderedPage, SHOWN } from '../pages/testing/serve-pages.ts';
import type { RenderPool } from '../rendering/render-pool.ts';
import { EMPTY_RELEASE_SET } from '../releases/release-set.ts';
import { registerTrial } from './trial-route.ts';

const OTHER = SHOWN.replaceAll('s', 'o');

const PAGE = { context: contextOf(MARKETS[0]!, null, 'it'), rest: '/cart', search: '' };
const CONTAINER = '/releases/cart/2.0.0/node/remoteEntry.cjs';

const poolThat = (render: RenderPool['render']): RenderPool => ({
  render,
  grow: () => undefined,
  state: () => 'working',
  load: () => ({ workers: 1, busy: 0, pages: 0, queued: 0 }),
  drain: async () => undefined,
});

/**
 * @param pool whether pages are rendered on the server
 * @param throws whether a page throws with the tried release alone
 */
const serve = ({ pool = true, throws = false } = {}) => {
  const app = fastify();
  const closed: string[] = [];
  const forgotten: string[] = [];
  const passed: unknown[] = [];
  const current = poolThat(async () => renderedPage(200));
  const tried = poolThat(async () => ({
    ...renderedPage(200),
    thrown: throws ? [`Error: no price\n    at Row (${CONTAINER}:1:2)`] : [],
  }));
  const cart = makeRelease('1.0.0', {
    routes: [{ id: 'cart', path: 'cart', rendering: 'private' }],
  });
  const set = { ...EMPTY_RELEASE_SET, releases: { cart }, containers: { cart: CONTAINER } };
  registerTrial(app, {
    previews: {
      of: async (key) =>
        key === SHOWN
          ? { set, pool: tried, versions: { cart: '2.0.0' }, expiresAt: Infinity }
          : null,
      close: (key) => void closed.push(key),
      forget: (key) => void forgotten.push(key),
      drain: async () => undefined,
    },
    defaultSet: () => ({ set, pool: pool ? current : null }),
    samples: { note: () => undefined, of: () => [PAGE] },
    onPassed: ({ pool: workers }) => void passed.push(workers),
  });
  const ask = (key = SHOWN) =>
    app.inject({ url: '/release-trial', headers: { authorization: `Bearer ${key}` } });
  return { ask, closed, forgotten, passed, tried };
};

describe('GET /release-trial', () => {
  it('R5 answers the result, and hands over the workers of a release that passed', async () => {
    const { ask, forgotten, passed, tried } = serve();
    const { statusCode, headers, body } = await ask();
    expect([statusCode, JSON.parse(body)]).toEqual([200, { rendered: 1, failures: [] }]);
    expect(headers['cache-control']).toBe('no-store');
    expect([forgotten, passed]).toEqual([[SHOWN], [tried]]);
  });

  it('R5 ends the workers of a release that throws', async () => {
    const { ask, closed, passed } = serve({ throws: true });
    const failures = [{ path: '/it/eur/it/cart', reason: 'Error: no price' }];
    expect(JSON.parse((await ask()).body)).toEqual({ rendered: 0, failures });
    expect([closed, passed]).toEqual([[SHOWN], []]);
  });

  it.each([['nonsense'], [OTHER]])('R5 knows no link %s', async (key) => {
    expect((await serve().ask(key)).statusCode).toBe(404);
  });

  it('R5 tries nothing on a server that renders no page', async () => {
    expect((await serve({ pool: false }).ask()).statusCode).toBe(503);
  });

  it('R5 tries one release at a time', async () => {
    const { ask } = serve();
    const codes = await Promise.all([ask(), ask()]);
    expect(codes.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 503]);
  });
});
