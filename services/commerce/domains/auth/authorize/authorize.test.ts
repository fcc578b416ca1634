import {
  clients,
  codeOf,
  decide,
  startPlatformWithClients,
  user,
} from '../../../testing/clients.ts';
import type { RunningPlatform } from '../../../testing/start-platform.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatformWithClients();
});
afterAll(() => platform.stop());
afterEach(() => jest.restoreAllMocks());

const { desk } = clients;
const [redirect_uri, localUri] = desk.redirect_uris;
const request = { client_id: desk.id, redirect_uri, response_type: 'code' };

const open = (values: Record<string, string> = {}) =>
  fetch(`${platform.origin}/oauth/authorize?${new URLSearchParams({ ...request, ...values })}`, {
    redirect: 'manual',
  });
const exchange = (code: string, uri: string = redirect_uri, code_verifier?: string) =>
  platform.token({
    code_verifier,
    grant_type: 'authorization_code',
    client_id: desk.id,
    client_secret: desk.secret,
    redirect_uri: uri,
    code,
    scope: undefined,
  });
/** Verifier and challenge of RFC 7636, appendix B. */
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const challenge = {
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
};
const refused = { errors: [{ title: 'invalid_grant', status: 401 }] };
const location = (answer: Response) => new URL(answer.headers.get('location') ?? '');

describe('the page where a user signs in and consents', () => {
  it('names the client and the scope, escapes both and runs no script', async () => {
    const answer = await open({ state: '"><script>alert(1)</script>' });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('Desk &#60;b&#62;&#38; co&#60;/b&#62;');
    expect(html).toContain('<code>market:all</code>');
    expect(html).not.toContain('<script');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' https://desk.example.com");
  });

  it('labels its fields', async () => {
    const html = await (await open()).text();
    for (const field of ['email', 'password'])
      expect(html).toMatch(
        new RegExp(`<label for="${field}">[^<]+</label>\\s*<input id="${field}"`),
      );
  });

  it.each([
    ['an unknown client', { client_id: 'nobody' }],
    [
      'a client that is no webapp',
      { client_id: clients.app.id, redirect_uri: clients.app.redirect_uris[0] },
    ],
    ['another address', { redirect_uri: 'https://evil.example.com/callback' }],
    ['a longer address', { redirect_uri: `${redirect_uri}/../x` }],
    ['an address with a query', { redirect_uri: `${redirect_uri}?a=b` }],
    ['another webapp’s address', { redirect_uri: clients.otherDesk.redirect_uris[0] }],
    ['two addresses at once', { redirect_uri: desk.redirect_uris.join('\n') }],
    ['no address', { redirect_uri: '' }],
  ])('X never goes back for %s', async (_, values) => {
    for (const answer of [await open(values), await decide(platform, values)]) {
      expect(answer.status).toBe(400);
      expect(answer.headers.get('location')).toBeNull();
    }
  });

  it.each([
    ['unsupported_response_type', { response_type: 'token' }],
    ['invalid_scope', { scope: 'market:code:mars' }],
    ['access_denied', { decision: 'deny' }],
    ['invalid_request', { code_challenge: verifier, code_challenge_method: 'plain' }],
    ['invalid_request', { code_challenge: verifier }],
    ['invalid_request', { code_challenge: 'too-short', code_challenge_method: 'S256' }],
    ['invalid_request', { code_challenge_method: 'S256' }],
  ])('goes back with %s, without a code', async (error, values) => {
    const to = location(await decide(platform, { ...values, state: 's' }));
    expect(to.origin + to.pathname).toBe(redirect_uri);
    expect(Object.fromEntries(to.searchParams)).toEqual({ error, state: 's' });
  });

  it.each<Record<string, string>>([
    { password: 'wrong' },
    { email: 'nobody@example.com' },
    { email: 'anna@example.com', password: 'segreto1' },
    { email: '', password: '' },
  ])('X asks again for %o', async (values) => {
    const answer = await decide(platform, values);
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain('role="alert"');
    expect(answer.headers.get('location')).toBeNull();
  });
});

describe('an authorization code', () => {
  it('returns the state and keeps the redirect URI’s own parameters', async () => {
    const state = 'a b&c=ü';
    const answer = await decide(platform, { redirect_uri: localUri, state });
    expect(answer.status).toBe(303);
    const to = location(answer);
    expect(to.origin + to.pathname).toBe('http://localhost:9/back');
    expect(Object.fromEntries(to.searchParams)).toEqual({
      keep: '1',
      code: expect.stringMatching(/^[\w-]{43}$/) as string,
      state,
    });
  });

  it('gives a token of the scope consented to, once', async () => {
    const code = codeOf(await decide(platform, { scope: 'market:code:it-eur' }));
    expect(await exchange(code)).toMatchObject({
      scope: 'market:code:it-eur',
      owner_type: 'user',
      owner_id: platform.config.user.id,
    });
    expect(await exchange(code)).toMatchObject(refused);
  });

  it('X is worth nothing with another redirect URI, invented, or after ten minutes', async () => {
    expect(await exchange(codeOf(await decide(platform)), localUri)).toMatchObject(refused);
    expect(await exchange('invented')).toMatchObject(refused);
    const code = codeOf(await decide(platform));
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 600_001);
    expect(await exchange(code)).toMatchObject(refused);
  });

  it('grants a user’s token the permissions of an integration, confidential attributes included', async () => {
    const { access_token } = await exchange(codeOf(await decide(platform, user)));
    const cl = platform.client(access_token);
    const { id } = await cl.customer_password_resets.create({ customer_email: 'anna@example.com' });
    expect(await cl.customer_password_resets.retrieve(id)).toMatchObject({
      reset_password_token: expect.any(String) as string,
    });
  });
});

describe('a code that was asked for with a challenge (RFC 7636)', () => {
  it('the page takes the challenge along', async () => {
    const html = await (await open(challenge)).text();
    expect(html).toContain(`name="code_challenge" value="${challenge.code_challenge}"`);
  });

  it('gives a token to anyone who shows its verifier', async () => {
    const code = codeOf(await decide(platform, challenge));
    expect(await exchange(code, redirect_uri, verifier)).toMatchObject({ owner_type: 'user' });
  });

  it.each([
    ['no verifier', undefined],
    ['an empty one', ''],
    ['the challenge in its place', challenge.code_challenge],
    ['another one', verifier.toLowerCase()],
    ['one that is too short', 'x'.repeat(42)],
    ['one that is too long', 'x'.repeat(129)],
  ])('X gives none for %s, and the code is spent', async (_, given) => {
    const code = codeOf(await decide(platform, challenge));
    expect(await exchange(code, redirect_uri, given)).toMatchObject(refused);
    expect(await exchange(code, redirect_uri, verifier)).toMatchObject(refused);
  });

  it('X a verifier for a code without a challenge tells of a downgrade', async () => {
    expect(await exchange(codeOf(await decide(platform)), redirect_uri, verifier)).toMatchObject(
      refused,
    );
  });

  it('X another client gets none, though it has the verifier', async () => {
    const { otherDesk } = clients;
    const answer = await platform.token({
      grant_type: 'authorization_code',
      client_id: otherDesk.id,
      client_secret: otherDesk.secret,
      redirect_uri,
      code: codeOf(await decide(platform, challenge)),
      code_verifier: verifier,
      scope: undefined,
    });
    expect(answer).toMatchObject(refused);
  });
});
