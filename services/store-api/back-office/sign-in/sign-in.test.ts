import type { TestPlatform } from '../../testing/start-platform.ts';
import { ORIGIN, startBackOffice, startDeskPlatform } from '../testing/start-back-office.ts';

const HOSTED = 'https://api.shop.example';
let platform: TestPlatform;
let desk: Awaited<ReturnType<typeof startBackOffice>>;
beforeAll(async () => {
  platform = await startDeskPlatform([ORIGIN, HOSTED]);
});
afterAll(() => platform.stop());
beforeEach(async () => {
  desk = await startBackOffice(platform.origin);
  await desk.giveProfile();
});
afterEach(() => desk.stop());

const sessions = () => desk.database.selectFrom('back_office_session').selectAll().execute();
const pathOf = (url: URL) => `${url.pathname}${url.search}`;

describe('signing in', () => {
  it('O4 asks the platform with state and a challenge, both new each time', async () => {
    const browser = desk.browser();
    const [one, other] = [new URL(await browser.begin()), new URL(await browser.begin())];
    expect(one.origin + one.pathname).toBe(`${platform.origin}/oauth/authorize`);
    expect(Object.fromEntries(one.searchParams)).toEqual({
      client_id: 'desk',
      redirect_uri: `${ORIGIN}/back-office/callback`,
      response_type: 'code',
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'code_challenge'])
      expect(one.searchParams.get(name)).not.toBe(other.searchParams.get(name));
  });

  it('O4 opens the requested page, with a new session', async () => {
    const browser = desk.browser();
    const asked = await browser.get('/back-office/releases');
    expect(asked.headers.location).toBe('/back-office/sign-in?to=%2Fback-office%2Freleases');
    const answer = await browser.signIn('/back-office/releases');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/back-office/releases']);
    expect((await browser.get('/back-office/releases')).statusCode).toBe(200);
  });

  it('X keeps neither the session’s id nor the platform’s token readable in the database', async () => {
    const browser = desk.browser();
    await browser.signIn();
    const [row] = await sessions();
    const [id] = [...browser.cookies.values()];
    expect(row?.digest).not.toBe(id);
    // Two segments of a JWT: random base64 occasionally starts like one.
    expect(row?.token).not.toMatch(/eyJ[\w-]*\.eyJ/);
    expect(Buffer.from(row!.token, 'base64url').toString()).not.toMatch(/eyJ[\w-]*\.eyJ/);
  });

  it('X the session’s cookie is out of reach of scripts and of other sites', async () => {
    const { headers } = await desk.browser().signIn();
    expect(headers['set-cookie']).toContainEqual(
      expect.stringMatching(
        /^back-office-session-11020=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    );
  });

  it('X over https it is bound to the host', async () => {
    await desk.stop();
    desk = await startBackOffice(platform.origin, { origin: HOSTED });
    await desk.giveProfile();
    const { headers } = await desk.browser().signIn();
    expect(headers['set-cookie']).toContainEqual(
      expect.stringMatching(
        /^__Host-back-office-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
      ),
    );
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('X gives a new id at each sign-in and ends the session before', async () => {
    const browser = desk.browser();
    await browser.signIn();
    const [before] = await sessions();
    await browser.signIn();
    const after = await sessions();
    expect(after).toHaveLength(1);
    expect(after[0]?.digest).not.toBe(before?.digest);
  });

  it('X a planted session id is not taken over', async () => {
    const browser = desk.browser();
    const planted = 'p'.repeat(43);
    browser.cookies.set('back-office-session-11020', planted);
    await browser.signIn();
    expect(browser.cookies.get('back-office-session-11020')).not.toBe(planted);
  });
});

describe('an answer of the platform', () => {
  const refusedWith = async (
    status: number,
    browser: ReturnType<typeof desk.browser>,
    path: string,
  ) => {
    const answer = await browser.get(path);
    expect(answer.statusCode).toBe(status);
    expect(await sessions()).toEqual([]);
    expect(browser.cookies.size).toBe(0);
  };

  it('X with a forged state is refused', async () => {
    const browser = desk.browser();
    const back = await desk.authorize(await browser.begin());
    back.searchParams.set('state', 'f'.repeat(43));
    await refusedWith(400, browser, pathOf(back));
  });

  it('X without a state is refused', async () => {
    const browser = desk.browser();
    const back = await desk.authorize(await browser.begin());
    back.searchParams.delete('state');
    await refusedWith(400, browser, pathOf(back));
  });

  it('X is worth nothing in another browser than the one that asked (login CSRF)', async () => {
    const back = await desk.authorize(await desk.browser().begin());
    await refusedWith(400, desk.browser(), pathOf(back));
    const other = desk.browser();
    await other.begin();
    await refusedWith(400, other, pathOf(back));
  });

  it('X with another code verifier than the one that was hashed is refused', async () => {
    const browser = desk.browser();
    const back = await desk.authorize(await browser.begin());
    const [name, value] = [...browser.cookies][0]!;
    const parts = value.split('.');
    browser.cookies.set(name, [parts[0], 'v'.repeat(43), parts[2]].join('.'));
    await refusedWith(401, browser, pathOf(back));
  });

  it('X works once, also with the cookie kept', async () => {
    const browser = desk.browser();
    const back = await desk.authorize(await browser.begin());
    const [name, value] = [...browser.cookies][0]!;
    expect((await browser.get(pathOf(back))).statusCode).toBe(303);
    const thief = desk.browser();
    thief.cookies.set(name, value);
    expect((await thief.get(pathOf(back))).statusCode).toBe(401);
    expect(thief.cookies.size).toBe(0);
  });

  it('X with a code of another client is refused', async () => {
    const browser = desk.browser();
    const back = await desk.authorize(await browser.begin(), desk.otherDesk);
    await refusedWith(401, browser, pathOf(back));
  });

  it('X is limited for each address', async () => {
    const browser = desk.browser();
    const answers = [];
    for (let asked = 0; asked < 31; asked += 1)
      answers.push((await browser.get('/back-office/callback?code=x')).statusCode);
    expect([answers[0], answers.at(-1)]).toEqual([400, 429]);
  });

  it('that was denied leads back to the sign-in, which says so', async () => {
    const browser = desk.browser();
    const state = new URL(await browser.begin()).searchParams.get('state');
    const answer = await browser.get(`/back-office/callback?error=access_denied&state=${state}`);
    expect(answer.headers.location).toBe('/back-office/sign-in?said=denied');
    expect((await browser.get(String(answer.headers.location))).body).toContain('role="alert"');
  });

  it('reports that it cannot be verified while the platform is down', async () => {
    const away = await startBackOffice(platform.origin);
    const browser = away.browser();
    const address = await browser.begin();
    const state = new URL(address).searchParams.get('state');
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockRejectedValue(new TypeError('fetch failed'));
    const answer = await browser.get(`/back-office/callback?code=x&state=${state}`);
    fetched.mockRestore();
    expect(answer.statusCode).toBe(503);
    await away.stop();
  });
});

describe('where a sign-in leads', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/back-office/mails',
    '/back-office/../evil',
    '/back-office//evil.example',
    '/back-office/mails#x',
    '/back-office\n/mails',
    '/%2F%2Fevil.example',
    '/releases',
  ])('X is never elsewhere: %j', async (target) => {
    const answer = await desk.browser().signIn(target);
    expect(answer.headers.location).toBe('/back-office/mails');
  });

  it('X is never elsewhere, though the browser’s cookie is changed', async () => {
    const browser = desk.browser();
    const back = await desk.authorize(await browser.begin());
    const [name, value] = [...browser.cookies][0]!;
    const evil = Buffer.from('//evil.example').toString('base64url');
    browser.cookies.set(name, [...value.split('.').slice(0, 2), evil].join('.'));
    expect((await browser.get(pathOf(back))).headers.location).toBe('/back-office/mails');
  });

  it('by another name of this machine is the name the platform knows', async () => {
    const { app } = desk;
    const answer = await app.inject({
      url: '/back-office/sign-in?to=%2Fback-office%2Freleases',
      headers: { host: '127.0.0.1:11020' },
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      307,
      `${ORIGIN}/back-office/sign-in?to=%2Fback-office%2Freleases`,
    ]);
    const foreign = { url: '/back-office/sign-in', headers: { host: 'evil.example' } };
    expect((await app.inject(foreign)).headers.location).toBeUndefined();
  });
});

