import type { TestPlatform } from '../../testing/start-platform.ts';
import { startBackOffice, startDeskPlatform } from '../testing/start-back-office.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { openToken, sealToken } from './session-keys.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PAGE = '/back-office/releases';
const COOKIE = 'back-office-session-11020';

let platform: TestPlatform;
let desk: Awaited<ReturnType<typeof startBackOffice>>;
let browser: TestBrowser;
beforeAll(async () => {
  platform = await startDeskPlatform();
});
afterAll(() => platform.stop());
beforeEach(async () => {
  desk = await startBackOffice(platform.origin);
  await desk.giveProfile();
  browser = desk.browser();
  await browser.signIn();
});
afterEach(() => desk.stop());

const opens = async (path = PAGE) => (await browser.get(path)).statusCode === 200;
const tokenOf = async () => {
  const { token } = await desk.database
    .selectFrom('back_office_session')
    .select('token')
    .executeTakeFirstOrThrow();
  return openToken(browser.cookies.get(COOKIE)!, token);
};
const isGoodAtPlatform = async (token: string) =>
  (
    await fetch(`${platform.origin}/api/organization`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.api+json' },
    })
  ).ok;

describe('a session', () => {
  it('X ends after half an hour without use, and its token with it', async () => {
    const token = await tokenOf();
    expect(await isGoodAtPlatform(token)).toBe(true);
    desk.pass(29 * MINUTE);
    expect(await opens()).toBe(true);
    desk.pass(30 * MINUTE);
    const answer = await browser.get(PAGE);
    expect(answer.headers.location).toBe(
      '/back-office/sign-in?to=%2Fback-office%2Freleases&said=ended',
    );
    expect(browser.cookies.has(COOKIE)).toBe(false);
    expect(await isGoodAtPlatform(token)).toBe(false);
  });

  it('X ends after eight hours, however much it is used', async () => {
    for (let passed = 0; passed < 8 * HOUR - 20 * MINUTE; passed += 20 * MINUTE) {
      desk.pass(20 * MINUTE);
      expect(await opens()).toBe(true);
    }
    desk.pass(20 * MINUTE);
    expect(await opens()).toBe(false);
  });

  it.each([
    ['changed in one letter', (id: string) => (id.startsWith('A') ? 'B' : 'A') + id.slice(1)],
    ['cut short', (id: string) => id.slice(1)],
    ['empty', () => ''],
    ['very long', (id: string) => id.repeat(50)],
    ['hostile', () => "' OR 1=1 --"],
  ])('X whose cookie is %s opens nothing', async (_, tamper) => {
    browser.cookies.set(COOKIE, tamper(browser.cookies.get(COOKIE)!));
    expect((await browser.get(PAGE)).headers.location).toMatch(/^\/back-office\/sign-in/);
  });

  it('X signing out ends it here, in other tabs and at the platform', async () => {
    const token = await tokenOf();
    const id = browser.cookies.get(COOKIE)!;
    const answer = await browser.send('/back-office/sign-out');
    expect(answer.headers.location).toBe('/back-office/sign-in?said=signed-out');
    expect(browser.cookies.has(COOKIE)).toBe(false);
    browser.cookies.set(COOKIE, id);
    expect(await opens()).toBe(false);
    expect(await isGoodAtPlatform(token)).toBe(false);
  });

  it('O4 ends with the next request once the profile names an organization or is gone', async () => {
    const token = await tokenOf();
    await desk.giveProfile({ org: 'Another house' });
    expect((await browser.get(PAGE)).statusCode).toBe(403);
    expect(browser.cookies.has(COOKIE)).toBe(false);
    expect(await isGoodAtPlatform(token)).toBe(false);
    await desk.giveProfile();
    await browser.signIn();
    await desk.database.deleteFrom('back_office_profile').execute();
    expect((await browser.get(PAGE)).statusCode).toBe(403);
    expect(await desk.database.selectFrom('back_office_session').selectAll().execute()).toEqual([]);
  });
});

describe('a form', () => {
  const stillIn = async () => {
    expect(await opens()).toBe(true);
  };

  it.each([
    ['no token', { _csrf: '' }],
    ['another token', { _csrf: 'x'.repeat(43) }],
  ])('X with %s changes nothing', async (_, fields) => {
    expect((await browser.send('/back-office/sign-out', fields)).statusCode).toBe(403);
    await stillIn();
  });

  it('X with the token of another session changes nothing', async () => {
    const other = desk.browser();
    await other.signIn();
    const { body } = await other.get(PAGE);
    const _csrf = /name="_csrf" value="([\w-]+)"/.exec(body)![1]!;
    expect((await browser.send('/back-office/sign-out', { _csrf })).statusCode).toBe(403);
    await stillIn();
  });

  it.each(['https://evil.example', 'null', undefined, 'http://localhost:11021'])(
    'X from the origin %j changes nothing',
    async (origin) => {
      expect((await browser.send('/back-office/sign-out', {}, { origin })).statusCode).toBe(403);
      await stillIn();
    },
  );

  it.each([
    ['JSON', { 'content-type': 'application/json' }],
    ['text', { 'content-type': 'text/plain' }],
  ])('X as %s changes nothing', async (_, headers) => {
    const { statusCode } = await browser.send('/back-office/sign-out', {}, headers);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    await stillIn();
  });

  it('X that is too large is refused', async () => {
    const { statusCode } = await browser.send('/back-office/sign-out', {
      more: 'x'.repeat(20_000),
    });
    expect(statusCode).toBe(413);
    await stillIn();
  });

  it('X reading changes nothing', async () => {
    expect((await browser.get('/back-office/sign-out')).statusCode).toBe(404);
    await stillIn();
  });
});

describe('a sealed token', () => {
  it('X opens with its own session’s id alone, and unchanged', () => {
    const sealed = sealToken('one', 'secret');
    expect(openToken('one', sealed)).toBe('secret');
    expect(() => openToken('other', sealed)).toThrow();
    const changed = Buffer.from(sealed, 'base64url');
    changed[changed.length - 1]! ^= 1;
    expect(() => openToken('one', changed.toString('base64url'))).toThrow();
  });
});

it('X every answer forbids scripts, frames and keeping', async () => {
  for (const path of [
    PAGE,
    '/back-office/sign-in',
    '/back-office/nothing',
    '/back-office/callback',
  ]) {
    const { headers } = await browser.get(path);
    const policy = String(headers['content-security-policy']);
    for (const part of [
      "default-src 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/unsafe|script-src/);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
});
