import { CANARY, STABLE, startHealth, type TestHealth } from '../testing/start-health.ts';

const MINUTE = 60_000;
let service: TestHealth;
beforeEach(async () => {
  service = await startHealth();
  await service.register(STABLE, CANARY);
  await service.edit('/releases/catalog/promote', { version: STABLE });
});
afterEach(() => service.stop());

const begin = async (its: object = {}) => {
  const plan = { version: CANARY, minutes: 10, views: 500, ...its };
  const answer = await service.edit('/releases/catalog/rollout', plan);
  await service.health.evaluate();
  return answer;
};
/** Minutes in which the releases are equally good. */
const pass = async (minutes: number, views = 200): Promise<void> => {
  for (let minute = 0; minute < minutes; minute += 1) {
    service.setTime(service.time() + MINUTE);
    await service.see({
      [STABLE]: { views: 1000, failed: 5 },
      [CANARY]: { views, failed: Math.floor(views / 200) },
    });
  }
};
const share = async () => (await service.live()).find(([version]) => version === CANARY)?.[1];

describe('a staged rollout', () => {
  it('advances from 1 to 10 to 50 to 100 %, with each step in the history', async () => {
    expect((await begin()).statusCode).toBe(200);
    const shares = [await share()];
    for (let stage = 0; stage < 3; stage += 1) {
      await pass(9);
      expect(await share()).toBe(shares.at(-1));
      await pass(1);
      shares.push(await share());
    }
    expect(shares).toEqual([1, 10, 50, 100]);
    const { history } = (await service.get('/releases/history?limit=3')).json();
    expect(history.map((it: { action: string; by: string }) => [it.action, it.by])).toEqual([
      ['promote', 'health'],
      ['canary', 'health'],
      ['canary', 'health'],
    ]);
    expect((await service.get('/releases/catalog/health')).json().rollout).toBeNull();
  });

  it('waits for its page views, not only for its minutes', async () => {
    await begin();
    await pass(20, 10);
    expect(await share()).toBe(1);
  });

  it('does not advance for a clock that jumps', async () => {
    await begin();
    await pass(5, 200);
    service.setTime(service.time() + 600 * MINUTE);
    await pass(1, 200);
    service.setTime(service.time() - 900 * MINUTE);
    await pass(2, 200);
    expect(await share()).toBe(1);
    await pass(4, 200);
    expect(await share()).toBe(10);
  });

  it('ends with the withdrawal of its release', async () => {
    await begin();
    await service.see({
      [STABLE]: { views: 9900, failed: 50 },
      [CANARY]: { views: 200, failed: 30 },
    });
    expect(await share()).toBeUndefined();
    await pass(1);
    expect((await service.get('/releases/catalog/health')).json().rollout).toBeNull();
  });

  it('R8 ends with the withdrawal of the remote, and does not resume with a later canary', async () => {
    await begin();
    await service.edit('/releases/catalog/withdraw');
    await service.health.evaluate();
    await service.edit('/releases/catalog/promote', { version: STABLE });
    await service.edit('/releases/catalog/canary', { version: CANARY, traffic: 1 });
    await pass(30);
    expect(await share()).toBe(1);
  });

  it('ends when someone else gives the canary another percentage', async () => {
    await begin();
    await service.edit('/releases/catalog/canary', { version: CANARY, traffic: 5 });
    await pass(30);
    expect(await share()).toBe(5);
  });

  it('does not advance while a test is suspicious', async () => {
    await begin({ minutes: 2, views: 100 });
    await pass(1);
    await service.see({
      [STABLE]: { views: 1000, failed: 5 },
      [CANARY]: { views: 100, failed: 6 },
    });
    await pass(1);
    const { comparisons } = (await service.get('/releases/catalog/health')).json();
    expect([await share(), comparisons[0].tests[0].state]).toEqual([1, 'suspicious']);
    await pass(9);
    expect(await share()).toBeGreaterThan(1);
  });

  it('stays at its stage while store-api refuses the next one', async () => {
    await begin();
    await pass(9);
    await service.database
      .updateTable('release')
      .set(({ fn, val }) => ({
        document: fn<string>('replace', [
          'document',
          val('"contract":"1.2.0"'),
          val('"contract":"9.0.0"'),
        ]),
      }))
      .where('version', '=', CANARY)
      .execute();
    await pass(2);
    expect(await share()).toBe(1);
    expect(service.lines.at(-1)).toContain('stays at 1 %: CONTRACT_MISMATCH');
  });

  it('R8 is refused if other releases are live than its author has seen', async () => {
    const refused = await begin({ seen: [{ version: CANARY, traffic: 100 }] });
    expect([refused.statusCode, refused.json().error]).toMatchObject([
      409,
      { code: 'CHANGED_MEANWHILE' },
    ]);
    expect(await share()).toBeUndefined();
    expect((await service.get('/releases/catalog/health')).json().rollout).toBeNull();
    expect((await begin({ seen: [{ version: STABLE, traffic: 100 }] })).statusCode).toBe(200);
    expect(await share()).toBe(1);
  });

  it.each([
    ['descending stages', { stages: [10, 1] }],
    ['one stage', { stages: [10] }],
    ['a stage that no canary may have', { stages: [10, 75, 100] }],
    ['no minutes', { minutes: 0 }],
  ])('is refused with %s', async (_what, its) => {
    expect((await begin(its)).statusCode).toBe(400);
    expect(await share()).toBeUndefined();
  });

  it('needs the deploy token, as its figures do', async () => {
    const payload = { version: CANARY };
    const url = '/releases/catalog/rollout';
    expect((await service.app.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
    expect((await service.app.inject('/releases/catalog/health')).statusCode).toBe(401);
  });
});

describe('GET /releases/:name/health', () => {
  it('shows the live releases side by side, and the state of the tests', async () => {
    await service.edit('/releases/catalog/canary', { version: CANARY, traffic: 10 });
    await service.health.evaluate();
    await pass(3);
    const { live, comparisons, isAutomatic } = (
      await service.get('/releases/catalog/health')
    ).json();
    expect(isAutomatic).toBe(true);
    expect(live).toMatchObject([
      { version: STABLE, traffic: 90, views: 3000, failedViews: 15, failureRate: 0.005 },
      { version: CANARY, traffic: 10, views: 600, failedViews: 3, p75: { lcp: null } },
    ]);
    expect(live[0].interval[0]).toBeCloseTo(0.003, 3);
    expect(comparisons).toMatchObject([
      {
        kind: 'canary',
        candidate: CANARY,
        baseline: STABLE,
        tests: [
          {
            test: 'failures',
            candidate: { samples: 600, bad: 3 },
            state: 'watching',
            threshold: 200,
          },
          { test: 'lcp', state: 'collecting' },
          { test: 'inp', state: 'collecting' },
        ],
      },
    ]);
  });
});
