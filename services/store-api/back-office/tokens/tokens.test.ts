import { makeRelease } from '../../testing/make-release.ts';
import type { TestPlatform } from '../../testing/start-platform.ts';
import { startBackOffice, startDeskPlatform } from '../testing/start-back-office.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const DAY = 86_400_000;
const PAGE = '/back-office/tokens';

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

const make = (fields: Record<string, string> = {}) =>
  browser.send(PAGE, { name: 'cart-ci', remotes: 'cart', days: '90', ...fields });
const secretOf = (body: string) => /class="secret"><code>([\w-]{43})</.exec(body)?.[1] ?? '';
const release = async (token: string, remote: string) => {
  const { statusCode } = await desk.app.inject({
    method: 'PUT',
    url: `/releases/${remote}/1.0.0-aaaa`,
    headers: { authorization: `Bearer ${token}` },
    payload: { release: makeRelease('1.0.0-aaaa') },
  });
  return statusCode;
};
const noticeOf = ({ headers }: { headers: Record<string, unknown> }) =>
  new URL(String(headers['location']), 'http://localhost').searchParams.get('said');

describe('release tokens in the back office', () => {
  it('R9 are shown once, work for their remotes, and stop when revoked', async () => {
    const token = secretOf((await make({ remotes: 'cart, catalog' })).body);
    expect([await release(token, 'cart'), await release(token, 'account')]).toEqual([201, 403]);
    const { body } = await browser.get(PAGE);
    expect(body).not.toContain(token);
    expect(body).toContain('cart, catalog');
    expect(noticeOf(await browser.send(`${PAGE}/revoke`, { name: 'cart-ci' }))).toBe(
      'token-revoked',
    );
    expect(await release(token, 'cart')).toBe(401);
    expect((await browser.get(PAGE)).body).toContain('by admin@example.com');
  });

  it('R9 expire by default after 90 days', async () => {
    const token = secretOf((await make()).body);
    desk.pass(90 * DAY - 60_000);
    expect(await release(token, 'cart')).toBe(201);
    desk.pass(60_000);
    expect(await release(token, 'cart')).toBe(401);
  });

  it('R9 O4 an admin makes, sees and revokes those of the own remotes only', async () => {
    await make({ name: 'all-ci', remotes: '*' });
    await make({ name: 'account-ci', remotes: 'account' });
    await desk.giveProfile({ role: 'ADMIN', remotes: ['cart'] });
    expect((await make()).statusCode).toBe(200);
    for (const remotes of ['*', 'account', 'cart account'])
      expect((await make({ name: 'more', remotes })).statusCode).toBe(403);
    const { body } = await browser.get(PAGE);
    expect(body).toContain('cart-ci');
    expect(body).not.toMatch(/all-ci|account-ci/);
    for (const name of ['all-ci', 'account-ci'])
      expect((await browser.send(`${PAGE}/revoke`, { name })).statusCode).toBe(403);
    const revoked = await desk.database
      .selectFrom('release_token')
      .select('name')
      .where('revoked_at', 'is not', null)
      .execute();
    expect(revoked).toEqual([]);
  });

  it('R9 O4 an admin without remotes makes none', async () => {
    await desk.giveProfile({ role: 'ADMIN' });
    expect((await browser.get(PAGE)).body).toContain('Your profile names no remote');
    expect((await make()).statusCode).toBe(403);
  });

  it.each([
    ['name', 'Cart CI'],
    ['name', 'deploy\0'],
    ['remotes', ''],
    ['remotes', 'cart, Cart!'],
    ['days', '0'],
    ['days', '366'],
    ['days', 'soon'],
    ['days', '1e2'],
    ['days', '12,5'],
  ])('X R9 the %s %j is refused', async (field, value) => {
    expect(noticeOf(await make({ [field]: value }))).toBe('token-refused');
  });

  it('R9 names are not used twice, and the operator’s is taken', async () => {
    await make();
    expect(noticeOf(await make())).toBe('token-taken');
    expect(noticeOf(await make({ name: 'deploy' }))).toBe('token-taken');
  });
});
