import { makeRelease } from '../../testing/make-release.ts';
import { type TestService, startService } from '../../testing/start-service.ts';

let service: TestService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const register = async (...versions: string[]): Promise<void> => {
  for (const version of versions) await service.put(makeRelease(version));
};
const promote = (version: string) => service.post('/releases/catalog/promote', { version });

describe('PUT /releases/:name/:version', () => {
  it('stores a release without putting it live', async () => {
    const answer = await service.put(makeRelease('0.1.0-aaaa'));
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      remote: 'catalog',
      version: '0.1.0-aaaa',
      registration: 'registered',
    });
    expect(await service.live()).toEqual([]);
    expect((await service.get('/releases/catalog')).json().releases).toMatchObject([
      { release: { metadata: { version: '0.1.0-aaaa' } }, deployment: null },
    ]);
  });

  it('answers 200 when the same release comes again', async () => {
    await register('0.1.0-aaaa');
    const again = await service.put(
      makeRelease('0.1.0-aaaa', { builtAt: '2026-11-21T08:00:00.000Z' }),
    );
    expect(again.statusCode).toBe(200);
    expect(again.json().registration).toBe('unchanged');
  });

  it('moves a release whose files are kept at a new address', async () => {
    await register('0.1.0-aaaa');
    await promote('0.1.0-aaaa');
    const url = 'https://cdn.example/catalog/0.1.0-aaaa/web/remoteEntry.js';
    const moved = await service.put({ ...makeRelease('0.1.0-aaaa'), url });
    expect(moved.json().registration).toBe('relocated');
    const { microFrontends } = (await service.get('/releases')).json();
    expect(microFrontends.catalog[0].url).toBe(url);
  });

  it('refuses other content under a version that is taken', async () => {
    await register('0.1.0-aaaa');
    const other = await service.put(makeRelease('0.1.0-aaaa', { shared: { react: '18.0.0' } }));
    expect(other.statusCode).toBe(409);
    expect(other.json().error.code).toBe('VERSION_TAKEN');
  });
});

describe('POST /releases/:name/withdraw', () => {
  it('names the remote with no release in the manifest, until one is promoted', async () => {
    await register('0.1.0-aaaa');
    await promote('0.1.0-aaaa');
    const answer = await service.post('/releases/catalog/withdraw', { reason: 'closed' });
    expect(answer.json()).toMatchObject({ remote: 'catalog', live: [] });
    expect((await service.get('/releases')).json().microFrontends).toEqual({ catalog: [] });
    await promote('0.1.0-aaaa');
    expect(await service.live()).toEqual([['0.1.0-aaaa', 100, true]]);
  });

  it('leaves a remote unnamed that was registered only: no one is to let go of it', async () => {
    await register('0.1.0-aaaa');
    expect((await service.get('/releases')).json().microFrontends).toEqual({});
    const refused = await service.post('/releases/catalog/withdraw');
    expect(refused.json().error.code).toBe('NOTHING_LIVE');
  });
});

describe('POST /releases/:name/promote', () => {
  it('gives the release all the traffic', async () => {
    await register('0.1.0-aaaa', '0.1.0-bbbb');
    await promote('0.1.0-aaaa');
    const answer = await promote('0.1.0-bbbb');
    expect(answer.json()).toMatchObject({
      remote: 'catalog',
      live: [{ version: '0.1.0-bbbb', traffic: 100, default: true }],
    });
    expect(await service.live()).toEqual([['0.1.0-bbbb', 100, true]]);
  });

  it('leaves the other remotes alone', async () => {
    await register('0.1.0-aaaa');
    await service.put(makeRelease('0.1.0-cccc', { routes: [] }), 'cart');
    await promote('0.1.0-aaaa');
    await service.post('/releases/cart/promote', { version: '0.1.0-cccc' });
    expect(await service.live('catalog')).toEqual([['0.1.0-aaaa', 100, true]]);
    expect(await service.live('cart')).toEqual([['0.1.0-cccc', 100, true]]);
  });

  it('answers 404 for a version no one registered', async () => {
    const answer = await promote('0.1.0-ffff');
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error.code).toBe('UNKNOWN_VERSION');
  });

  it.each([
    [
      'a newer minor',
      { contract: '1.3.0' },
      'CONTRACT_MISMATCH',
      /built with contract 1\.3\.0.*provides 1\.2\.0.*Deploy the shell with contract 1\.3/,
    ],
    [
      'a newer major',
      { contract: '2.0.0' },
      'CONTRACT_MISMATCH',
      /Deploy the shell with contract 2\.0/,
    ],
    [
      'a major outside the window',
      { contract: '0.9.0' },
      'CONTRACT_MISMATCH',
      /Rebuild the remote/,
    ],
    ['another runtime', { runtime: '2.10.0' }, 'RUNTIME_MISMATCH', /runtime 2\.10\.0/],
  ])('refuses %s with the reason, and keeps the live release', async (_, extras, code, reason) => {
    await register('0.1.0-aaaa');
    await promote('0.1.0-aaaa');
    await service.put(makeRelease('0.1.0-bbbb', extras));
    const answer = await promote('0.1.0-bbbb');
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toEqual({ code, message: expect.stringMatching(reason) });
    expect(await service.live()).toEqual([['0.1.0-aaaa', 100, true]]);
  });
});

