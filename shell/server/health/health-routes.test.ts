/** @jest-environment node */
import fastify from 'fastify';
import { CONTRACT_VERSION } from '@shop/contracts/remote/release-manifest';
import { makeRelease } from '../../src/testing/make-release.ts';
import type { Live } from '../releases/live-sets.ts';
import { EMPTY_RELEASE_SET, type ReleaseSet } from '../releases/release-set.ts';
import type { RefusedRelease } from '../releases/refused-releases.ts';
import type { PoolState } from '../rendering/pool-state.ts';
import { registerHealth } from './health-routes.ts';

const SET: ReleaseSet = {
  ...EMPTY_RELEASE_SET,
  id: 'set',
  releases: { catalog: makeRelease('1.0.0') },
};
const EMPTY: Live = { set: EMPTY_RELEASE_SET, pool: null };

const liveIn = (state: PoolState): Live => ({
  set: SET,
  pool: {
    render: () => Promise.reject(new Error('not asked')),
    grow: () => undefined,
    state: () => state,
    load: () => ({ workers: 1, busy: 0, pages: 0, queued: 0 }),
    drain: async () => undefined,
  },
});
const WORKING = liveIn('working');

const refusal: RefusedRelease = {
  remote: 'cart',
  version: '2.0.0',
  contract: '1.9.0',
  serves: null,
  reason: 'cart 2.0.0 was built with contract 1.9.0. Rebuild the remote.',
  routes: [{ id: 'cart', path: 'cart', rendering: 'private' }],
};
const { routes: _, ...shown } = refusal;
const kept = { ...refusal, serves: '1.0.0' };

/** A shell whose state changes from request to request. */
const serve = () => {
  const now = { live: EMPTY, canary: null as Live | null, refused: [] as RefusedRelease[] };
  const app = fastify({ return503OnClosing: false });
  registerHealth(app, {
    defaultSet: () => now.live,
    canaries: () =>
      now.canary ? [{ ...now.canary, remote: 'cart', cohorts: { from: 0, to: 5 } }] : [],
    refused: () => now.refused,
  });
  const ask = async (url: string, changes: Partial<typeof now> = {}) => {
    Object.assign(now, changes);
    const answer = await app.inject(url);
    expect(answer.headers['cache-control']).toBe('no-store');
    return [answer.statusCode, answer.json()];
  };
  return { app, ask };
};

describe('GET /live', () => {
  it.each([
    ['has no releases', EMPTY],
    ['lost its render workers', liveIn('dead')],
  ])('is 200 although the shell %s, which no restart repairs', async (_what, live) => {
    const body = { status: 'ok', reasons: [] };
    expect(await serve().ask('/live', { live })).toEqual([200, body]);
  });
});

describe('GET /health', () => {
  it('lists what is live', async () => {
    expect(await serve().ask('/health', { live: WORKING })).toEqual([
      200,
      {
        status: 'ok',
        reasons: [],
        contract: CONTRACT_VERSION,
        releaseSet: 'set',
        canaries: [],
        remotes: ['catalog'],
        refused: [],
      },
    ]);
  });

  it.each([
    ['has no releases', EMPTY, 'no release set has been read yet'],
    ['lost its render workers', liveIn('dead'), 'no render worker is running'],
  ])('is 503 with the reason if the shell %s', async (_what, live, reason) => {
    const body = { status: 'unavailable', reasons: [reason] };
    expect(await serve().ask('/health', { live })).toMatchObject([503, body]);
  });

  it('is degraded while the visitors of a canary get no page', async () => {
    const reasons = ['no render worker of the canary of cart is running'];
    expect(await serve().ask('/health', { live: WORKING, canary: liveIn('dead') })).toMatchObject([
      200,
      { status: 'degraded', reasons },
    ]);
  });

  it('R4 is degraded while a release is refused, and names it with what to do', async () => {
    expect(await serve().ask('/health', { live: WORKING, refused: [kept] })).toMatchObject([
      200,
      { status: 'degraded', reasons: [kept.reason], refused: [{ ...shown, serves: '1.0.0' }] },
    ]);
  });
});

describe('GET /ready', () => {
  it.each<[string, number, string, Live, RefusedRelease[], string[]]>([
    ['has every remote', 200, 'ready', WORKING, [], []],
    ['renders no page itself', 200, 'ready', { set: SET, pool: null }, [], []],
    ['serves the last good release of a refused one', 200, 'ready', WORKING, [kept], []],
    ['lacks a remote', 503, 'waiting', WORKING, [refusal], [refusal.reason]],
    ['has no release at all', 503, 'waiting', EMPTY, [], ['no release set has been read yet']],
    [
      'has rendered nothing',
      503,
      'waiting',
      liveIn('untried'),
      [],
      ['no page has been rendered yet'],
    ],
    [
      'lost its render workers',
      503,
      'waiting',
      liveIn('dead'),
      [],
      ['no render worker is running'],
    ],
  ])('R4 of a shell that %s: %d', async (_what, code, status, live, refused, reasons) => {
    const [answered, body] = await serve().ask('/ready', { live, refused });
    expect([answered, body.status, body.reasons]).toEqual([code, status, reasons]);
    expect(body.refused).toHaveLength(refused.length);
  });

  it('stays 200 if the first page of a later release set fails', async () => {
    const { ask } = serve();
    expect((await ask('/ready', { live: WORKING }))[0]).toBe(200);
    expect((await ask('/ready', { live: liveIn('untried') }))[0]).toBe(200);
  });
});
