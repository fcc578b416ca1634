import {
  clients,
  codeOf,
  decide,
  startPlatformWithClients,
  webappToken,
} from '../../../testing/clients.ts';
import type { RunningPlatform } from '../../../testing/start-platform.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatformWithClients();
});
afterAll(() => platform.stop());

const { app, desk, otherDesk } = clients;
const shop = () => ({ client_id: platform.config.clients.salesChannelId });
const as = ({ id, secret }: { id: string; secret: string }) => ({
  client_id: id,
  client_secret: secret,
});
const anna = { grant_type: 'password', username: 'anna@example.com', password: 'segreto1' };
const refused = (title: string) => ({ errors: [{ title, status: 401 }] });

const revoke = async (payload: object) => {
  const answer = await platform.app.inject({ method: 'POST', url: '/oauth/revoke', payload });
  return { status: answer.statusCode, body: answer.json<unknown>() };
};

describe('tokens of one client in another’s hands', () => {
  /** As the tests of the official client have it. */
  const notToRevoke = {
    title: 'unauthorized_client',
    detail: 'You are not authorized to revoke this token',
    code: 'FORBIDDEN',
    status: 403,
  };

  it('X can be neither renewed nor revoked nor exchanged by another client', async () => {
    const { refresh_token, access_token } = await platform.token({ ...anna, ...as(app) });
    expect(
      await platform.token({ grant_type: 'refresh_token', ...shop(), refresh_token }),
    ).toMatchObject(refused('invalid_grant'));
    for (const token of [refresh_token, access_token])
      expect(await revoke({ ...shop(), token })).toMatchObject({
        status: 403,
        body: { errors: [notToRevoke] },
      });
    await expect(platform.client(access_token).skus.list()).resolves.toHaveLength(5);
    expect(
      await platform.token({ grant_type: 'refresh_token', ...as(app), refresh_token }),
    ).toHaveProperty('access_token');

    const code = codeOf(await decide(platform));
    const exchange = {
      grant_type: 'authorization_code',
      redirect_uri: desk.redirect_uris[0],
      code,
    };
    expect(await platform.token({ ...exchange, ...as(otherDesk) })).toMatchObject(
      refused('invalid_grant'),
    );
    // The code has been seen by a stranger: it is worth nothing to its owner either.
    expect(await platform.token({ ...exchange, ...as(desk) })).toMatchObject(
      refused('invalid_grant'),
    );
  });

  it('X revoke nothing for a client that does not show who it is; an unknown token is no error', async () => {
    const token = await webappToken(platform);
    for (const body of [
      { token },
      { token: 'nonsense', client_secret: desk.secret },
      { token, client_id: null },
      { token, client_id: desk.id },
      { token, client_id: desk.id, client_secret: 'wrong' },
      { token, client_id: 'nobody' },
    ])
      expect(await revoke(body)).toMatchObject({
        status: 403,
        body: { errors: [notToRevoke] },
      });
    await expect(platform.client(token).customers.list()).resolves.toHaveLength(1);
    for (const unknown of ['', 'nonsense', 'a.b.c'])
      expect(await revoke({ ...as(desk), token: unknown })).toMatchObject({
        status: 200,
        body: {},
      });
    await revoke({ ...as(desk), token });
    await expect(platform.client(token).customers.list()).rejects.toMatchObject({ status: 401 });
  });

  it('X a token that speaks for no one is revoked with the client’s secret alone', async () => {
    const { access_token: token } = await platform.token({ client_id: app.id });
    for (const client of [{ client_id: app.id }, { client_id: app.id, client_secret: '' }])
      expect(await revoke({ ...client, token })).toMatchObject({
        status: 403,
        body: { errors: [notToRevoke] },
      });
    await expect(platform.client(token).skus.list()).resolves.toHaveLength(5);
    expect(await revoke({ ...as(app), token })).toMatchObject({
      status: 200,
      body: {},
    });
    await expect(platform.client(token).skus.list()).rejects.toMatchObject({ status: 401 });
  });
});
