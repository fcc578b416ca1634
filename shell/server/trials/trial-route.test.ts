/** @jest-environment node */
import fastify from 'fastify';
import { contextOf } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { makeRelease } from '../../src/testing/make-release.ts';
import { renderedPage, SHOWN } from '../pages/testing/serve-pages.ts';
import { openPreviews } from '../previews/open-previews.ts';
import { NotRendered } from '../rendering/not-rendered.ts';
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
 * @param late whether no page is rendered with it in time
 */
const serve = ({ pool = true, throws = false, late = false } = {}) => {
  const app = fastify();
  /** Holds back what the previews know of {@link OTHER}. */
  let answer = (): void => undefined;
  const answered = new Promise<null>((done) => (answer = () => done(null)));
  const closed: string[] = [];
  const forgotten: string[] = [];
  const passed: unknown[] = [];
  const current = poolThat(async () => renderedPage(200));
  const tried = poolThat(async () => {
    if (late) throw new NotRendered('the render pool is closed');
    return {
      ...renderedPage(200),
      thrown: throws ? [`Error: no price\n    at Row (${CONTAINER}:1:2)`] : [],
    };
  });
  const cart = makeRelease('1.0.0', {
    routes: [{ id: 'cart', path: 'cart', rendering: 'private' }],
  });
  const set = { ...EMPTY_RELEASE_SET, releases: { cart }, containers: { cart: CONTAINER } };
  registerTrial(app, {
    previews: {
      of: async (key) =>
        key === SHOWN
          ? { set, pool: tried, versions: { cart: '2.0.0' }, expiresAt: Infinity }
          : answered,
      isKnown: async (key) => key === SHOWN || (await answered) !== null,
      pin: () => undefined,
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
  return { ask, answer: () => answer(), closed, forgotten, passed, tried };
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
    const { ask, answer } = serve();
    answer();
    expect((await ask(key)).statusCode).toBe(404);
  });

  it('R5 has tried nothing, and ends the workers, if no page was rendered in time', async () => {
    const { ask, closed, forgotten, passed } = serve({ late: true });
    const { statusCode, body } = await ask();
    expect([statusCode, JSON.parse(body)]).toEqual([
      503,
      { reason: 'no page was rendered in time' },
    ]);
    expect([closed, forgotten, passed]).toEqual([[SHOWN], [], []]);
  });

  it('R5 X is not kept from a release by an invented link', async () => {
    const { ask, answer } = serve();
    const invented = ask(OTHER);
    await new Promise((done) => setImmediate(done));
    expect((await ask()).statusCode).toBe(200);
    answer();
    expect((await invented).statusCode).toBe(404);
  });

  it('R5 X renders with its own workers while visitors send links, invented or not', async () => {
    const app = fastify();
    const { deployment: _, ...release } = makeRelease('2.0.0', {
      routes: [{ id: 'cart', path: 'cart', rendering: 'private' }],
    });
    const invented = Array.from({ length: 5 }, (_unused, index) => `invented-${index}`);
    const issued = ['a', 'b', 'c'];
    let rendered = 0;
    const previews = openPreviews({
      readPreview: async (key) =>
        invented.includes(key)
          ? null
          : { releases: { cart: release }, expiresAt: '2999-01-01T00:00:00.000Z' },
      defaultSet: () => EMPTY_RELEASE_SET,
      composeSet: async (releases) => ({ ...EMPTY_RELEASE_SET, releases }),
      createPool: async () => {
        let isClosed = false;
        const render = async () => {
          await Promise.all([...invented, ...issued].map((key) => previews.of(key)));
          if (isClosed) throw new NotRendered('the render pool is closed');
          rendered += 1;
          return renderedPage(200);
        };
        return { ...poolThat(render), drain: async () => void (isClosed = true) };
      },
    });
    registerTrial(app, {
      previews,
      defaultSet: () => ({ set: EMPTY_RELEASE_SET, pool: poolThat(async () => renderedPage(200)) }),
      samples: { note: () => undefined, of: () => [PAGE] },
      onPassed: () => undefined,
    });
    const headers = { authorization: `Bearer ${SHOWN}` };
    const { body } = await app.inject({ url: '/release-trial', headers });
    expect([JSON.parse(body), rendered]).toEqual([{ rendered: 1, failures: [] }, 1]);
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
