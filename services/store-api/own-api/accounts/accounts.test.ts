import type { Kysely } from 'kysely';
import { openStore } from '../../open-store.ts';
import type { StoreDatabase } from '../../database/tables.ts';
import { startPlatform, type TestPlatform } from '../../testing/start-platform.ts';
import { startPostgres, type TestPostgres } from '../../testing/start-postgres.ts';
import { canRenew, logIn, newEmail } from '../testing/customer-session.ts';
import { linkIn, mailsTo, startAccounts } from '../testing/start-accounts.ts';
import type { StartedFrame } from '../testing/start-frame.ts';

let postgres: TestPostgres;
let shop: TestPlatform;
beforeAll(async () => {
  [postgres, shop] = await Promise.all([startPostgres(), startPlatform()]);
}, 60_000);
afterAll(() => Promise.all([postgres.stop(), shop.stop()]));

const MINUTE = 60_000;
const place = { locale: 'de', market: 'de/eur' };
const password = 'a first password';
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe.each([
  ['SQLite', async () => ':memory:'],
  ['PostgreSQL', () => postgres.database('accounts')],
])('accounts on %s', (_, nameOf) => {
  let database: Kysely<StoreDatabase>;
  let api: StartedFrame;
  let time = 0;
  beforeAll(async () => {
    database = await openStore(await nameOf());
    api = await startAccounts(shop, database, { now: () => new Date(Date.now() + time) });
  });
  beforeEach(() => {
    time = 0;
  });
  afterAll(async () => {
    await api.stop();
    await database.destroy();
  });

  const register = async (email = newEmail()): Promise<string> => {
    expect((await api.post('signup', { ...place, email, password })).statusCode).toBe(201);
    await api.settled();
    return email;
  };
  const askForLink = async (email: string): Promise<{ id: string; token: string }> => {
    await api.post('resetPassword', { ...place, email });
    await api.settled();
    const mails = await mailsTo(database, email);
    return linkIn(mails.findLast(({ kind }) => kind === 'password-reset')?.data ?? '');
  };
  const reset = (link: object, to = 'a second password') =>
    api.post('resetPassword', { ...link, password: to });

  it('refuses common and obvious passwords wherever one is set, and a reset link stays valid', async () => {
    const refused = (reason: string, field: string) => ({
      error: { code: 'MALFORMED', problems: [{ path: `body.${field}`, reason }] },
    });
    const email = newEmail();
    const signedUp = await api.post('signup', { ...place, email, password: 'letmein' });
    expect(signedUp.statusCode).toBe(400);
    expect(signedUp.json()).toMatchObject(refused('common_password', 'password'));

    await register(email);
    const session = await logIn(shop.origin, email, password);
    const changed = await api.post(
      'changePassword',
      { oldPassword: password, newPassword: email },
      bearer(session?.token ?? ''),
    );
    expect(changed.json()).toMatchObject(refused('obvious_password', 'newPassword'));

    const link = await askForLink(email);
    expect((await reset(link, 'iloveyou')).json()).toMatchObject(
      refused('common_password', 'password'),
    );
    expect((await reset(link)).statusCode).toBe(200);
  });

  it('O1 makes an account with its metadata, and greets it', async () => {
    const email = newEmail();
    const metadata = { source: 'footer', tags: ['a', { deep: true }] };
    const made = await api.post('signup', {
      ...place,
      email: ` ${email.toUpperCase()}`,
      password,
      metadata,
    });
    expect([made.statusCode, made.json()]).toEqual([201, { id: expect.any(String), email }]);
    const row = await shop.platform.read(`customers/${made.json().id}`, {});
    expect(row?.attributes['metadata']).toMatchObject(metadata);
    expect(await logIn(shop.origin, email, password)).not.toBeNull();
    await api.settled();
    expect(await mailsTo(database, email)).toMatchObject([{ kind: 'welcome', ...place }]);
  });

  it('O1 O2 take what the specification names and no more: the mails are those of the default market', async () => {
    const email = newEmail();
    const account = { email, password, metadata: {}, subscribeConsent: false };
    expect((await api.post('signup', account)).statusCode).toBe(201);
    await api.settled();
    expect((await api.post('resetPassword', { email })).statusCode).toBe(202);
    await api.settled();
    const mails = await mailsTo(database, email);
    expect(mails).toMatchObject([
      { kind: 'welcome', locale: 'it', market: 'it/eur' },
      { kind: 'password-reset', locale: 'it', market: 'it/eur' },
    ]);
    expect(mails[1]?.data).toContain('https://shop.example/it/eur/it/account/reset-password#');
  });

  it('O2 leads to no market that the shop does not have', async () => {
    const email = await register();
    await api.post('resetPassword', { email, locale: 'en', market: 'atlantis/usd' });
    await api.settled();
    const mail = (await mailsTo(database, email)).at(-1);
    expect(mail).toMatchObject({ kind: 'password-reset', locale: 'en', market: 'it/eur' });
    expect(mail?.data).toContain('https://shop.example/it/eur/en/account/reset-password#');
  });

  it('O1 tells that an address is registered, in whatever case, and greets no one', async () => {
    const email = await register();
    const again = await api.post('signup', {
      ...place,
      email: email.toUpperCase(),
      password: 'another one',
    });
    expect([again.statusCode, again.json().error.code]).toEqual([409, 'EMAIL_TAKEN']);
    expect(await logIn(shop.origin, email, 'another one')).toBeNull();
    expect(await mailsTo(database, email)).toHaveLength(1);
  });

  it('O1 of many at once for one address makes one account', async () => {
    const email = newEmail();
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => api.post('signup', { ...place, email, password })),
    );
    const statuses = asked.map((it) => it.statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 409, 409, 409, 409]);
    await api.settled();
    expect(await mailsTo(database, email)).toHaveLength(1);
  });

  it('O2 answers the same for known and unknown addresses', async () => {
    const [known, unknown] = [await register(), newEmail()];
    const answers = await Promise.all(
      [known, unknown].map((email) => api.post('resetPassword', { ...place, email })),
    );
    await api.settled();
    expect(answers.map((it) => [it.statusCode, it.body])).toEqual([
      [202, '{}'],
      [202, '{}'],
    ]);
    expect((await mailsTo(database, known)).map(({ kind }) => kind)).toContain('password-reset');
    expect(await mailsTo(database, unknown)).toEqual([]);
  });

  it('O2 links to the page in the visitor’s market and language, with the key in the fragment', async () => {
    const email = await register();
    const { id, token } = await askForLink(email);
    const mail = (await mailsTo(database, email)).at(-1);
    expect(JSON.parse(mail?.data ?? '').link).toBe(
      `https://shop.example/de/eur/de/account/reset-password#id=${id}&token=${token}`,
    );
  });

  it('O2 sets the password once by the link, and ends every session', async () => {
    const email = await register();
    const before = await logIn(shop.origin, email, password);
    const link = await askForLink(email);
    expect((await reset(link)).statusCode).toBe(200);
    expect(await logIn(shop.origin, email, password)).toBeNull();
    expect(await logIn(shop.origin, email, 'a second password')).not.toBeNull();
    expect(before && (await canRenew(shop.origin, before))).toBe(false);
    const again = await reset(link, 'a third password');
    expect([again.statusCode, again.json().error.code]).toEqual([410, 'LINK_SPENT']);
    expect(await logIn(shop.origin, email, 'a third password')).toBeNull();
  });

  it('O2 tells who did not get the answer that it is done, for ten minutes', async () => {
    const link = await askForLink(await register());
    expect((await reset(link)).statusCode).toBe(200);
    expect((await reset(link)).statusCode).toBe(200);
    time = 10 * MINUTE;
    expect((await reset(link)).json().error.code).toBe('LINK_SPENT');
  });

  it('O2 takes no link that is late, made up, cut off or someone else’s', async () => {
    const [ada, bob] = [await register(), await register()];
    const [adas, bobs] = [await askForLink(ada), await askForLink(bob)];
    for (const link of [
      { id: bobs.id, token: adas.token },
      { id: adas.id, token: adas.token.slice(0, -1) },
      { id: adas.id, token: '' },
      { id: `${adas.id}\0`, token: adas.token },
      { id: 'none', token: 'none' },
    ])
      expect((await reset(link)).json().error.code).toBe('LINK_SPENT');
    time = 30 * MINUTE;
    expect((await reset(adas)).json().error.code).toBe('LINK_SPENT');
    expect(await logIn(shop.origin, ada, password)).not.toBeNull();
    expect(await logIn(shop.origin, bob, password)).not.toBeNull();
  });

  it('O2 keeps a link good whose new password is none', async () => {
    const email = await register();
    const link = await askForLink(email);
    const refused = await reset(link, 'short');
    expect([refused.statusCode, refused.json().error.problems]).toMatchObject([
      400,
      [{ path: 'body.password' }],
    ]);
    expect((await reset(link)).statusCode).toBe(200);
  });

  it('O3 changes the password if the current one is correct, and ends every session (T13)', async () => {
    const email = await register();
    const session = await logIn(shop.origin, email, password);
    const link = await askForLink(email);
    const change = (oldPassword: string) =>
      api.post(
        'changePassword',
        { oldPassword, newPassword: 'the next one' },
        bearer(session?.token ?? ''),
      );
    const refused = await change('a guess');
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'INVALID_OLD_PASSWORD']);
    expect(session && (await canRenew(shop.origin, session))).toBe(true);
    const fresh = await logIn(shop.origin, email, password);
    const changed = await api.post(
      'changePassword',
      { oldPassword: password, newPassword: 'the next one' },
      bearer(fresh?.token ?? ''),
    );
    expect([changed.statusCode, changed.body]).toEqual([200, '{}']);
    expect(await logIn(shop.origin, email, 'the next one')).not.toBeNull();
    expect((await change('the next one')).statusCode).toBe(401);
    expect((await reset(link)).json().error.code).toBe('LINK_SPENT');
  });

  it('O3 limits guesses at the password of one customer, from wherever they come', async () => {
    const email = await register();
    const { token } = (await logIn(shop.origin, email, password)) ?? { token: '' };
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      const body = { oldPassword: `guess ${index}`, newPassword: 'the next one' };
      const sent = { ...bearer(token), remoteAddress: `10.${index}.0.1` };
      statuses.push((await api.post('changePassword', body, sent)).statusCode);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
  });

  it('O3 takes no one’s token, nor one that was ended', async () => {
    const body = { oldPassword: password, newPassword: 'the next one' };
    expect((await api.post('changePassword', body)).statusCode).toBe(401);
    const guest = await fetch(`${shop.origin}/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        grant_type: 'client_credentials',
        client_id: 'fonte-vigna-shop',
        scope: 'market:code:it-eur',
      }),
    });
    const { access_token } = (await guest.json()) as { access_token: string };
    expect((await api.post('changePassword', body, bearer(access_token))).statusCode).toBe(401);
  });
});
