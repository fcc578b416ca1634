import fc from 'fast-check';
import { startPlatform, type RunningPlatform } from '../../../testing/start-platform.ts';
import { endSessions } from './end-sessions.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.stop());

const clientId = () => platform.config.clients.salesChannelId;
const inject = async (url: string, payload: object) => {
  const answer = await platform.app.inject({ method: 'POST', url, payload });
  return answer.json<{ access_token?: string; refresh_token?: string }>();
};
const reads = async (token: string): Promise<boolean> => {
  const headers = { authorization: `Bearer ${token}` };
  const { statusCode } = await platform.app.inject({ url: '/api/organization', headers });
  return statusCode === 200;
};

type Step =
  | { readonly does: 'login' }
  | { readonly does: 'renew' | 'lose' | 'revokeAccess' | 'revokeRefresh'; readonly which: number }
  | { readonly does: 'endAll' };

const which = fc.nat({ max: 20 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('login' as const) }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('renew' as const), which }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('lose' as const), which }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('revokeAccess' as const), which }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('revokeRefresh' as const), which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('endAll' as const) }) },
);

/** One login and all that came of it. */
interface Family {
  ended: boolean;
}

interface Session {
  readonly access: string;
  readonly refresh: string;
  readonly family: Family;
  /** What the model says of the refresh token: it was exchanged for the next. */
  used: boolean;
}

/** Runs the steps on a platform and checks the invariants of every token it has issued. */
const run = async (steps: readonly Step[]): Promise<void> => {
  const sessions: Session[] = [];
  const keep = (
    answer: { access_token?: string; refresh_token?: string },
    family: Family = { ended: false },
  ) =>
    sessions.push({
      access: answer.access_token ?? '',
      refresh: answer.refresh_token ?? '',
      family,
      used: false,
    });
  const scope = 'market:code:it-eur';
  const renew = (refresh_token: string) =>
    inject('/oauth/token', { grant_type: 'refresh_token', client_id: clientId(), refresh_token });
  const revoke = (token: string) => inject('/oauth/revoke', { client_id: clientId(), token });

  for (const it of steps) {
    const session = 'which' in it ? sessions[it.which % Math.max(1, sessions.length)] : undefined;
    if (it.does === 'login')
      keep(
        await inject('/oauth/token', {
          grant_type: 'password',
          client_id: clientId(),
          username: 'anna@example.com',
          password: 'segreto1',
          scope,
        }),
      );
    else if (it.does === 'endAll') {
      // What a change of the password does to everybody who is signed in.
      const [anna] = platform.store.where('customers', { email: 'anna@example.com' });
      endSessions(platform.store, anna!.id);
      for (const one of sessions) one.family.ended = true;
    } else if (session === undefined) continue;
    else if (it.does === 'renew') {
      const { family } = session;
      const answer = await renew(session.refresh);
      expect('access_token' in answer).toBe(!session.used && !family.ended);
      if ('access_token' in answer) keep(answer, family);
      // Shown a second time, it ends every token that came of the login.
      else family.ended = true;
      session.used = true;
    } else if (it.does === 'lose') {
      // Renewed, but the answer never arrives: as if nothing had happened, unless it had been shown before.
      const { family } = session;
      const answer = await renew(session.refresh);
      expect('access_token' in answer).toBe(!session.used && !family.ended);
      family.ended ||= session.used;
    } else {
      // One that was used or revoked before is no error.
      expect(await revoke(it.does === 'revokeAccess' ? session.access : session.refresh)).toEqual(
        {},
      );
      session.family.ended = true;
    }
    for (const one of sessions) expect(await reads(one.access)).toBe(!one.family.ended);
  }
  for (const one of sessions) {
    // Neither half of a session does the other's work.
    expect(await reads(one.refresh)).toBe(false);
    expect(await renew(one.access)).toHaveProperty('errors');
  }
  for (const one of sessions) {
    const worth = !one.used && !one.family.ended;
    expect('access_token' in (await renew(one.refresh))).toBe(worth);
    if (!worth) one.family.ended = true;
  }
};

