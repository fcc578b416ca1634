/** @jest-environment node */
import { STORAGE } from '@shop/contracts/storage';
import fastify from 'fastify';
import { createLiveSets } from './live-sets.ts';
import { registerReleaseSet } from './release-set-route.ts';
import { EMPTY_RELEASE_SET } from './release-set.ts';

const setOf = (id: string) => ({ ...EMPTY_RELEASE_SET, id });

const serve = async (isSplit: boolean) => {
  const live = createLiveSets(async () => null, { error: () => undefined });
  const canary = { remote: 'cart' as const, cohorts: { from: 0, to: 10 }, set: setOf('canary') };
  await live.replace({ defaultSet: setOf('stable'), canaries: isSplit ? [canary] : [] });
  const app = fastify();
  registerReleaseSet(app, { live, isSecure: true, draw: () => 3 });
  return async (cookie: string, headers = {}) => {
    const answer = await app.inject({
      url: '/release-set.json',
      headers: { cookie, ...headers },
    });
    expect(answer.json()).toEqual({ releaseSet: answer.headers['x-shop-set'] });
    return answer.headers;
  };
};

describe('GET /release-set.json', () => {
  it('names the set of a cohort, which caches may keep for a second', async () => {
    const get = await serve(true);
    for (const [cohort, id] of [
      [9, 'canary'],
      [10, 'stable'],
    ] as const) {
      const headers = await get(`__Host-fv.share=${cohort}`);
      expect(headers).toMatchObject({
        'x-shop-set': id,
        'cache-control': 'public, max-age=1',
        vary: 'cookie',
      });
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });

  it.each([
    '',
    '__Host-fv.share=101',
    '__Host-fv.share=-1',
    '__Host-fv.share=x',
    `${STORAGE.cohortCookie.key}=50`,
  ])(
    'assigns a cohort to a visitor without a valid one (%j), for this visitor only',
    async (cookie) => {
      const headers = await (await serve(true))(cookie);
      expect(headers).toMatchObject({
        'x-shop-set': 'canary',
        'cache-control': 'no-store',
        'set-cookie': expect.stringMatching(/^__Host-fv\.share=3; Path=\/;.*Secure$/),
      });
    },
  );

  it('assigns none without a canary', async () => {
    const headers = await (await serve(false))('');
    expect(headers).toMatchObject({ 'x-shop-set': 'stable', 'cache-control': 'public, max-age=1' });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('goes by the cohort, not by a set that the client names', async () => {
    const headers = await (await serve(true))('__Host-fv.share=50', { 'x-shop-set': 'canary' });
    expect(headers['x-shop-set']).toBe('stable');
  });
});
