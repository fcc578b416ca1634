import { clients, startPlatformWithClients } from '../testing/clients.ts';
import type { RunningPlatform } from '../testing/start-platform.ts';

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

  it('give a guest’s token with a custom claim when they name nobody', async () => {
    const token = await ask(assertion({ custom_claim: { table: '7' } }));
    expect(Object.keys(token)).not.toContain('refresh_token');
    const claims = JSON.parse(
      Buffer.from(token.access_token.split('.')[1]!, 'base64url').toString(),
    ) as object;
    expect(claims).toMatchObject({ custom_claim: { table: '7' } });
    expect(claims).not.toHaveProperty('owner');
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
      expect(await ask(bad)).toMatchObject(refused('invalid_grant'));
  });

  it('X name a customer to a sales channel and a user to a webapp, who must exist', async () => {
    const owner = await customer();
    const userOwner = { type: 'User', id: platform.config.user.id };
    const webapp = { ...as(desk), scope: undefined };
    expect(await ask(assertion({ owner: userOwner }), webapp)).toMatchObject({
      owner_type: 'user',
    });
    for (const [claims, client] of [
      [{ owner: userOwner }, as(app)],
      [{ owner }, webapp],
      [{ custom_claim: { a: 'b' } }, webapp],
      [{ owner: { ...owner, id: 'AAAAAAAAAA' } }, as(app)],
      [{ owner: { ...userOwner, id: 'AAAAAAAAAA' } }, webapp],
    ] as const)
      expect(await ask(assertion(claims), client)).toMatchObject(refused('invalid_grant'));
  });

  it('X are refused without the client’s secret', async () => {
    const given = assertion({ owner: await customer() });
    expect(await ask(given, { client_id: app.id })).toMatchObject(refused('invalid_client'));
    expect(await ask(given, shop())).toMatchObject(refused('invalid_client'));
  });
});