describe('sessions', () => {
  it('T6 no sequence of token operations lets a used or revoked token in', async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), run), {
      numRuns: 25,
      seed: 20,
    });
  }, 60_000);

  it('T6 a refresh token shown twice ends the login: each token that came of it is refused', async () => {
    const signIn = () =>
      platform.token({
        grant_type: 'password',
        username: 'anna@example.com',
        password: 'segreto1',
      });
    const renew = ({ refresh_token }: { refresh_token?: string }) =>
      platform.token({ grant_type: 'refresh_token', refresh_token, scope: undefined });
    const [other, first] = [await signIn(), await signIn()];
    const second = await renew(first);
    const third = await renew(second);
    expect(await renew(first)).toMatchObject({ errors: [{ title: 'invalid_grant' }] });
    for (const { access_token } of [first, second, third])
      expect(await reads(access_token)).toBe(false);
    for (const token of [second, third]) expect(await renew(token)).toHaveProperty('errors');
    // Another login of the same customer stays valid.
    expect(await reads(other.access_token)).toBe(true);
    expect(await renew(other)).toHaveProperty('access_token');
  });

  it('T6 a renewal that is refused for its scope does not use the refresh token up', async () => {
    const { refresh_token } = await platform.token({
      grant_type: 'password',
      username: 'anna@example.com',
      password: 'segreto1',
    });
    const renew = (scope: string) =>
      platform.token({ grant_type: 'refresh_token', refresh_token, scope });
    expect(await renew('market:code:nowhere')).toMatchObject({
      errors: [{ title: 'invalid_scope' }],
    });
    expect(await renew('market:code:it-eur')).toHaveProperty('access_token');
  });

  it('T3 a token without a login can be revoked with the secret, twice over; a forged one revokes nothing', async () => {
    const { integrationId: client_id, integrationSecret: client_secret } = platform.config.clients;
    const { access_token } = await platform.token({ client_id, client_secret, scope: undefined });
    const revoke = (token: string) => inject('/oauth/revoke', { client_id, client_secret, token });
    expect(await reads(access_token)).toBe(true);
    for (let times = 0; times < 2; times += 1) expect(await revoke(access_token)).toEqual({});
    expect(await reads(access_token)).toBe(false);
    const kept = () =>
      platform.store.statement('SELECT count(*) AS n FROM _revoked_tokens').get()!['n'];
    const before = kept();
    const [head, body] = access_token.split('.');
    expect(await revoke(`${head}.${body}.c2ln`)).toEqual({});
    expect(kept()).toBe(before);
  });

  it('T4 a renewal whose answer was lost may be repeated, also when the access token has run out', async () => {
    const signIn = () =>
      platform.token({
        grant_type: 'password',
        username: 'anna@example.com',
        password: 'segreto1',
      });
    const renew = ({ refresh_token }: { refresh_token?: string }) =>
      platform.token({ grant_type: 'refresh_token', refresh_token, scope: undefined });
    const first = await signIn();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 3600_000);
    const [lost, second] = [await renew(first), await renew(first)];
    const third = await renew(first);
    clock.mockRestore();
    // Never more than one of them is good.
    for (const { access_token } of [lost, second]) expect(await reads(access_token)).toBe(false);
    expect(await reads(third.access_token)).toBe(true);
    const fourth = await renew(third);
    expect(await reads(fourth.access_token)).toBe(true);
  });

  it.each(['first', 'lost'] as const)(
    'T6 the %s refresh token ends the login once the repeated answer has arrived: one of two is a thief',
    async (shown) => {
      const renew = ({ refresh_token }: { refresh_token?: string }) =>
        platform.token({ grant_type: 'refresh_token', refresh_token, scope: undefined });
      const first = await platform.token({
        grant_type: 'password',
        username: 'anna@example.com',
        password: 'segreto1',
      });
      const lost = await renew(first);
      const again = await renew(first);
      expect(await reads(again.access_token)).toBe(true);
      expect(await renew({ first, lost }[shown])).toHaveProperty('errors');
      expect(await reads(again.access_token)).toBe(false);
      expect(await renew(again)).toHaveProperty('errors');
    },
  );

  it('T6 of many simultaneous renewals with one refresh token exactly one is worth something', async () => {
    const { refresh_token } = await platform.token({
      grant_type: 'password',
      username: 'anna@example.com',
      password: 'segreto1',
    });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        platform.token({ grant_type: 'refresh_token', refresh_token, scope: undefined }),
      ),
    );
    const good = await Promise.all(
      answers.map(async (answer) => 'access_token' in answer && reads(answer.access_token)),
    );
    expect(good.filter(Boolean)).toHaveLength(1);
  });

  it('T4 a refresh token is worth nothing after two weeks, nor once its customer is gone', async () => {
    const signIn = () =>
      platform.token({
        grant_type: 'password',
        username: 'eve@example.com',
        password: 'segreto9',
      });
    const guest = await platform.guest();
    await guest.customers.create({ email: 'eve@example.com', password: 'segreto9' });
    const [old, young] = [await signIn(), await signIn()];
    const renew = ({ refresh_token }: { refresh_token?: string }) =>
      platform.token({ grant_type: 'refresh_token', refresh_token });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_209_601_000);
    expect(await renew(old)).toHaveProperty('errors');
    clock.mockRestore();
    const integration = await platform.integration();
    // The row alone, as a restored database may lack it: the session is still there.
    const another = await signIn();
    platform.store.remove('customers', String(young.owner_id));
    expect(await renew(young)).toHaveProperty('errors');
    await expect(integration.customers.delete(String(another.owner_id))).rejects.toMatchObject({
      status: 404,
    });
    await expect(platform.client(young.access_token).skus.list()).rejects.toMatchObject({
      errors: [{ code: 'INVALID_TOKEN' }],
    });
  });
});
