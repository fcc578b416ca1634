import { makeRelease } from '../../testing/make-release.ts';
import { startService, type TestService } from '../../testing/start-service.ts';

const NOW = '2026-11-20T09:00:00.000Z';
let service: TestService;
beforeEach(async () => {
  service = await startService({ now: NOW });
  await service.put(makeRelease('0.1.0-aaaa'));
});
afterEach(() => service.stop());

const issue = (body: object) => service.post('/release-previews', body);
const read = (key: string) =>
  service.get('/release-previews/current', { authorization: `Bearer ${key}` });

describe('preview links', () => {
  it('R10 show a registered release that is not live, until they expire', async () => {
    const issued = await issue({ releases: { catalog: '0.1.0-aaaa' }, hours: 2 });
    expect(issued.statusCode).toBe(201);
    const { key, expiresAt } = issued.json();
    expect(expiresAt).toBe('2026-11-20T11:00:00.000Z');
    expect((await read(key)).json()).toMatchObject({
      releases: { catalog: { metadata: { version: '0.1.0-aaaa' } } },
      expiresAt,
    });
    expect(await service.live()).toEqual([]);
  });

  it('R10 are unknown once expired, tampered with, or made up', async () => {
    const { key } = (await issue({ releases: { catalog: '0.1.0-aaaa' }, hours: 2 })).json();
    const [id = '', token = ''] = String(key).split('.');
    const wrong = [`${id}.${token.slice(0, -1)}`, `${id}.`, token, '', `${id}.${token}.x`.slice(1)];
    for (const it of wrong) expect((await read(it)).statusCode).toBe(404);
    const { app } = service;
    const later = await startService({ now: '2026-11-20T11:00:00.000Z' });
    expect(app).not.toBe(later.app);
    const answer = await later.get('/release-previews/current', { authorization: `Bearer ${key}` });
    expect(answer.json().error.code).toBe('UNKNOWN_PREVIEW');
    await later.stop();
  });

  it.each([
    ['an unknown release', { releases: { catalog: '9.9.9-none' } }, 404],
    ['no release', { releases: {} }, 400],
    ['more than a week', { releases: { catalog: '0.1.0-aaaa' }, hours: 169 }, 400],
    ['text for hours', { releases: { catalog: '0.1.0-aaaa' }, hours: 'x' }, 400],
  ])('R10 are refused for %s', async (_, body, status) => {
    expect((await issue(body)).statusCode).toBe(status);
  });

  it('R10 are refused for a release that the live shell cannot run', async () => {
    await service.put(makeRelease('0.2.0-bbbb', { contract: '2.0.0' }));
    const refused = await issue({ releases: { catalog: '0.2.0-bbbb' } });
    expect(refused.json().error.code).toBe('CONTRACT_MISMATCH');
  });

  it('R10 are issued to deploy tokens only', async () => {
    const answer = await service.app.inject({
      method: 'POST',
      url: '/release-previews',
      payload: { releases: { catalog: '0.1.0-aaaa' } },
    });
    expect(answer.statusCode).toBe(401);
  });
});