describe('people without access', () => {
  const revoked = async (token: string) =>
    (
      await fetch(`${platform.origin}/api/organization`, {
        headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.api+json' },
      })
    ).status;

  it('O4 without a profile see their id, and nothing is stored', async () => {
    await desk.database.deleteFrom('back_office_profile').execute();
    const browser = desk.browser();
    const answer = await browser.signIn();
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain(desk.uid);
    expect(await sessions()).toEqual([]);
    expect(browser.cookies.size).toBe(0);
  });

  it('O4 whose profile names an organization are signed out at once, at the platform too', async () => {
    await desk.giveProfile({ org: 'Another house' });
    const issued = jest.spyOn(globalThis, 'fetch');
    const answer = await desk.browser().signIn();
    const given = await Promise.all(issued.mock.results.map(async (it) => it.value as Response));
    const bodies = issued.mock.calls.map(([, init]) => String(init?.body ?? ''));
    issued.mockRestore();
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('belongs to another organization');
    expect(await sessions()).toEqual([]);
    const at = bodies.findIndex((it) => it.includes('"token":"'));
    expect(given[at]?.status).toBe(200);
    const { token } = JSON.parse(bodies[at]!) as { token: string };
    expect(await revoked(token)).toBe(401);
  });

  it.each(['OWNER', '', 'admin'])('O4 with the role %j have none', async (role) => {
    await desk.database.updateTable('back_office_profile').set({ role }).execute();
    expect((await desk.browser().signIn()).statusCode).toBe(403);
  });
});
