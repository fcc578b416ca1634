/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteName } from '@shop/contracts/remote';
import type { LiveRelease } from '@shop/contracts/remote/release-manifest';
import { matchRoute } from '../../src/router/match-route.ts';
import { makeRelease } from '../../src/testing/make-release.ts';
import { composeSet } from './compose-set.ts';
import { liveRemotes, routesOf } from './release-set.ts';

const CONTAINER = 'module.exports = {}';
const integrity = `sha384-${createHash('sha384').update(CONTAINER).digest('base64')}`;

let server: Server;
let origin: string;
/** Remote whose file is sent only after that of the other. */
let slowest: RemoteName;
let otherIsSent: Promise<void>;
let announce: () => void;
let folders: string[];

beforeEach(async () => {
  folders = [];
  server = createServer((request, response) => {
    if (request.url?.includes(`/${slowest}/`))
      return void otherIsSent.then(() => response.end(CONTAINER));
    response.end(CONTAINER, () => announce());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const release = (remote: RemoteName): LiveRelease => {
  const made = makeRelease('1.0.0', {
    routes: [
      { id: `${remote}-item`, path: 'item/:code', rendering: 'server' },
      { id: `${remote}-own`, path: remote, rendering: 'server' },
    ],
  });
  const files = [{ path: 'remoteEntry.js', integrity }];
  const node = { url: `${origin}/${remote}/`, entry: 'remoteEntry.js', files };
  return { ...made, extras: { ...made.extras, assets: {}, node } };
};

const compose = async (slow: RemoteName) => {
  slowest = slow;
  otherIsSent = new Promise((done) => (announce = done));
  const dataDir = mkdtempSync(join(tmpdir(), 'compose-set-'));
  folders.push(dataDir);
  const releases = { catalog: release('catalog'), cart: release('cart') };
  return composeSet({ dataDir, releases, before: {}, warn: (reason) => fail(reason) });
};

const fail = (reason: string): never => {
  throw new Error(reason);
};

describe('composeSet', () => {
  it('makes the same set and shows the same page, whichever download ends first', async () => {
    const sets = [await compose('catalog'), await compose('cart')];
    const shown = sets.map((set) => ({
      id: set.id,
      remotes: Object.keys(set.releases),
      routes: routesOf(set).map(({ id }) => id),
      inBrowser: matchRoute(liveRemotes(set), '/item/BAROLO')?.remote,
    }));
    expect(shown[0]).toEqual({
      id: expect.any(String),
      remotes: ['cart', 'catalog'],
      routes: ['cart-own', 'catalog-own', 'cart-item', 'catalog-item'],
      inBrowser: 'cart',
    });
    expect(shown[1]).toEqual(shown[0]);
  });
});
