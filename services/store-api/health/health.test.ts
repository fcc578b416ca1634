import { once } from 'node:events';
import fastify from 'fastify';
import { openStore } from '../open-store.ts';
import { countReports } from '../reports/count-reports.ts';
import { getHealth } from './get-health.ts';
import { getLive } from './get-live.ts';
import { getReady } from './get-ready.ts';
import { lastKnown } from './last-known.ts';

const away = () => Promise.reject(new Error('away'));
const hanging = () => new Promise<void>(() => undefined);

const serve = async () => {
  const database = await openStore(':memory:');
  const now = { askPlatform: async (): Promise<void> => undefined, isRead: true };
  const app = fastify({ return503OnClosing: false });
  getHealth(app, { database, reports: countReports(), limit: 500 });
  getLive(app);
  getReady(app, {
    database,
    askPlatform: () => now.askPlatform(),
    catalogue: { isReady: () => now.isRead },
  });
  const ask = async (url: string) => {
    const answer = await app.inject(url);
    expect(answer.headers['cache-control']).toBe('no-store');
    return [answer.statusCode, answer.json()];
  };
  return { app, database, now, ask };
};

describe('GET /ready', () => {
  it('is 503 with the reasons until platform and catalog were there once', async () => {
    const { app, database, now, ask } = await serve();
    now.askPlatform = away;
    now.isRead = false;
    const reasons = ['the platform does not respond', 'the catalog has not been read yet'];
    expect(await ask('/ready')).toEqual([
      503,
      { status: 'waiting', reasons, database: true, platform: false },
    ]);
    now.askPlatform = async () => undefined;
    expect(await ask('/ready')).toMatchObject([503, { reasons: [reasons[1]] }]);
    now.isRead = true;
    expect(await ask('/ready')).toEqual([
      200,
      { status: 'ready', reasons: [], database: true, platform: true },
    ]);
    await app.close();
    await database.destroy();
  });

  it('stays 200 in an outage of what all processes share, and names it', async () => {
    const { app, database, now, ask } = await serve();
    expect((await ask('/ready'))[0]).toBe(200);
    now.askPlatform = away;
    const platform = 'the platform does not respond';
    expect(await ask('/ready')).toEqual([
      200,
      { status: 'degraded', reasons: [platform], database: true, platform: false },
    ]);
    await database.destroy();
    expect(await ask('/ready')).toEqual([
      200,
      {
        status: 'degraded',
        reasons: ['the database does not respond', platform],
        database: false,
        platform: false,
      },
    ]);
    await app.close();
  });

  it('answers with the last result while the platform hangs', async () => {
    const { app, database, now, ask } = await serve();
    expect((await ask('/ready'))[0]).toBe(200);
    now.askPlatform = hanging;
    // The check itself would fail at its limit.
    expect((await ask('/ready'))[0]).toBe(200);
    await app.close();
    await database.destroy();
  });
});

describe('lastKnown', () => {
  afterEach(() => jest.useRealTimers());

  it('answers with the last result within 100 ms while a check hangs', async () => {
    jest.useFakeTimers();
    const check = jest.fn(async (): Promise<void> => undefined);
    const responds = lastKnown(check);
    expect(await responds()).toBe(true);
    check.mockImplementation(hanging);
    const answer = responds();
    await jest.advanceTimersByTimeAsync(100);
    expect(await Promise.race([answer, Promise.resolve('no answer')])).toBe(true);
  });

  it('runs one check at a time, and counts one that does not end as failed', async () => {
    const check = jest.fn(hanging);
    const responds = lastKnown(check, 200);
    expect(await Promise.all([responds(), responds()])).toEqual([false, false]);
    expect(check).toHaveBeenCalledTimes(1);
    while (check.mock.calls.length < 2) expect(await responds()).toBe(false);
  });
});

describe('GET /live', () => {
  it('is 200 while the process answers, also without database and platform', async () => {
    const { app, database, now, ask } = await serve();
    now.askPlatform = away;
    await database.destroy();
    expect(await ask('/live')).toEqual([200, { status: 'ok', reasons: [] }]);
    await app.close();
  });
});

describe('GET /health', () => {
  it('is 503 in time while the database hangs', async () => {
    const { app, database, ask } = await serve();
    const release = new AbortController();
    // The only connection is taken.
    const held = database.transaction().execute(() => once(release.signal, 'abort'));
    expect(await ask('/health')).toMatchObject([503, { status: 'unavailable' }]);
    release.abort();
    await held;
    expect(await ask('/health')).toMatchObject([200, { status: 'ok' }]);
    await app.close();
    await database.destroy();
  });

  it('is 503 with the reason without the database', async () => {
    const { app, database, ask } = await serve();
    expect(await ask('/health')).toMatchObject([200, { status: 'ok', reasons: [], releases: 0 }]);
    await database.destroy();
    const reasons = ['the database does not respond'];
    expect(await ask('/health')).toEqual([503, { status: 'unavailable', reasons }]);
    await app.close();
  });
});
