import { makeRelease } from '../../testing/make-release.ts';
import { SHELL_TOKEN, startService, type TestService } from '../../testing/start-service.ts';

const [FIRST, SECOND, THIRD] = ['0.1.0-aaaa', '0.1.0-bbbb', '0.1.0-cccc'];

let service: TestService;
beforeEach(async () => {
  service = await startService();
  for (const version of [FIRST, SECOND, THIRD]) await service.put(makeRelease(version));
  for (const version of [FIRST, SECOND, THIRD]) await promote(version);
});
afterEach(() => service.stop());

const promote = (version: string) => service.post('/releases/catalog/promote', { version });
const prune = (version: string) => service.post('/releases/catalog/prune', { version });
const listed = async () => (await service.get('/releases/catalog')).json();
const reports = (releases: object, canaries: object) =>
  service.app.inject({
    method: 'PUT',
    url: '/releases/shells/web-1',
    headers: { authorization: `Bearer ${SHELL_TOKEN}` },
    payload: { interval: 1000, etag: null, releases, canaries, problems: [] },
  });

describe('POST /releases/:name/prune', () => {
  it.each([
    ['a promotion', () => promote(FIRST)],
    ['a canary', () => service.post('/releases/catalog/canary', { version: FIRST, traffic: 5 })],
    ['a preview', () => service.post('/release-previews', { releases: { catalog: FIRST } })],
  ])('lets no release whose files are deleted get %s', async (_, edit) => {
    expect((await prune(FIRST)).json()).toEqual({ remote: 'catalog', pruned: FIRST });
    expect((await listed()).releases).toContainEqual(
      expect.objectContaining({
        pruned: true,
        release: expect.objectContaining({ metadata: expect.objectContaining({ version: FIRST }) }),
      }),
    );
    const answer = await edit();
    expect([answer.statusCode, answer.json().error]).toEqual([
      409,
      { code: 'PRUNED', message: expect.stringMatching(/files of release 0\.1\.0-aaaa .*publish/) },
    ]);
    expect(await service.live()).toEqual([[THIRD, 100, true]]);
  });

  it('lets no rollback restore it', async () => {
    await prune(FIRST);
    await service.post('/releases/catalog/rollback');
    const refused = await service.post('/releases/catalog/rollback');
    expect(refused.json().error.code).toBe('PRUNED');
    expect(await service.live()).toEqual([[SECOND, 100, true]]);
  });

  it.each([
    ['the same place', makeRelease(FIRST), 'registered'],
    [
      'another place',
      {
        ...makeRelease(FIRST),
        url: 'https://cdn.example/catalog/0.1.0-aaaa/web/remoteEntry.js',
      },
      'relocated',
    ],
  ])('ends when the release is registered again at %s', async (_, release, registration) => {
    await prune(FIRST);
    expect((await service.put(release)).json().registration).toBe(registration);
    expect((await promote(FIRST)).statusCode).toBe(200);
  });

  it('is in the history once, with its author', async () => {
    await service.post('/releases/catalog/prune', { version: FIRST, by: 'Ada', reason: 'old' });
    expect((await prune(FIRST)).statusCode).toBe(200);
    const { history } = (await service.get('/releases/history?remote=catalog')).json();
    expect(history.filter((it: { action: string }) => it.action === 'prune')).toEqual([
      expect.objectContaining({ version: FIRST, claimedBy: 'Ada', reason: 'old' }),
    ]);
  });

  it('names the release that a rollback restores', async () => {
    expect((await listed()).rollbackTo).toBe(SECOND);
    expect((await service.get('/releases/cart')).json().rollbackTo).toBeNull();
  });

  it.each([
    ['is live', THIRD],
    ['is the one that a rollback restores', SECOND],
  ])('refuses a release that %s', async (reason, version) => {
    const answer = await prune(version);
    expect([answer.statusCode, answer.json().error]).toEqual([
      409,
      { code: 'STILL_USED', message: expect.stringContaining(reason) },
    ]);
  });

  it('refuses a canary', async () => {
    await service.post('/releases/catalog/canary', { version: FIRST, traffic: 5 });
    expect((await prune(FIRST)).json().error.message).toContain('is live');
  });

  it.each([
    ['release', { catalog: FIRST }, {}],
    ['canary', { catalog: THIRD }, { catalog: FIRST }],
  ])('refuses a release that a running shell still has as its %s', async (_, own, canaries) => {
    expect((await reports(own, canaries)).statusCode).toBe(204);
    expect((await prune(FIRST)).json().error.message).toContain('is served by shell web-1');
  });

  it('refuses an unknown version, and a caller without a token', async () => {
    expect((await prune('0.1.0-ffff')).json().error.code).toBe('UNKNOWN_VERSION');
    const url = '/releases/catalog/prune';
    const answer = await service.app.inject({ method: 'POST', url, payload: { version: FIRST } });
    expect(answer.statusCode).toBe(401);
  });
});
