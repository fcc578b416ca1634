import fc from 'fast-check';
import { startPlatform, type RunningPlatform } from '../testing/start-platform.ts';
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
  | { readonly does: 'renew' | 'revokeAccess' | 'revokeRefresh'; readonly which: number }
  | { readonly does: 'endAll' };

const which = fc.nat({ max: 20 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('login' as const) }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('renew' as const), which }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('revokeAccess' as const), which }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('revokeRefresh' as const), which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('endAll' as const) }) },
);

interface Session {
  readonly access: string;
  readonly refresh: string;
  /** What the model says each of the two must be worth. */
  reads: boolean;
  renews: boolean;
}

/** A platform and what must be true of every token it has ever given. */
const run = async (steps: readonly Step[]): Promise<void> => {
  const sessions: Session[] = [];
  const keep = (answer: { access_token?: string; refresh_token?: string }) =>
    sessions.push({
      access: answer.access_token ?? '',
      refresh: answer.refresh_token ?? '',
      reads: true,
      renews: true,
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
      for (const one of sessions) one.renews = false;
    } else if (session === undefined) continue;
    else if (it.does === 'renew') {
      const answer = await renew(session.refresh);
      expect('access_token' in answer).toBe(session.renews);
      session.renews = false;
      if ('access_token' in answer) keep(answer);
    } else {
      // A refresh token already used is unknown: revoking it leaves the access token it came with.
      const known = session.renews || it.does === 'revokeAccess';
      await revoke(it.does === 'revokeAccess' ? session.access : session.refresh);
      if (known) session.reads = false;
      session.renews = false;
    }
    for (const one of sessions) expect(await reads(one.access)).toBe(one.reads);
  }
  for (const one of sessions) {
    // Neither half of a session does the other's work.
    expect(await reads(one.refresh)).toBe(false);
    expect(await renew(one.access)).toHaveProperty('errors');
    expect('access_token' in (await renew(one.refresh))).toBe(one.renews);
  }
};

describe('sessions', () => {
  it('T6 no sequence of token operations lets a used or revoked token in', async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), run), {
      numRuns: 25,
      seed: 20,
    });
  }, 60_000);

  it('T6 of many simultaneous renewals with one refresh token exactly one succeeds', async () => {
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
    expect(answers.filter((answer) => 'access_token' in answer)).toHaveLength(1);
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
