import {
  authenticate,
  createAssertion,
  getCoreApiBaseEndpoint,
  jwtDecode,
  jwtIsIntegration,
  jwtIsSalesChannel,
  jwtIsWebApp,
  jwtVerify,
  makeIntegration,
  makeSalesChannel,
  revoke,
  type StorageValue,
} from '@commercelayer/js-auth';
import { clients, codeOf, decide, startPlatformWithClients } from '../../testing/clients.ts';
import type { RunningPlatform } from '../../testing/start-platform.ts';

let platform: RunningPlatform;
const realFetch = globalThis.fetch;

/** The unmodified client: only requests to `https://auth.<domain>` are redirected to the platform. */
beforeEach(async () => {
  platform = await startPlatformWithClients();
  const auth = `https://auth.${platform.config.domain}`;
  globalThis.fetch = (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    return realFetch(url.startsWith(auth) ? url.replace(auth, platform.origin) : input, init);
  };
});
afterEach(async () => {
  globalThis.fetch = realFetch;
  await platform.stop();
});

const salesChannel = () => ({
  clientId: platform.config.clients.salesChannelId,
  domain: platform.config.domain,
  scope: 'market:code:it-eur',
});
const app = () => ({
  ...salesChannel(),
  clientId: clients.app.id,
  clientSecret: clients.app.secret,
});
const desk = () => ({
  clientId: clients.desk.id,
  clientSecret: clients.desk.secret,
  domain: platform.config.domain,
});
const anna = { username: 'anna@example.com', password: 'segreto1' };
const reads = (accessToken: string) => platform.client(accessToken).skus.list();
const refusal = { status: 401, errors: [{ code: 'INVALID_TOKEN', status: '401' }] };

