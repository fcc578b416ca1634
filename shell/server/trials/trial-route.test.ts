/** @jest-environment node */
import fastify from 'fastify';
import { makeRelease } from '../../src/testing/make-release.ts';
import { renderedPage, SHOWN } from '../pages/testing/serve-pages.ts';
import type { RenderPool } from '../rendering/render-pool.ts';
import { EMPTY_RELEASE_SET } from '../releases/release-set.ts';
import { registerTrial } from './trial-route.ts';

const OTHER = SHOWN.replaceAll('s', 'o');

const serve = ({ pool = true, render = async () => renderedPage(200) } = {}) => {
  const app = fastify();
  const closed: string[] = [];
  const workers: RenderPool = { render, drain: async () => undefined };
  const set = { ...EMPTY_RELEASE_SET, releases: { cart: makeRelease('1.0.0') } };
  registerTrial(app, {
    previews: {
      of: async (key) =>
        key === SHOWN
          ? { set, pool: workers, versions: { cart: '2.0.0' }, expiresAt: Infinity }
          : null,
      close: (key) => void closed.push(key),
      drain: async () => undefined,
    },
    defaultSet: () => ({ set, pool: pool ? workers : null }),
    samples: { note: () => undefined, of: () => [] },
  });
  const ask = (key = SHOWN) =>
    app.inject({ url: '/release-trial', headers: { authorization: `Bearer ${key}` } });
  return { ask, closed };
};

describe('GET /release-trial', () => {
  it('R5 answers the result, and ends the workers of the link', async () => {
    const { ask, closed } = serve();
    const { statusCode, headers, body } = await ask();
    expect([statusCode, JSON.parse(body)]).toEqual([200, { rendered: 0, failures: [] }]);
    expect(headers['cache-control']).toBe('no-store');
    expect(closed).toEqual([SHOWN]);
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
