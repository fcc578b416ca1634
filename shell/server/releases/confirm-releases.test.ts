/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  CONTRACT_VERSION,
  shellIdSchema,
  shellReportSchema,
} from '@shop/contracts/remote/release-manifest';
import { makeRelease } from '../../src/testing/make-release.ts';
import { confirmReleases } from './confirm-releases.ts';
import { EMPTY_RELEASE_SET } from './release-set.ts';

let server: Server;
let endpoint: string;
let status: number;
let warned: string[];
let received: { url: string; authorization: string | undefined; body: unknown }[];

beforeEach(async () => {
  [status, warned, received] = [204, [], []];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += `${chunk}`));
    request.on('end', () => {
      const { url = '', headers, method } = request;
      received.push({
        url: `${method} ${url}`,
        authorization: headers.authorization,
        body: text && JSON.parse(text),
      });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const setOf = (version: string) => ({
  ...EMPTY_RELEASE_SET,
  releases: { catalog: makeRelease(version) },
});
const create = (token: string | undefined, failures: string[] = []) =>
  confirmReleases({
    endpoint,
    token,
    interval: 1000,
    provided: { runtime: '2.9.2', shared: { react: '19.3.1' } },
    live: {
      defaultSet: () => ({ set: setOf('1.0.0'), pool: null }),
      canaries: () => [
        { remote: 'catalog', cohorts: { from: 0, to: 10 }, set: setOf('2.0.0'), pool: null },
      ],
      failures: () => failures,
    },
    log: { warn: (reason: unknown) => void warned.push(String(reason)) },
  });

describe('confirmReleases', () => {
  it('reports the live releases, the canaries and what is not applied, under one id', async () => {
    const { report } = create('a-token', ['a canary that cannot be rendered']);
    await report({ etag: '"one"', problems: ['cart 1.0.0 cannot be used'] });
    await report({ etag: '"one"', problems: [] });
    expect(received[0]).toMatchObject({
      authorization: 'Bearer a-token',
      body: {
        interval: 1000,
        contract: CONTRACT_VERSION,
        runtime: '2.9.2',
        shared: { react: '19.3.1' },
        etag: '"one"',
        releases: { catalog: '1.0.0' },
        canaries: { catalog: '2.0.0' },
        problems: ['cart 1.0.0 cannot be used', 'a canary that cannot be rendered'],
      },
    });
    const [, id] = /^PUT \/releases\/shells\/(.+)$/.exec(received[0]?.url ?? '') ?? [];
    expect(shellIdSchema.safeParse(id).success).toBe(true);
    expect(received[1]?.url).toBe(received[0]?.url);
  });

  it('R5 says that the shell stops, under the same id', async () => {
    const { report, leave } = create('a-token');
    await report({ etag: null, problems: [] });
    await leave();
    expect(received[1]).toMatchObject({ authorization: 'Bearer a-token', body: '' });
    expect(received[1]?.url).toBe(received[0]?.url.replace('PUT', 'DELETE'));
    expect(warned).toEqual([]);
  });

  it('cuts off what store-api would refuse', async () => {
    const problems = Array.from({ length: 50 }, () => 'x'.repeat(10_000));
    await create('a-token').report({ etag: null, problems });
    expect(shellReportSchema.safeParse(received[0]?.body).success).toBe(true);
  });

  it('reports nothing without a token', async () => {
    const confirmation = create(undefined);
    await confirmation.report({ etag: null, problems: [] });
    await confirmation.leave();
    expect(received).toEqual([]);
  });

  it('logs a failure once, until a report succeeds', async () => {
    const { report } = create('a-token');
    for (const next of [401, 401, 204, 401]) {
      status = next;
      await report({ etag: null, problems: [] });
    }
    expect(warned).toEqual([
      expect.stringContaining('answered 401'),
      expect.stringContaining('answered 401'),
    ]);
  });
});
