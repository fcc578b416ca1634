import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { buildApp } from '../build-app.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { openStore } from '../open-store.ts';
import { makeRelease } from '../testing/make-release.ts';
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts';
import { issueReleaseToken, listReleaseTokens, revokeReleaseToken, type Scope } from './index.ts';

const DAY = 86_400_000;
const OPERATOR_TOKEN = 'a-token-for-tests';
const PREVIOUS_OPERATOR_TOKEN = 'a-token-before-rotation';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.stop());

describe.each([
  ['SQLite', async () => ':memory:'],
  ['PostgreSQL', () => postgres.database('release_tokens')],
])('release tokens on %s', (dialect, nameOf) => {
  let database: Kysely<StoreDatabase>;
  let app: ReturnType<typeof buildApp>;
  let logged: string[];
  let time: number;
  const now = () => new Date(time);
  let tokens = 0;

  beforeAll(async () => {
    database = await openStore(await nameOf());
  }, 60_000);
  afterAll(() => database.destroy());
  beforeEach(async () => {
    time = Date.parse('2026-11-20T09:00:00.000Z') + tokens * DAY;
    logged = [];
    app = buildApp({
      database,
      shell: { contract: '1.2.0', runtime: undefined },
      now,
      deployToken: [OPERATOR_TOKEN, PREVIOUS_OPERATOR_TOKEN],
      logger: { level: 'info', stream: { write: (line: string) => void logged.push(line) } },
    });
  });
  afterEach(() => app.close());

  const issue = async (scope: Scope, days = 90) => {
    const name = `ci-${++tokens}`;
    const token = await issueReleaseToken(
      database,
      { name, scope, author: 'anna@example.com', days },
      now(),
    );
    return { name, token: String(token) };
  };
  const send = (token: string, method: 'PUT' | 'POST', url: string, payload: object = {}) =>
    app.inject({ method, url, payload, headers: { authorization: `Bearer ${token}` } });
  const put = (token: string, remote: string, version: string) =>
    send(token, 'PUT', `/releases/${remote}/${version}`, { release: makeRelease(version) });
  const lastEdit = (remote: string) =>
    database
      .selectFrom('release_history')
      .select(['actor', 'claimed_by', 'reason'])
      .where('remote', '=', remote)
      .orderBy('revision', 'desc')
      .executeTakeFirstOrThrow();

  it('R9 a token edits its remote, and the history names the token beside the claimed author', async () => {
    const { name, token } = await issue(['cart']);
    expect((await put(token, 'cart', '1.0.0-aaaa')).statusCode).toBe(201);
    const body = { version: '1.0.0-aaaa', by: 'The Boss', reason: 'first' };
    expect((await send(token, 'POST', '/releases/cart/promote', body)).statusCode).toBe(200);
    expect(await lastEdit('cart')).toEqual({
      actor: `token:${name}`,
      claimed_by: 'The Boss',
      reason: 'first',
    });
    await send(OPERATOR_TOKEN, 'POST', '/releases/cart/withdraw', { by: `token:${name}` });
    expect(await lastEdit('cart')).toMatchObject({
      actor: 'token:deploy',
      claimed_by: `token:${name}`,
    });
  });

  it('R9 every edit of another remote is refused with the way to a fitting token', async () => {
    const { token } = await issue(['cart']);
    await put(OPERATOR_TOKEN, 'account', '1.0.0-aaaa');
    const version = { version: '1.0.0-aaaa' };
    const refused = [
      await put(token, 'account', '1.0.1-bbbb'),
      await send(token, 'POST', '/releases/account/promote', version),
      await send(token, 'POST', '/releases/account/canary', { ...version, traffic: 5 }),
      await send(token, 'POST', '/releases/account/rollback'),
      await send(token, 'POST', '/releases/account/withdraw'),
    ];
    for (const { statusCode, body } of refused) {
      expect(statusCode).toBe(403);
      const { error } = JSON.parse(body);
      expect(error.code).toBe('FORBIDDEN_REMOTE');
      expect(error.message).toMatch(/is for cart, not for account\. .*\/back-office\/tokens/);
    }
    expect(await lastEdit('account')).toMatchObject({ actor: 'token:deploy' });
  });

  it('R9 R10 a preview needs a token for each of its remotes', async () => {
    for (const remote of ['cart', 'catalog']) await put(OPERATOR_TOKEN, remote, '2.0.0-aaaa');
    const releases = { cart: '2.0.0-aaaa', catalog: '2.0.0-aaaa' };
    const preview = async (scope: Scope) =>
      (await send((await issue(scope)).token, 'POST', '/release-previews', { releases }))
        .statusCode;
    expect(await preview(['cart'])).toBe(403);
    expect(await preview(['cart', 'catalog'])).toBe(201);
    expect(await preview('all')).toBe(201);
  });

  it('R9 unknown, expired and revoked tokens get the same answer, and none is logged', async () => {
    const [expired, revoked] = [await issue(['cart'], 1), await issue(['cart'])];
    await revokeReleaseToken(database, revoked.name, 'bruno@example.com', now());
    time += DAY;
    const answers = [];
    for (const token of ['never-issued', expired.token, revoked.token])
      answers.push(await put(token, 'cart', '3.0.0-aaaa'));
    expect(answers.map((it) => it.statusCode)).toEqual([401, 401, 401]);
    expect(new Set(answers.map((it) => it.body)).size).toBe(1);
    expect(logged.join('')).toContain('release token refused');
    for (const { token } of [expired, revoked]) expect(logged.join('')).not.toContain(token);
  });

  it('R9 the operator’s current and previous token both work during a rotation', async () => {
    for (const token of [OPERATOR_TOKEN, PREVIOUS_OPERATOR_TOKEN]) {
      const version = `9.0.0-${token.length}`;
      expect((await put(token, 'checkout', version)).statusCode).toBe(201);
    }
    expect((await put('a-token-of-a-stranger', 'checkout', '9.1.0-a')).statusCode).toBe(401);
  });

  it('R9 many refusals are limited per network, and a valid token of that network continues', async () => {
    const { token } = await issue(['cart']);
    const guess = async (remoteAddress: string, secret: string) =>
      app.inject({
        method: 'POST',
        url: '/releases/cart/rollback',
        headers: { authorization: `Bearer ${secret}` },
        remoteAddress,
      });
    for (let count = 0; count < 30; count += 1)
      expect((await guess('192.0.2.1', `guess-${count}`)).statusCode).toBe(401);
    const limited = await guess('192.0.2.1', 'guess');
    expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '2']);
    expect(logged.filter((it) => it.includes('release token refused'))).toHaveLength(30);
    expect((await guess('198.51.100.1', 'guess')).statusCode).toBe(401);
    expect([401, 429]).not.toContain((await guess('192.0.2.1', token)).statusCode);
    time += 2000;
    expect((await guess('192.0.2.1', 'guess')).statusCode).toBe(401);
  });

  it('R9 only a digest is stored, with the day of the last use; a name is never used twice', async () => {
    const { name, token } = await issue(['cart']);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const find = async () => (await listReleaseTokens(database)).find((it) => it.name === name);
    expect(await find()).toMatchObject({ scope: ['cart'], lastUsedOn: null });
    await put(token, 'cart', '4.0.0-aaaa');
    expect(await find()).toMatchObject({ lastUsedOn: now().toISOString().slice(0, 10) });
    const rows = await database.selectFrom('release_token').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    await revokeReleaseToken(database, name, 'bruno@example.com', now());
    const again = { scope: 'all', author: 'eve@example.com', days: 1 } as const;
    expect(await issueReleaseToken(database, { ...again, name }, now())).toBeNull();
    expect(await issueReleaseToken(database, { ...again, name: 'deploy' }, now())).toBeNull();
  });

  it('R9 the database refuses updates and deletes of the history', async () => {
    await put(OPERATOR_TOKEN, 'cart', '5.0.0-aaaa');
    const before = await database.selectFrom('release_history').selectAll().execute();
    expect(before.length).toBeGreaterThan(0);
    await expect(
      database.updateTable('release_history').set({ actor: 'eve' }).execute(),
    ).rejects.toThrow('append-only');
    await expect(database.deleteFrom('release_history').execute()).rejects.toThrow('append-only');
    if (dialect === 'PostgreSQL')
      await expect(sql`truncate release_history`.execute(database)).rejects.toThrow('append-only');
    expect(await database.selectFrom('release_history').selectAll().execute()).toEqual(before);
  });
});