describe('the official authentication client', () => {
  it('C1 gets a guest’s token and verifies its signature with the published key', async () => {
    const token = await authenticate('client_credentials', salesChannel());
    expect(token).toMatchObject({ tokenType: 'bearer', expiresIn: 14_400 });
    expect(token).not.toHaveProperty('errors');
    expect(token.expires.getTime()).toBeGreaterThan(Date.now() + 14_000_000);
    const verified = await jwtVerify(token.accessToken);
    expect(jwtIsSalesChannel(verified.payload)).toBe(true);
    expect(getCoreApiBaseEndpoint(token.accessToken)).toBe(
      `https://fonte-vigna.${platform.config.domain}`,
    );
    const [head, body, signature = ''] = token.accessToken.split('.');
    const forged = `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    await expect(jwtVerify(forged)).rejects.toThrow('Invalid signature');
  });

  it('C1 signs a customer in and renews the token; the used refresh token is refused', async () => {
    const signedIn = await authenticate('password', { ...salesChannel(), ...anna });
    expect(signedIn).toMatchObject({ ownerType: 'customer', ownerId: expect.any(String) });
    const { refreshToken } = signedIn;
    const renewed = await authenticate('refresh_token', { ...salesChannel(), refreshToken });
    expect(renewed).toMatchObject({ ownerId: signedIn.ownerId, ownerType: 'customer' });
    const { refreshToken: next } = await authenticate('refresh_token', {
      ...salesChannel(),
      refreshToken,
    });
    await authenticate('refresh_token', { ...salesChannel(), refreshToken: next });
    const again = await authenticate('refresh_token', { ...salesChannel(), refreshToken });
    expect(again.errors).toMatchObject([{ title: 'invalid_grant', status: 401 }]);
  });

  it('gets an integration’s token for everything, which lasts two hours', async () => {
    const { integrationId, integrationSecret } = platform.config.clients;
    const { domain } = platform.config;
    const token = await authenticate('client_credentials', {
      clientId: integrationId,
      clientSecret: integrationSecret,
      domain,
    });
    expect(token).toMatchObject({ expiresIn: 7_200, scope: 'market:all' });
    expect(jwtIsIntegration(jwtDecode(token.accessToken).payload)).toBe(true);
  });

  it('exchanges a user’s authorization code for a webapp’s token, which it can renew', async () => {
    const redirectUri = clients.desk.redirect_uris[0];
    const code = codeOf(await decide(platform));
    const token = await authenticate('authorization_code', { ...desk(), code, redirectUri });
    expect(token).toMatchObject({ ownerType: 'user', expiresIn: 7_200, scope: 'market:all' });
    const { payload } = await jwtVerify(token.accessToken);
    expect(jwtIsWebApp(payload)).toBe(true);
    expect(payload).toMatchObject({
      owner: { type: 'User', id: token.ownerId },
      application: { kind: 'webapp', client_id: clients.desk.id, confidential: true },
    });
    const { refreshToken } = token;
    const renewed = await authenticate('refresh_token', { ...desk(), refreshToken });
    expect(renewed).toMatchObject({ ownerType: 'user', ownerId: token.ownerId });
    await expect(platform.client(renewed.accessToken).customers.list()).resolves.toHaveLength(1);
  });

  it('gets a customer’s token for an assertion, with a custom claim the resources show', async () => {
    const { ownerId } = await authenticate('password', { ...salesChannel(), ...anna });
    const assertion = await createAssertion({
      payload: {
        'https://commercelayer.io/claims': {
          owner: { type: 'Customer', id: ownerId },
          custom_claim: { loyalty: 'gold' },
        },
      },
    });
    const token = await authenticate('urn:ietf:params:oauth:grant-type:jwt-bearer', {
      ...app(),
      assertion,
    });
    expect(token).toMatchObject({ ownerType: 'customer', ownerId, expiresIn: 14_400 });
    const cl = platform.client(token.accessToken);
    const customer = await cl.customers.retrieve(ownerId, {
      include: ['jwt_customer', 'jwt_markets', 'jwt_stock_locations'],
    });
    expect(customer).toMatchObject({
      jwt_custom_claim: { loyalty: 'gold' },
      jwt_customer: { id: ownerId },
      jwt_markets: [{ code: 'it-eur' }],
      jwt_stock_locations: [{ type: 'stock_locations' }, { type: 'stock_locations' }],
    });
    const { refreshToken } = token;
    const renewed = await authenticate('refresh_token', { ...app(), refreshToken });
    expect(jwtDecode(renewed.accessToken).payload).toMatchObject({
      custom_claim: { loyalty: 'gold' },
    });
  });

  it('gets a user’s token for an assertion of a webapp', async () => {
    const { ownerId: id } = await authenticate('authorization_code', {
      ...desk(),
      code: codeOf(await decide(platform)),
      redirectUri: clients.desk.redirect_uris[0],
    });
    const assertion = await createAssertion({
      payload: { 'https://commercelayer.io/claims': { owner: { type: 'User', id } } },
    });
    const token = await authenticate('urn:ietf:params:oauth:grant-type:jwt-bearer', {
      ...desk(),
      assertion,
    });
    expect(token).toMatchObject({ ownerType: 'user', ownerId: id });
  });

  it('revokes by access token or by refresh token, and with either the whole session', async () => {
    const { clientId } = salesChannel();
    for (const kind of ['accessToken', 'refreshToken'] as const) {
      const session = await authenticate('password', { ...salesChannel(), ...anna });
      await expect(reads(session.accessToken)).resolves.toHaveLength(5);
      expect(await revoke({ clientId, token: session[kind] })).toEqual({});
      await expect(reads(session.accessToken)).rejects.toMatchObject(refusal);
      const { refreshToken } = session;
      const renewed = await authenticate('refresh_token', { ...salesChannel(), refreshToken });
      expect(renewed.errors).toMatchObject([{ title: 'invalid_grant' }]);
    }
  });

  it('keeps a shopper’s tokens by itself: guest, customer, logout', async () => {
    const kept = new Map<string, StorageValue>();
    const storage = {
      getItem: async (key: string) => kept.get(key) ?? null,
      setItem: async (key: string, value: StorageValue) => void kept.set(key, value),
      removeItem: async (key: string) => void kept.delete(key),
    };
    const shop = makeSalesChannel(salesChannel(), { storage });
    expect(await shop.getAuthorization()).toMatchObject({ ownerType: 'guest' });
    const { accessToken, refreshToken, scope } = await authenticate('password', {
      ...salesChannel(),
      ...anna,
    });
    await shop.setCustomer({ accessToken, refreshToken, scope });
    expect(await shop.getAuthorization()).toMatchObject({ ownerType: 'customer', accessToken });
    await shop.logoutCustomer();
    await expect(reads(accessToken)).rejects.toMatchObject(refusal);
    expect(await shop.getAuthorization()).toMatchObject({ ownerType: 'guest' });
  });

  it('keeps an integration’s token by itself and revokes it', async () => {
    const kept = new Map<string, StorageValue>();
    const storage = {
      getItem: async (key: string) => kept.get(key) ?? null,
      setItem: async (key: string, value: StorageValue) => void kept.set(key, value),
      removeItem: async (key: string) => void kept.delete(key),
    };
    const { integrationId: clientId, integrationSecret: clientSecret } = platform.config.clients;
    const { domain } = platform.config;
    const backOffice = makeIntegration({ clientId, clientSecret, domain }, { storage });
    const { accessToken } = await backOffice.getAuthorization();
    expect(await backOffice.revokeAuthorization()).toEqual({});
    await expect(reads(accessToken)).rejects.toMatchObject(refusal);
  });
});
