import type { LiveRelease } from '@shop/contracts/remote/release-manifest';
import { makeRelease } from '../../testing/make-release.ts';
import { type TestService, startService } from '../../testing/start-service.ts';

const REMOTES = ['account', 'cart', 'catalog', 'checkout'] as const;
const [STABLE, NEXT, LATER] = ['0.1.0-aaaa', '0.1.0-bbbb', '0.1.0-cccc'];

let service: TestService;
beforeEach(async () => {
  service = await startService();
  for (const remote of REMOTES) {
    for (const version of [STABLE, NEXT, LATER])
      await service.put(makeRelease(version, { routes: [] }), remote);
    await service.post(`/releases/${remote}/promote`, { version: STABLE });
  }
});
afterEach(() => service.stop());

const canary = (remote: string, traffic: number, version = NEXT) =>
  service.post(`/releases/${remote}/canary`, { version, traffic });

/** Cohorts of each canary in the manifest, as `remote from–to`. */
const cohorts = async (): Promise<string[]> => {
  const { microFrontends } = (await service.get('/releases')).json();
  return Object.entries<LiveRelease[]>(microFrontends).flatMap(([remote, live]) =>
    live
      .filter(({ deployment }) => !deployment.default)
      .map(({ deployment: { from = NaN, traffic } }) => `${remote} ${from}–${from + traffic}`),
  );
};

describe('the cohorts of canaries', () => {
  it('are a range of its own for each, and part of the manifest', async () => {
    const answer = await canary('catalog', 10);
    expect(answer.json().live[1]).toEqual({ version: NEXT, traffic: 10, default: false, from: 0 });
    await canary('cart', 20);
    expect(await cohorts()).toEqual(['cart 10–30', 'catalog 0–10']);
  });

  it('stay if a canary shrinks, is replaced, or grows into free cohorts', async () => {
    await canary('account', 5);
    await canary('cart', 10);
    await canary('cart', 4);
    await canary('cart', 20, LATER);
    expect(await cohorts()).toEqual(['account 0–5', 'cart 5–25']);
  });

  it('move if a canary grows and the next ones are taken', async () => {
    await canary('account', 5);
    await canary('cart', 10);
    await canary('account', 6);
    expect(await cohorts()).toEqual(['account 15–21', 'cart 5–15']);
  });

  it.each([
    ['withdrawn', () => service.post('/releases/account/withdraw')],
    ['rolled back', () => service.post('/releases/account/rollback')],
    ['promoted', () => service.post('/releases/account/promote', { version: NEXT })],
    ['ended', () => canary('account', 0)],
  ])('are free again once it is %s', async (_, end) => {
    await canary('account', 5);
    await canary('cart', 10);
    await end();
    await canary('catalog', 5);
    expect(await cohorts()).toEqual(['cart 5–15', 'catalog 0–5']);
  });

  it('do not overlap if two teams start canaries at the same time', async () => {
    const answers = await Promise.all([canary('cart', 10), canary('catalog', 10)]);
    expect(answers.map((it) => it.statusCode)).toEqual([200, 200]);
    const ranges = (await cohorts()).map((it) => it.split(' ')[1]);
    expect(ranges.sort()).toEqual(['0–10', '10–20']);
  });

  it('are at most 50 for all canaries together, also for two teams at the same time', async () => {
    const [first, second] = await Promise.all([canary('cart', 30), canary('catalog', 30)]);
    expect([first?.statusCode, second?.statusCode].sort()).toEqual([200, 409]);
    const refused = [first, second].find((it) => it?.statusCode === 409)?.json().error;
    expect(refused).toEqual({
      code: 'CANARY_LIMIT',
      message: expect.stringMatching(/may get 50 %.*live are (cart|catalog) 30 %.*at most 20 %/),
    });
    expect(await cohorts()).toHaveLength(1);
    expect((await canary('account', 51)).json().error.code).toBe('CANARY_LIMIT');
    expect((await canary('account', 20)).statusCode).toBe(200);
  });

  it('are not assigned to a canary of a withdrawn remote or of an unregistered release', async () => {
    await service.post('/releases/cart/withdraw');
    expect((await canary('cart', 10)).json().error.code).toBe('NOTHING_LIVE');
    expect((await canary('catalog', 10, '0.1.0-ffff')).json().error.code).toBe('UNKNOWN_VERSION');
    expect(await cohorts()).toEqual([]);
  });
});