describe('POST /releases/:name/canary', () => {
  const canary = (version: string, traffic: number) =>
    service.post('/releases/catalog/canary', { version, traffic });

  beforeEach(async () => {
    await register('0.1.0-aaaa', '0.1.0-bbbb', '0.1.0-cccc');
    await promote('0.1.0-aaaa');
  });

  it('gives a release part of the traffic, beside the default', async () => {
    await canary('0.1.0-bbbb', 10);
    expect(await service.live()).toEqual([
      ['0.1.0-aaaa', 90, true],
      ['0.1.0-bbbb', 10, false],
    ]);
  });

  it('replaces another canary', async () => {
    await canary('0.1.0-bbbb', 10);
    await canary('0.1.0-cccc', 25);
    expect(await service.live()).toEqual([
      ['0.1.0-aaaa', 75, true],
      ['0.1.0-cccc', 25, false],
    ]);
  });

  it('ends with 0, and with a promotion', async () => {
    await canary('0.1.0-bbbb', 10);
    await canary('0.1.0-bbbb', 0);
    expect(await service.live()).toEqual([['0.1.0-aaaa', 100, true]]);
    await canary('0.1.0-bbbb', 10);
    await promote('0.1.0-bbbb');
    expect(await service.live()).toEqual([['0.1.0-bbbb', 100, true]]);
  });

  it.each([
    ['of the default release', 'catalog', '0.1.0-aaaa', 'ALREADY_LIVE', 409],
    ['of an unknown release', 'catalog', '0.1.0-ffff', 'UNKNOWN_VERSION', 404],
    ['where nothing is live', 'cart', '0.1.0-dddd', 'NOTHING_LIVE', 409],
  ])('refuses a canary %s', async (_, remote, version, code, status) => {
    await service.put(makeRelease('0.1.0-dddd', { routes: [] }), 'cart');
    const answer = await service.post(`/releases/${remote}/canary`, { version, traffic: 5 });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().error.code).toBe(code);
  });
});

describe('POST /releases/:name/rollback', () => {
  const rollback = () => service.post('/releases/catalog/rollback');

  it('goes back one promotion at a time, and refuses when none is left', async () => {
    await register('0.1.0-aaaa', '0.1.0-bbbb', '0.1.0-cccc');
    for (const version of ['0.1.0-aaaa', '0.1.0-bbbb', '0.1.0-cccc']) await promote(version);
    await rollback();
    expect(await service.live()).toEqual([['0.1.0-bbbb', 100, true]]);
    await rollback();
    expect(await service.live()).toEqual([['0.1.0-aaaa', 100, true]]);
    const last = await rollback();
    expect(last.statusCode).toBe(409);
    expect(last.json().error.code).toBe('NOTHING_TO_ROLL_BACK');
    expect(await service.live()).toEqual([['0.1.0-aaaa', 100, true]]);
  });

  it('withdraws a canary before it touches the default', async () => {
    await register('0.1.0-aaaa', '0.1.0-bbbb', '0.1.0-cccc');
    await promote('0.1.0-aaaa');
    await promote('0.1.0-bbbb');
    await service.post('/releases/catalog/canary', { version: '0.1.0-cccc', traffic: 10 });
    await rollback();
    expect(await service.live()).toEqual([['0.1.0-bbbb', 100, true]]);
    await rollback();
    expect(await service.live()).toEqual([['0.1.0-aaaa', 100, true]]);
  });

  it('R8 undoes one step if two operators roll the same release back at once', async () => {
    const versions = ['0.1.0-aaaa', '0.1.0-bbbb', '0.1.0-cccc'] as const;
    await register(...versions);
    for (const version of versions) await promote(version);
    const leave = (from: string) => service.post('/releases/catalog/rollback', { from });
    const answers = await Promise.all([leave('0.1.0-cccc'), leave('0.1.0-cccc')]);
    expect(answers.map((it) => it.statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find((it) => it.statusCode === 409)?.json().error;
    expect(refused).toEqual({
      code: 'CHANGED_MEANWHILE',
      message: expect.stringMatching(/would remove release 0\.1\.0-bbbb .* not 0\.1\.0-cccc/),
    });
    expect(await service.live()).toEqual([['0.1.0-bbbb', 100, true]]);
    expect((await leave('0.1.0-bbbb')).statusCode).toBe(200);
  });

  it('R8 refuses to end a canary in place of the default release, and the reverse', async () => {
    await register('0.1.0-aaaa', '0.1.0-bbbb', '0.1.0-cccc');
    await promote('0.1.0-aaaa');
    await promote('0.1.0-bbbb');
    await service.post('/releases/catalog/canary', { version: '0.1.0-cccc', traffic: 10 });
    const leave = (from: string) => service.post('/releases/catalog/rollback', { from });
    expect((await leave('0.1.0-bbbb')).json().error.code).toBe('CHANGED_MEANWHILE');
    expect((await leave('0.1.0-cccc')).statusCode).toBe(200);
    expect((await leave('0.1.0-cccc')).json().error.code).toBe('CHANGED_MEANWHILE');
    expect(await service.live()).toEqual([['0.1.0-bbbb', 100, true]]);
  });

  it('refuses where nothing is live', async () => {
    expect((await rollback()).json().error.code).toBe('NOTHING_LIVE');
  });
});

describe('parallel edits', () => {
  it('queue: every one is whole, and each has its line of history', async () => {
    const versions = Array.from({ length: 12 }, (_, index) => `0.1.0-v${index}`);
    await Promise.all(versions.map((version) => service.put(makeRelease(version))));
    const answers = await Promise.all(versions.map(promote));
    expect(answers.map((it) => it.statusCode)).toEqual(versions.map(() => 200));
    const live = await service.live();
    expect(live).toHaveLength(1);

    const { history } = (await service.get('/releases/history?remote=catalog')).json();
    const promotions = history
      .filter((it: { action: string }) => it.action === 'promote')
      .reverse();
    expect(promotions).toHaveLength(12);
    expect(promotions.at(-1).version).toBe(live[0]?.[0]);
    for (const [index, { from }] of promotions.entries()) {
      expect(from).toBe(index === 0 ? null : promotions[index - 1].version);
    }
  });
});
