import { readFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { startSecurePlatform, type SecurePlatform } from '../testing/start-secure-platform.ts';
import { authorityPath } from './load-certificates.ts';

let platform: SecurePlatform;
beforeAll(async () => {
  platform = await startSecurePlatform();
});
afterAll(() => platform.stop());

/** A request to a host by its name, straight to the TLS listener, checked against our authority alone. */
const get = (host: string, path: string, token = '') =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    request(
      {
        host: '127.0.0.1',
        port: platform.tlsPort,
        path,
        servername: host.startsWith('other') ? platform.config.domain : host,
        checkServerIdentity: () => undefined,
        ca: readFileSync(authorityPath(platform.folder)),
        headers: { host, accept: 'application/vnd.api+json', authorization: `Bearer ${token}` },
      },
      (answer) => {
        let body = '';
        answer.on('data', (part: Buffer) => (body += part.toString()));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
      },
    )
      .on('error', reject)
      .end();
  });

/** Asks the proxy for a tunnel; gives the status of its answer. */
const tunnel = (target: string) =>
  new Promise<number>((resolve, reject) => {
    plainRequest({ host: '127.0.0.1', port: platform.proxyPort, method: 'CONNECT', path: target })
      .on('connect', (answer, socket) => {
        socket.destroy();
        resolve(answer.statusCode ?? 0);
      })
      .on('error', reject)
      .end();
  });

describe('the official host names over TLS', () => {
  it('the organization has the API, with links to itself', async () => {
    const { access_token } = await platform.token();
    const answer = await get('fonte-vigna.commercelayer.io', '/api/skus', access_token);
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('https://fonte-vigna.commercelayer.io/api/skus');
  });

  it('the authentication host has the key that signs tokens, and no API', async () => {
    const { access_token } = await platform.token();
    expect((await get('auth.commercelayer.io', '/.well-known/jwks.json')).status).toBe(200);
    expect((await get('auth.commercelayer.io', '/api/skus', access_token)).status).toBe(404);
  });

  it('another organization knows no token of ours', async () => {
    const { access_token } = await platform.token();
    const answer = await get('other-shop.commercelayer.io', '/api/skus', access_token);
    expect(answer.status).toBe(401);
    expect(answer.body).toContain('INVALID_TOKEN');
    expect((await get('other-shop.commercelayer.io', '/health')).status).toBe(404);
  });

  it('the proxy leads to the two hosts and nowhere else', async () => {
    expect(await tunnel('auth.commercelayer.io:443')).toBe(200);
    expect(await tunnel('fonte-vigna.commercelayer.io:443')).toBe(200);
    expect(await tunnel('other-shop.commercelayer.io:443')).toBe(403);
    expect(await tunnel('fonte-vigna.commercelayer.io:80')).toBe(403);
    expect(await tunnel(`127.0.0.1:${platform.tlsPort}`)).toBe(403);
  });
});
