/** @jest-environment node */
import { MARKETS } from '../../market/markets.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import {
  refreshCustomerToken,
  requestAnonymousToken,
  requestCustomerToken,
} from './request-token.ts';

const config = { commerce: { authEndpoint: 'https://auth.example', clientId: 'channel' } };
const market = MARKETS[0]!;
const granted = {
  access_token: 'a',
  token_type: 'bearer',
  expires_in: 14_400,
  scope: '',
  created_at: 1,
};
const TOKEN = 'POST /oauth/token';

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(1_000_000));
afterEach(() => jest.restoreAllMocks());

describe('requestAnonymousToken', () => {
  it('C1 requests by client credentials with the scope of the market', async () => {
    const { calls } = fakePlatform({ [TOKEN]: { body: granted } });
    expect(await requestAnonymousToken(config, market)).toEqual({
      ok: true,
      value: { accessToken: 'a', expiresAt: 15_400_000 },
    });
    expect(calls[0]).toMatchObject({
      host: 'https://auth.example',
      body: { grant_type: 'client_credentials', client_id: 'channel', scope: 'market:code:it-eur' },
    });
  });

  it('C1 uses the market’s id if known', async () => {
    const { calls } = fakePlatform({ [TOKEN]: { body: granted } });
    await requestAnonymousToken(config, { ...market, market_id: 'xYz' });
    expect(calls[0]?.body.scope).toBe('market:id:xYz');
  });

  it('X is a token error when no token comes back', async () => {
    fakePlatform({ [TOKEN]: { body: {} } });
    expect(await requestAnonymousToken(config, market)).toMatchObject({
      error: { code: 'TOKEN_ERROR' },
    });
    fakePlatform({
      [TOKEN]: {
        status: 401,
        body: { errors: [{ title: 'invalid_client', code: 'UNAUTHORIZED' }] },
      },
    });
    expect(await requestAnonymousToken(config, market)).toMatchObject({
      error: { code: 'TOKEN_ERROR', status: 401 },
    });
  });

  it('X distinguishes a lost connection and a busy platform from a refusal', async () => {
    fakePlatform({ [TOKEN]: new TypeError('fetch failed') });
    expect(await requestAnonymousToken(config, market)).toMatchObject({
      error: { code: 'CONNECTION' },
    });
    fakePlatform({ [TOKEN]: { status: 429 } });
    expect(await requestAnonymousToken(config, market)).toMatchObject({
      error: { code: 'RATE_LIMITED' },
    });
  });
});

describe('requestCustomerToken', () => {
  const refused = { status: 401, body: { errors: [{ title: 'invalid_grant' }] } };
  const composed = 'caf\u00e9 solo';
  const decomposed = 'cafe\u0301 solo';

  it('S10 V2 V3 sends normalized credentials', async () => {
    const { calls } = fakePlatform({ [TOKEN]: { body: granted } });
    await requestCustomerToken(config, market, {
      email: ' Ada@B\u00fccher.example',
      password: decomposed,
    });
    expect(calls.map(({ body }) => [body.username, body.password])).toEqual([
      ['ada@xn--bcher-kva.example', composed],
    ]);
  });

  it('S10 V3 sends credentials as typed if the normalized ones fail, for older accounts', async () => {
    const { calls } = fakePlatform({ [TOKEN]: [refused, { body: granted }] });
    const typed = { email: 'ada@b\u00fccher.example', password: decomposed };
    expect(await requestCustomerToken(config, market, typed)).toMatchObject({ ok: true });
    expect(calls.map(({ body }) => [body.username, body.password])).toEqual([
      ['ada@xn--bcher-kva.example', composed],
      ['ada@b\u00fccher.example', decomposed],
    ]);
  });

  it('S10 sends one request for already normalized input', async () => {
    const { calls } = fakePlatform({ [TOKEN]: refused });
    const typed = { email: 'ada@shop.example', password: composed };
    expect(await requestCustomerToken(config, market, typed)).toMatchObject({
      error: { code: 'WRONG_CREDENTIALS' },
    });
    expect(calls).toHaveLength(1);
  });

  const login = { email: 'ada@example.com', password: 'secret' };

  it('C1 returns the customer and the refresh token', async () => {
    const { calls } = fakePlatform({
      [TOKEN]: { body: { ...granted, refresh_token: 'r', owner_id: 'o', owner_type: 'customer' } },
    });
    expect(await requestCustomerToken(config, market, login)).toMatchObject({
      value: { accessToken: 'a', refreshToken: 'r', ownerId: 'o' },
    });
    expect(calls[0]?.body).toMatchObject({
      grant_type: 'password',
      username: 'ada@example.com',
      password: 'secret',
    });
  });

  it('X is WRONG_CREDENTIALS when the answer has errors', async () => {
    fakePlatform({
      [TOKEN]: { status: 401, body: { errors: [{ title: 'invalid_grant', status: 401 }] } },
    });
    expect(await requestCustomerToken(config, market, login)).toMatchObject({
      error: { code: 'WRONG_CREDENTIALS' },
    });
    fakePlatform({ [TOKEN]: { status: 200, body: { errors: [{ title: 'invalid_grant' }] } } });
    expect(await requestCustomerToken(config, market, login)).toMatchObject({
      error: { code: 'WRONG_CREDENTIALS' },
    });
  });
});

it('T4 renews with the refresh token, for the market of the page', async () => {
  const { calls } = fakePlatform({ [TOKEN]: { body: { ...granted, refresh_token: 'r2' } } });
  expect(await refreshCustomerToken(config, market, 'r1')).toMatchObject({
    value: { refreshToken: 'r2' },
  });
  expect(calls[0]?.body).toMatchObject({
    grant_type: 'refresh_token',
    refresh_token: 'r1',
    scope: 'market:code:it-eur',
    client_id: 'channel',
  });
});

const named = (title: string) => ({
  errors: [{ title, detail: 'The words of the platform.', code: 'UNAUTHORIZED' }],
});

it.each([
  [400, named('invalid_grant')],
  [401, named('invalid_grant')],
  [400, { error: 'invalid_grant', error_description: 'It is spent.' }],
  [401, named('invalid_token')],
])('T4 a refresh token is no longer good when %i says %j', async (status, body) => {
  fakePlatform({ [TOKEN]: { status, body } });
  expect(await refreshCustomerToken(config, market, 'r1')).toMatchObject({
    error: { code: 'UNAUTHORIZED', status },
  });
});

it.each([
  [401, named('invalid_client')],
  [400, named('invalid_request')],
  [400, named('invalid_token')],
  [400, { error: 'unsupported_grant_type' }],
  [401, 'a page of a proxy'],
  [400, {}],
])('T4 a session does not end for %i with %j, and is renewed later', async (status, body) => {
  fakePlatform({ [TOKEN]: { status, body } });
  expect(await refreshCustomerToken(config, market, 'r1')).toMatchObject({
    error: { code: 'TOKEN_ERROR', status },
  });
});

it.each([
  [200, 'TOKEN_ERROR'],
  [403, 'TOKEN_ERROR'],
  [404, 'TOKEN_ERROR'],
  [429, 'RATE_LIMITED'],
  [503, 'SERVER'],
] as const)('T4 %i says nothing about the refresh token', async (status, code) => {
  fakePlatform({ [TOKEN]: { status, headers: { 'Retry-After': '60' } } });
  expect(await refreshCustomerToken(config, market, 'r1')).toMatchObject({ error: { code } });
});
