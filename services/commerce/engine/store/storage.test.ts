import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { everything } from './condition.ts';
import { failureProblem } from '../http/answer-failure.ts';
import { openStore } from './store.ts';
import { resources } from '../../domains/index.ts';
import { integrationToken, rawClient, type RawAnswer } from '../../testing/json-api.ts';
import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';

let platform: RunningPlatform;
let call: (path: string, init?: RequestInit & { data?: unknown }) => Promise<RawAnswer>;
let logged: jest.SpyInstance;
beforeEach(async () => {
  platform = await startPlatform();
  call = rawClient(platform, await integrationToken(platform));
  logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(async () => {
  logged.mockRestore();
  await platform.stop();
});

const pragma = (text: string) =>
  Object.values(platform.store.statement(`PRAGMA ${text}`).get()!)[0];
const create = (name: string, metadata = {}) =>
  call('/api/tags', { method: 'POST', data: { type: 'tags', attributes: { name, metadata } } });
const counts = () => ['tags', 'events'].map((type) => platform.store.count(type, everything));

/** Needs pages that the database does not have. */
const LONG = { long: 'x'.repeat(32_000) };

describe('a full or read-only disk', () => {
  it('reports a full disk, rolls back the write and recovers when there is space again', async () => {
    const before = counts();
    const limit = pragma('max_page_count');
    pragma(`max_page_count = ${pragma('page_count')}`);
    for (const attempt of ['one', 'two']) {
      const answer = await create(attempt, LONG);
      expect(answer).toMatchObject({
        status: 507,
        body: { errors: [{ code: 'INTERNAL_SERVER_ERROR', title: 'Storage is full' }] },
      });
    }
    expect(counts()).toEqual(before);
    expect((await call('/api/skus')).status).toBe(200);
    expect(logged).toHaveBeenCalledWith(
      expect.stringMatching(/"event":"failure".*"method":"POST","path":"\/api\/tags"/),
    );

    pragma(`max_page_count = ${limit}`);
    expect((await create('three', LONG)).status).toBe(201);
    expect(pragma('integrity_check')).toBe('ok');
  });

  it('answers that it is read-only, and still reads', async () => {
    platform.store.statement('PRAGMA query_only = ON').run();
    expect(await create('one')).toMatchObject({
      status: 503,
      body: { errors: [{ title: 'Storage is read-only' }] },
    });
    expect((await call('/api/skus')).status).toBe(200);
    platform.store.statement('PRAGMA query_only = OFF').run();
    expect((await create('one')).status).toBe(201);
  });
});

describe('a database locked by another process', () => {
  it('fails as busy and accepts the write after the lock is released', () => {
    const folder = mkdtempSync(join(tmpdir(), 'commerce-'));
    const path = join(folder, 'busy.sqlite');
    const store = openStore(path, resources);
    const other = new DatabaseSync(path);
    const write = () => store.transaction(() => store.add('tags', { name: 'x' }));
    try {
      store.statement('PRAGMA busy_timeout = 0').get();
      other.exec('BEGIN IMMEDIATE');
      let thrown: unknown;
      try {
        write();
      } catch (error) {
        thrown = error;
      }
      expect(failureProblem(thrown as object)).toMatchObject({
        status: '503',
        title: 'Storage is busy',
      });
      other.exec('ROLLBACK');
      write();
      expect(store.count('tags', everything)).toBe(1);
    } finally {
      other.close();
      store.close();
      rmSync(folder, { recursive: true });
    }
  });
});

describe('errors of the storage', () => {
  it.each([
    [{ code: 'ERR_SQLITE_ERROR', errcode: 2067 }, '409', 'RECORD_NOT_UNIQUE'],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 778 }, '503', 'INTERNAL_SERVER_ERROR'],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 1 }, '500', 'INTERNAL_SERVER_ERROR'],
    [{ message: 'x is undefined' }, '500', 'INTERNAL_SERVER_ERROR'],
    [{ statusCode: 400, message: 'Bad' }, '400', 'BAD_REQUEST'],
    [{ statusCode: 413 }, '413', 'PAYLOAD_TOO_LARGE'],
  ])(
    '%j is answered with %s %s, without the message of an internal error',
    (thrown, status, code) => {
      const problem = failureProblem(thrown);
      expect(problem).toMatchObject({ status, code });
      expect(problem.detail).not.toContain('undefined');
    },
  );
});
