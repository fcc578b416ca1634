import { makeRelease } from '../testing/make-release.ts';
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts';
import { startService } from '../testing/start-service.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

describe('releases on PostgreSQL', () => {
  it('are registered, promoted and rolled back, and outlive a restart', async () => {
    const file = await postgres.database('releases');
    const first = await startService({ file });
    for (const version of ['0.1.0-aaaa', '0.1.0-bbbb']) {
      expect((await first.put(makeRelease(version))).statusCode).toBe(201);
      expect((await first.post('/releases/catalog/promote', { version })).statusCode).toBe(200);
    }
    const { etag } = (await first.get('/releases')).headers;
    await first.stop();

    const second = await startService({ file });
    expect((await second.get('/health')).json()).toMatchObject({ status: 'ok', releases: 2 });
    expect((await second.get('/releases', { 'if-none-match': `${etag}` })).statusCode).toBe(304);
    await second.post('/releases/catalog/rollback');
    expect(await second.live()).toEqual([['0.1.0-aaaa', 100, true]]);
    const { history } = (await second.get('/releases/history')).json();
    expect(history.map((it: { action: string }) => it.action)).toEqual([
      'rollback',
      'promote',
      'register',
      'promote',
      'register',
    ]);
    await second.stop();
  });

  it('queue edits that come at the same moment', async () => {
    const service = await startService({ file: await postgres.database('edits') });
    const versions = Array.from({ length: 8 }, (_, index) => `0.1.${index}-aaaa`);
    const answers = await Promise.all(versions.map((it) => service.put(makeRelease(it))));
    expect(answers.map((it) => it.statusCode)).toEqual(versions.map(() => 201));
    const { history } = (await service.get('/releases/history')).json();
    expect(new Set(history.map((it: { revision: number }) => it.revision)).size).toBe(8);
    await service.stop();
  });
});
