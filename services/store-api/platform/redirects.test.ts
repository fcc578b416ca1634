import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectWebapp } from '../back-office/sign-in/connect-webapp.ts';
import { withLiveSession } from '../own-api/bearer/with-live-session.ts';
import { connectLogin } from './platform-login.ts';
import { connectPlatform } from './platform.ts';
import { platformProbe } from './reachability.ts';

const servers: Server[] = [];

const listen = async (answer: Parameters<typeof createServer>[1]): Promise<string> => {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** A platform that redirects to another host, and the requests of that host. */
const redirectingPlatform = async () => {
  const reached: string[] = [];
  const elsewhere = await listen(({ url = '' }, response) => {
    reached.push(url);
    response.setHeader('content-type', 'application/json').end('{"access_token":"t","data":[]}');
  });
  const endpoint = await listen(({ url = '' }, response) =>
    response.writeHead(307, { location: `${elsewhere}${url}` }).end(),
  );
  return { endpoint, reached };
};

afterEach(() => {
  for (const it of servers.splice(0)) it.close().closeAllConnections();
});

describe('a redirect by the platform', () => {
  const client = { clientId: 'integration', clientSecret: 'secret' };
  it.each<[string, (endpoint: string) => Promise<unknown>]>([
    [
      'a read',
      (endpoint) =>
        connectPlatform({ ...client, endpoint, authEndpoint: endpoint }).list('skus', {}),
    ],
    [
      'a login',
      (authEndpoint) =>
        connectLogin({ authEndpoint, salesChannelId: 'shop' })('anna@example.com', 'secret'),
    ],
    ['the probe', (endpoint) => platformProbe(endpoint)()],
    [
      'the sign-in of the back office',
      (endpoint) =>
        connectWebapp({
          ...client,
          authEndpoint: endpoint,
          authorizeEndpoint: endpoint,
          redirectUri: 'http://localhost/callback',
        }).exchange({ code: 'code', codeVerifier: 'verifier' }),
    ],
    [
      'a check of a login',
      (endpoint) =>
        withLiveSession(async () => ({ id: 'customer', market: null }) as never, endpoint)('token'),
    ],
  ])('X is not followed by %s', async (_, call) => {
    const { endpoint, reached } = await redirectingPlatform();
    await expect(call(endpoint)).rejects.toThrow();
    expect(reached).toEqual([]);
  });
});
