import { clients, startPlatformWithClients } from '../../../testing/clients.ts';
import type { RunningPlatform } from '../../../testing/start-platform.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatformWithClients();
});
afterAll(() => platform.stop());

const jwtBearer = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const { app, desk } = clients;
const shop = () => ({ client_id: platform.config.clients.salesChannelId });
const as = ({ id, secret }: { id: string; secret: string }) => ({
  client_id: id,
  client_secret: secret,
});
const anna = { grant_type: 'password', username: 'anna@example.com', password: 'segreto1' };
const refused = (title: string, status = 401) => ({ errors: [{ title, status }] });
const invalid = {
  errors: [
    {
      title: 'invalid_assertion',
      detail: 'The provided assertion is invalid.',
      code: 'BAD_REQUEST',
      status: 400,
    },
  ],
};
const backOffice = () => ({
  client_id: platform.config.clients.integrationId,
  client_secret: platform.config.clients.integrationSecret,
  scope: undefined,
});
const claimsOf = ({ access_token }: { access_token: string }) =>
  JSON.parse(Buffer.from(access_token.split('.')[1]!, 'base64url').toString()) as object;

/** An assertion with these claims, header and (never verified) signature. */
const assertion = (
  claims: unknown,
  { header = { alg: 'HS512', typ: 'JWT' } as object, signature = 'c2ln', ...rest } = {},
) =>
  [header, { 'https://commercelayer.io/claims': claims, ...rest }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .concat(signature)
    .join('.');

describe('assertions', () => {
  const ask = (given: string, client: object = as(app)) =>
    platform.token({ grant_type: jwtBearer, ...client, assertion: given });
  const customer = async () => ({ type: 'Customer', id: (await platform.token(anna)).owner_id });

  it('give a token with a custom claim when they name no one, which can be renewed', async () => {
    for (const client of [as(app), backOffice(), { ...as(desk), scope: undefined }]) {
      const token = await ask(assertion({ custom_claim: { table: '7' } }), client);
      const renewed = await platform.token({
        ...client,
        grant_type: 'refresh_token',
        refresh_token: token.refresh_token,
        scope: undefined,
      });
      for (const answer of [token, renewed]) {
        expect(Object.keys(answer).sort()).toEqual([
          'access_token',
          'created_at',
          'expires_in',
          'refresh_token',
          'scope',
          'token_type',
        ]);
        const claims = claimsOf(answer);
        expect(claims).toMatchObject({ custom_claim: { table: '7' } });
        expect(claims).not.toHaveProperty('owner');
      }
      // Used: the answer has arrived, and no one has a reason to show the token before once more.
      await platform.client(renewed.access_token).organization.retrieve();
      const again = { ...client, grant_type: 'refresh_token', refresh_token: token.refresh_token };
      expect(await platform.token(again)).toMatchObject(refused('invalid_grant'));
      await expect(
        platform.client(renewed.access_token).organization.retrieve(),
      ).rejects.toMatchObject({ errors: [{ code: 'INVALID_TOKEN' }] });
    }
  });

  it('X a token that names no one ends with the client’s secret, and with its family', async () => {
    const token = await ask(assertion({ custom_claim: { table: '7' } }));
    const revoke = (body: object) =>
      platform.app.inject({ method: 'POST', url: '/oauth/revoke', payload: body });
    const guest = { client_id: app.id, token: token.refresh_token };
    expect((await revoke(guest)).statusCode).toBe(403);
    expect((await revoke({ ...guest, ...as(app) })).statusCode).toBe(200);
    await expect(platform.client(token.access_token).organization.retrieve()).rejects.toMatchObject(
      { errors: [{ code: 'INVALID_TOKEN' }] },
    );
  });

  it('X are refused when malformed, too big, expired, or signed in another way', async () => {
    const owner = await customer();
    expect(await ask(assertion({ owner }))).toHaveProperty('access_token');
    const [head, body] = assertion({ owner }).split('.');
    for (const bad of [
      '',
      'x',
      'a.b.c',
      `${head}.${body}`,
      `${head}.${body}.`,
      `${head}.${body}.a.b`,
      assertion({ owner }, { header: { alg: 'none' } }),
      assertion({ owner }, { header: { alg: 'HS256' } }),
      assertion({}),
      assertion(null),
      assertion({ owner: { type: 'Admin', id: owner.id } }),
      assertion({ owner: { type: 'Customer' } }),
      assertion({ owner, custom_claim: { big: 'x'.repeat(4_096) } }),
      assertion({ owner }, { exp: 1 } as object),
    ])
      expect(await ask(bad)).toMatchObject(invalid);
  });

  it('name a customer or a user to any client but a provisioning one, who must exist', async () => {
    const owner = await customer();
    const userOwner = { type: 'User', id: platform.config.user.id };
    for (const client of [as(app), backOffice(), { ...as(desk), scope: undefined }]) {
      const customers = await ask(assertion({ owner }), client);
      expect(customers).toMatchObject({ owner_type: 'customer', owner_id: owner.id });
      expect(claimsOf(customers)).toMatchObject({ owner });
      const users = await ask(assertion({ owner: userOwner }), client);
      expect(users).toMatchObject({ owner_type: 'user', owner_id: userOwner.id });
      expect(claimsOf(users)).toMatchObject({ owner: userOwner });
      for (const nobody of [owner, userOwner])
        expect(
          await ask(assertion({ owner: { ...nobody, id: 'AAAAAAAAAA' } }), client),
        ).toMatchObject(invalid);
      for (const [other, own] of [
        ['User', owner],
        ['Customer', userOwner],
      ] as const)
        expect(await ask(assertion({ owner: { ...own, type: other } }), client)).toMatchObject(
          invalid,
        );
    }
  });

  it('X do not extend a client’s permissions: a user of a sales channel is a guest there', async () => {
    const owner = { type: 'User', id: platform.config.user.id };
    const { access_token } = await ask(assertion({ owner }));
    const cl = platform.client(access_token);
    await expect(cl.skus.list()).resolves.toHaveLength(5);
    await expect(cl.orders.list()).rejects.toMatchObject({ status: 401 });
    await expect(cl.markets.list()).rejects.toMatchObject({ status: 401 });
    const order = await cl.orders.create({}, { include: ['customer'] });
    expect(order).toMatchObject({ guest: true, customer: null });
    const trusted = await ask(assertion({ owner: await customer() }), backOffice());
    await expect(platform.client(trusted.access_token).markets.list()).resolves.not.toHaveLength(0);
  });

  it('X are refused without the client’s secret', async () => {
    const given = assertion({ owner: await customer() });
    expect(await ask(given, { client_id: app.id })).toMatchObject(refused('invalid_client'));
    expect(await ask(given, shop())).toMatchObject(refused('invalid_client'));
  });
});
