/** @jest-environment node */
import fastify from 'fastify';
import { CONTRACT_VERSION } from '@shop/contracts/remote/release-manifest';
import { makeRelease } from '../../src/testing/make-release.ts';
import { EMPTY_RELEASE_SET, type ReleaseSet } from '../releases/release-set.ts';
import type { RefusedRelease } from '../releases/refused-releases.ts';
import { registerHealth } from './health-routes.ts';

const SET: ReleaseSet = {
  ...EMPTY_RELEASE_SET,
  id: 'set',
  releases: { catalog: makeRelease('1.0.0') },
};
const refusal: RefusedRelease = {
  remote: 'cart',
  version: '2.0.0',
  contract: '1.9.0',
  serves: null,
  reason: 'cart 2.0.0 was built with contract 1.9.0. Rebuild the remote.',
  routes: [{ id: 'cart', path: 'cart', rendering: 'private' }],
};
const { routes: _, ...shown } = refusal;

const ask = async (url: string, set: ReleaseSet, ...refused: RefusedRelease[]) => {
  const app = fastify();
  registerHealth(app, {
    defaultSet: () => ({ set, pool: null }),
    canaries: () => [],
    refused: () => refused,
  });
  const answer = await app.inject(url);
  expect(answer.headers['cache-control']).toBe('no-store');
  return [answer.statusCode, answer.json()];
};

describe('GET /health', () => {
  it('lists what is live', async () => {
    expect(await ask('/health', SET)).toEqual([
      200,
      {
        status: 'ok',
        contract: CONTRACT_VERSION,
        releaseSet: 'set',
        canaries: [],
        remotes: ['catalog'],
        refused: [],
      },
    ]);
  });

  it('R4 is degraded while a release is refused, and names it with what to do', async () => {
    const kept = { ...refusal, serves: '1.0.0' };
    expect(await ask('/health', SET, kept)).toMatchObject([
      200,
      { status: 'degraded', refused: [{ ...shown, serves: '1.0.0' }] },
    ]);
  });
});

describe('GET /ready', () => {
  it.each<[string, number, string, ReleaseSet, RefusedRelease[]]>([
    ['has every remote', 200, 'ready', SET, []],
    [
      'serves the last good release of a refused one',
      200,
      'ready',
      SET,
      [{ ...refusal, serves: '1' }],
    ],
    ['lacks a remote, because its release is refused', 503, 'waiting', SET, [refusal]],
    ['has no release at all', 503, 'waiting', EMPTY_RELEASE_SET, []],
  ])('R4 of a shell that %s: %d', async (_what, code, status, set, refused) => {
    const [answered, body] = await ask('/ready', set, ...refused);
    expect([answered, body.status]).toEqual([code, status]);
    expect(body.refused).toHaveLength(refused.length);
  });
});
