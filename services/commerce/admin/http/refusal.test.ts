import { refusal } from './refusal.ts';

const open = { host: '127.0.0.1', token: null };
const guarded = { host: '0.0.0.0', token: 'a-long-enough-token' };

/** A request a program on this machine makes, with the headers given on top. */
const ask = (headers: Record<string, string> = {}, method = 'POST') => ({
  method,
  headers: { host: '127.0.0.1:3010', 'content-type': 'application/json', ...headers },
});
const statusOf = (request: ReturnType<typeof ask>, guard: typeof open | typeof guarded = open) =>
  refusal(request, guard)?.status ?? 'admitted';
const basic = (password: string) => `Basic ${Buffer.from(`me:${password}`).toString('base64')}`;

describe('who may go to the admin', () => {
  it('admits programs and its own pages on this machine', () => {
    expect(statusOf(ask())).toBe('admitted');
    expect(statusOf(ask({ host: 'localhost:3010' }))).toBe('admitted');
    const form = {
      origin: 'http://127.0.0.1:3010',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    };
    expect(statusOf(ask(form))).toBe('admitted');
  });

  it('refuses what a page of another origin sends, be it a form or a script', () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(statusOf(ask({ ...form, origin: 'http://evil.test' }))).toBe(403);
    expect(statusOf(ask({ ...form, origin: 'null' }))).toBe(403);
    expect(statusOf(ask({ ...form, origin: 'http://127.0.0.1:3000' }))).toBe(403);
    expect(statusOf(ask({ 'sec-fetch-site': 'cross-site' }))).toBe(403);
    expect(statusOf(ask({ 'sec-fetch-site': 'same-site' }, 'GET'))).toBe(403);
  });

  it('refuses a form post without an origin', () => {
    expect(statusOf(ask({ 'content-type': 'application/x-www-form-urlencoded' }))).toBe(415);
    expect(statusOf(ask({ 'content-type': 'text/plain' }))).toBe(415);
  });

  it('lets a page elsewhere link to it', () => {
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect(statusOf(ask(link, 'GET'))).toBe('admitted');
    expect(statusOf(ask(link, 'POST'))).toBe(403);
  });

  it('is not reached by a foreign name that points to this machine', () => {
    expect(statusOf(ask({ host: 'evil.test:3010' }, 'GET'))).toBe(403);
    expect(statusOf(ask({ host: 'localhost.evil.test' }, 'GET'))).toBe(403);
  });

  it('is closed beyond this machine until there is a token', () => {
    expect(refusal(ask({}, 'GET'), { host: '0.0.0.0', token: null })).toEqual({
      status: 403,
      detail: expect.stringContaining('COMMERCE_ADMIN_TOKEN') as string,
    });
  });

  it('takes the token as a bearer or as the password, and no other', () => {
    expect(statusOf(ask({}, 'GET'), guarded)).toBe(401);
    expect(statusOf(ask({ authorization: basic('wrong') }, 'GET'), guarded)).toBe(401);
    expect(statusOf(ask({ authorization: basic(guarded.token) }, 'GET'), guarded)).toBe('admitted');
    const bearer = { authorization: `Bearer ${guarded.token}` };
    expect(statusOf(ask(bearer), guarded)).toBe('admitted');
  });

  it('refuses other origins although the browser sends the password along', () => {
    const along = { authorization: basic(guarded.token), origin: 'http://evil.test' };
    expect(statusOf(ask(along), guarded)).toBe(403);
  });
});
