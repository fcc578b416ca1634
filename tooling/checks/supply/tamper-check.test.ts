/** @jest-environment node */
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MANIFEST_SCHEMA_URL, type ReleaseManifest } from '@shop/contracts/remote/release-manifest';
import { checkShop } from './tamper/check-shop.ts';

interface Served {
  content: string;
  policy?: string;
}

const sri = (content: string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
const hashOf = (content: string): string =>
  createHash('sha256').update(content).digest('base64url');

const serve = async (files: Map<string, Served>): Promise<{ server: Server; origin: string }> => {
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    response.writeHead(file ? 200 : 404, {
      ...(file?.policy && { 'content-security-policy': file.policy }),
    });
    response.end(file?.content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

const ENTRY = 'entry()';
const CHUNK = 'checkout()';
const BEGIN = 'begin()';
const chunkName = `page-checkout.${hashOf(CHUNK)}.js`;
const beginPath = `/files/begin.${hashOf(BEGIN)}.js`;
const FRAME = `<html><script defer src="${chunkName}"></script></html>`;
const frameName = `payment-frame.${hashOf(FRAME)}.html`;

const shopFiles = new Map<string, Served>();
const hostFiles = new Map<string, Served>();
let shop: Awaited<ReturnType<typeof serve>>;
let host: Awaited<ReturnType<typeof serve>>;
let manifest: ReleaseManifest;

beforeAll(async () => {
  [shop, host] = await Promise.all([serve(shopFiles), serve(hostFiles)]);
  const url = `${host.origin}/checkout/0.1.0/web/remoteEntry.js`;
  manifest = {
    schema: MANIFEST_SCHEMA_URL,
    microFrontends: {
      checkout: [
        {
          url,
          metadata: { integrity: sri(ENTRY), version: '0.1.0' },
          deployment: { traffic: 100, default: true },
          extras: {
            contract: '3.0.0',
            runtime: '2.9.2',
            routes: [],
            assets: {},
            frames: { 'payment-frame': frameName },
            integrity: { [chunkName]: sri(CHUNK) },
            node: {
              url: `${host.origin}/checkout/0.1.0/node/`,
              entry: 'remoteEntry.js',
              files: [{ path: 'remoteEntry.js', integrity: sri(ENTRY) }],
            },
            shared: {},
            gitSha: 'abc',
            builtAt: '2026-11-20T08:00:00.000Z',
          },
        },
      ],
    },
  };
});
afterAll(() => {
  shop.server.close();
  host.server.close();
});

const pageOf = (more = ''): string => `<!doctype html><html><head>
  <script defer src="${beginPath}" integrity="sha256-${Buffer.from(hashOf(BEGIN), 'base64url').toString('base64')}"></script>
  <link as="script" data-code="run" href="${host.origin}/checkout/0.1.0/web/${chunkName}" integrity="${sri(CHUNK)}">
  <script type="application/json" id="boot">{"a":"<b onclick=x>"}</script>${more}
</head><body><a href="/cart" title="onload = never">Cart</a></body></html>`;

beforeEach(() => {
  const policy = `default-src 'none'; script-src 'self' ${host.origin}`;
  shopFiles.clear();
  shopFiles.set('/checkout', { content: pageOf(), policy });
  shopFiles.set(beginPath, { content: BEGIN });
  hostFiles.clear();
  const web = '/checkout/0.1.0/web/';
  hostFiles.set(`${web}remoteEntry.js`, { content: ENTRY });
  hostFiles.set(`${web}${chunkName}`, { content: CHUNK });
  hostFiles.set(`${web}${frameName}`, {
    content: FRAME,
    policy: `frame-ancestors 'self' ${shop.origin}`,
  });
});

const check = (shellFiles?: string) =>
  checkShop({ page: `${shop.origin}/checkout`, manifest, shellFiles });

const findings = async (): Promise<string[]> => (await check()).findings;

const changePage = (more: string) =>
  shopFiles.set('/checkout', { ...shopFiles.get('/checkout'), content: pageOf(more) });

it('accepts a shop that serves what the manifest names', async () => {
  expect(await check()).toEqual({ findings: [], compared: 4 });
});

it.each([
  ['a script of the page', () => shopFiles.set(beginPath, { content: `${BEGIN};steal()` })],
  [
    'a file of the checkout that the page does not name',
    () => hostFiles.set('/checkout/0.1.0/web/remoteEntry.js', { content: 'steal()' }),
  ],
  [
    'the payment frame',
    () =>
      hostFiles.set(`/checkout/0.1.0/web/${frameName}`, {
        content: FRAME.replace('<html>', '<html><script src="https://evil.example/x.js"></script>'),
        policy: `frame-ancestors ${shop.origin}`,
      }),
  ],
])('finds a change of %s', async (_what, change) => {
  change();
  expect(await findings()).toEqual([expect.stringContaining('is changed')]);
});

it.each([
  ['<script src="https://evil.example/x.js"></script>', 'in no live release'],
  [`<script src="/files/x.${hashOf('x')}.js"></script>`, 'answers 404'],
  ['<link rel="modulepreload" href="https://evil.example/y.js">', 'in no live release'],
  ['<script>steal()</script>', 'an inline script: steal()'],
  ['<img src="x" onerror="steal()">', 'a script in an attribute'],
  ['<a href="javascript:steal()">x</a>', 'a script in an attribute'],
])('finds %s in the page', async (more, finding) => {
  changePage(more);
  expect(await findings()).toEqual([expect.stringContaining(finding)]);
});

it('finds a script of the shop that its trusted build does not have', async () => {
  const { findings: found } = await check(__dirname);
  expect(found).toEqual([expect.stringContaining(`but not in ${__dirname}`)]);
});

it.each([
  [undefined, 'no Content-Security-Policy'],
  ["script-src 'self' 'unsafe-inline'", "permits scripts of 'unsafe-inline'"],
  ["script-src 'self' https://evil.example", 'permits scripts of https://evil.example'],
  ["script-src 'self' https:", 'permits scripts of https:'],
])('finds the policy %j', async (policy, finding) => {
  shopFiles.set('/checkout', { content: pageOf(), ...(policy && { policy }) });
  expect(await findings()).toEqual([expect.stringContaining(finding)]);
});

it('finds a frame that other sites may embed', async () => {
  hostFiles.set(`/checkout/0.1.0/web/${frameName}`, { content: FRAME });
  expect(await findings()).toEqual([expect.stringContaining('may be embedded by any page')]);
});

it('finds a page that does not answer, and a manifest without a frame', async () => {
  shopFiles.delete('/checkout');
  const found = await checkShop({
    page: `${shop.origin}/checkout`,
    manifest: { ...manifest, microFrontends: {} },
  });
  expect(found.findings).toEqual([
    expect.stringContaining('answers 404'),
    'No release in the manifest has a payment frame',
  ]);
});
