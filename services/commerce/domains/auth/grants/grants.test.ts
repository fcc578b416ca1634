import { readConfig } from '../../../config/config.ts';
import { ensureOrganization } from '../../organization/ensure-organization.ts';
import { clients, startPlatformWithClients } from '../../../testing/clients.ts';
import type { RunningPlatform } from '../../../testing/start-platform.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatformWithClients();
});
afterAll(() => platform.stop());

const jwtBearer = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const { app, desk, otherDesk, provisioner } = clients;
const shop = () => ({ client_id: platform.config.clients.salesChannelId });
const backOffice = () => ({
  client_id: platform.config.clients.integrationId,
  client_secret: platform.config.clients.integrationSecret,
});
const as = ({ id, secret }: { id: string; secret: string }) => ({
  client_id: id,
  client_secret: secret,
});
const anna = { grant_type: 'password', username: 'anna@example.com', password: 'segreto1' };
const refused = (title: string, status = 401) => ({ errors: [{ title, status }] });

/** A request with this very body; the answer with its status. */
const post = async (path: string, body: string, type = 'application/json') => {
  const answer = await fetch(`${platform.origin}/oauth/${path}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  return {
    status: answer.status,
    cache: answer.headers.get('cache-control'),
    body: (await answer.json()) as Record<string, unknown>,
  };
};

describe('who may use which grant', () => {
  const other = { refresh_token: 'x', code: 'x', redirect_uri: 'x', assertion: 'x' };
  it.each([
    ['client_credentials', 'public sales channel', null],
    ['client_credentials', 'confidential sales channel', null],
    ['client_credentials', 'integration', null],
    ['client_credentials', 'webapp', 'unauthorized_client'],
    ['client_credentials', 'provisioning client', null],
    ['password', 'public sales channel', null],
    ['password', 'confidential sales channel', null],
    ['password', 'integration', 'unauthorized_client'],
    ['password', 'webapp', 'unauthorized_client'],
    ['password', 'provisioning client', 'unauthorized_client'],
    ['refresh_token', 'public sales channel', 'invalid_grant'],
    ['refresh_token', 'integration', 'invalid_grant'],
    ['refresh_token', 'webapp', 'invalid_grant'],
    ['refresh_token', 'provisioning client', 'unauthorized_client'],
    ['authorization_code', 'public sales channel', 'unauthorized_client'],
    ['authorization_code', 'integration', 'unauthorized_client'],
    ['authorization_code', 'webapp', 'invalid_grant'],
    ['authorization_code', 'provisioning client', 'unauthorized_client'],
    [jwtBearer, 'public sales channel', 'invalid_client'],
    [jwtBearer, 'confidential sales channel', 'invalid_assertion'],
    [jwtBearer, 'integration', 'invalid_assertion'],
    [jwtBearer, 'webapp', 'invalid_assertion'],
    [jwtBearer, 'provisioning client', 'unauthorized_client'],
  ])('C1 %s by a %s: %s', async (grant_type, kind, refusal) => {
    const client = {
      'public sales channel': shop(),
      'confidential sales channel': as(app),
      integration: { ...backOffice(), scope: undefined },
      webapp: { ...as(desk), scope: undefined },
      'provisioning client': { ...as(provisioner), scope: undefined },
    }[kind];
    const answer = await platform.token({ ...anna, ...other, ...client, grant_type });
    expect(answer).toMatchObject(
      refusal === null
        ? { token_type: 'bearer' }
        : refused(refusal, refusal === 'invalid_assertion' ? 400 : 401),
    );
  });

  it('a sales channel may leave its secret out; anyone who shows one must show the right one', async () => {
    for (const client_secret of [undefined, null, ''])
      expect(await platform.token({ ...anna, client_id: app.id, client_secret })).toMatchObject({
        owner_type: 'customer',
      });
    const wrong = [' ', 'wrong', app.secret.toUpperCase(), desk.secret, `${app.secret} `];
    for (const { client_id } of [shop(), as(app)])
      for (const client_secret of wrong)
        expect(await platform.token({ ...anna, client_id, client_secret })).toMatchObject(
          refused('invalid_client'),
        );
    const { client_id } = backOffice();
    for (const id of [client_id, desk.id, provisioner.id])
      for (const client_secret of [undefined, null, '', ...wrong.slice(0, 3)])
        expect(
          await platform.token({ client_id: id, client_secret, scope: undefined }),
        ).toMatchObject(refused('invalid_client'));
  });

  it('tells in the token whether a client is public, and whether it showed its secret', async () => {
    const application = async (body: object) => {
      const { access_token } = await platform.token({ scope: undefined, ...body });
      const [, payload = ''] = access_token.split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
        application: object;
      };
      return claims.application;
    };
    expect(await application(shop())).toMatchObject({ public: true, confidential: false });
    expect(await application({ client_id: app.id })).toMatchObject({
      public: true,
      confidential: false,
    });
    expect(await application(as(app))).toMatchObject({ public: true, confidential: true });
    for (const client of [backOffice(), as(provisioner)])
      expect(await application(client)).toMatchObject({ public: false, confidential: true });
  });

  it('X the core API does not know the token of a provisioning client', async () => {
    const { access_token, scope } = await platform.token({ ...as(provisioner), scope: undefined });
    expect(scope).toBe('provisioning-api');
    await expect(platform.client(access_token).organization.retrieve()).rejects.toMatchObject({
      errors: [{ code: 'INVALID_TOKEN' }],
    });
    for (const other of ['market:all', 'provisioning-api metrics-api'])
      expect(await platform.token({ ...as(provisioner), scope: other })).toMatchObject(
        refused('invalid_scope', 400),
      );
  });

  it('a client taken out of the configuration is unknown, and so are its tokens', async () => {
    const { access_token } = await platform.token(as(app));
    await expect(platform.client(access_token).skus.list()).resolves.toHaveLength(5);
    const known = JSON.stringify([desk, otherDesk]);
    const changed = readConfig({ COMMERCE_CLIENTS: known });
    ensureOrganization(platform.store, changed.ok ? changed.config : platform.config);
    await expect(platform.client(access_token).skus.list()).rejects.toMatchObject({
      errors: [{ code: 'INVALID_TOKEN' }],
    });
    expect(await platform.token(as(app))).toMatchObject(refused('invalid_client'));
    ensureOrganization(platform.store, platform.config);
    await expect(platform.client(access_token).skus.list()).resolves.toHaveLength(5);
  });
});

describe('the form of requests and answers', () => {
  it('C1 takes JSON and forms alike and forbids keeping the answer', async () => {
    const body = { grant_type: 'client_credentials', ...shop(), scope: 'market:code:it-eur' };
    const asJson = await post('token', JSON.stringify(body));
    const asForm = await post(
      'token',
      new URLSearchParams(body).toString(),
      'application/x-www-form-urlencoded',
    );
    for (const { status, cache, body: token } of [asJson, asForm]) {
      expect({ status, cache }).toEqual({ status: 200, cache: 'no-store' });
      expect(Object.keys(token)).toEqual([
        'access_token',
        'token_type',
        'expires_in',
        'scope',
        'created_at',
      ]);
    }
  });

  it('C1 gives a customer’s token three members more', async () => {
    expect(Object.keys(await platform.token(anna)).sort()).toEqual([
      'access_token',
      'created_at',
      'expires_in',
      'owner_id',
      'owner_type',
      'refresh_token',
      'scope',
      'token_type',
    ]);
  });

  it.each([
    ['no JSON', '{', 'application/json', 'invalid_request'],
    ['nothing', '', 'application/json', 'invalid_request'],
    ['null', 'null', 'application/json', 'invalid_request'],
    ['a list', '[]', 'application/json', 'invalid_request'],
    ['numbers', '{"grant_type":1,"client_id":2}', 'application/json', 'invalid_request'],
    ['a type nobody reads', '<a/>', 'text/xml', 'invalid_request'],
    ['no client', '{"grant_type":"password"}', 'application/json', 'invalid_request'],
    [
      'an unknown grant',
      '{"grant_type":"implicit","client_id":"fonte-vigna-shop"}',
      'application/json',
      'unsupported_grant_type',
    ],
    [
      'a huge body',
      `{"grant_type":"${'x'.repeat(2_000_000)}"}`,
      'application/json',
      'invalid_request',
    ],
  ])('X answers %s with a numeric 400', async (_, body, type, title) => {
    for (const path of title === 'invalid_request' ? ['token', 'revoke'] : ['token']) {
      const answer = await post(path, body, type);
      expect(answer).toMatchObject({ status: 400, body: refused(title, 400) });
    }
  });

  it.each([
    '',
    ' ',
    "' OR 1=1 --",
    'anna@example.com\u0000',
    '💥',
    'a'.repeat(100_000),
    '%',
    '__proto__',
  ])('X refuses hostile credentials %#', async (text) => {
    for (const values of [{ username: text }, { password: text }])
      expect(await platform.token({ ...anna, ...values })).toMatchObject(refused('invalid_grant'));
    expect(await platform.token({ ...anna, client_id: text })).toMatchObject(
      refused('invalid_client'),
    );
    for (const grant_type of ['refresh_token'])
      expect(await platform.token({ grant_type, refresh_token: text })).toMatchObject(
        refused('invalid_grant'),
      );
  });

  it.each(['ANNA@EXAMPLE.COM', ' anna@example.com ', 'Anna@Example.Com\n'])(
    'finds the customer of %j',
    async (username) => {
      expect(await platform.token({ ...anna, username })).toHaveProperty('access_token');
    },
  );
});
