import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { peerTable } from './bench-peers.ts';
import { comparePages } from './compare-pages.ts';
import { startCompressionProxy } from './compression-proxy.ts';

const SCRIPT = `console.log('toy');`.repeat(200);
const PICTURE = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

let toyShop: Server;
let proxy: Awaited<ReturnType<typeof startCompressionProxy>>;
let origin: string;

beforeAll(async () => {
  toyShop = createServer(({ url }, answer) => {
    if (url === '/missing') return answer.writeHead(404).end();
    const [type, body] =
      url === '/shop.js'
        ? ['text/javascript', SCRIPT]
        : url === '/picture.png'
          ? ['image/png', PICTURE]
          : ['text/html; charset=utf-8', '<h1>Toys</h1>'];
    return answer.writeHead(200, { 'content-type': type }).end(body);
  });
  await once(toyShop.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(toyShop.address() as AddressInfo).port}`;
  proxy = await startCompressionProxy();
});
afterAll(() => {
  proxy.stop();
  toyShop.close();
});

/** A response as the browser gets it from the proxy. */
const through = (url: string) =>
  new Promise<{ encoding: string | undefined; bytes: Buffer; status: number | undefined }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(proxy.url);
      get({ hostname, port, path: url }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            encoding: answer.headers['content-encoding'],
            bytes: Buffer.concat(chunks),
            status: answer.statusCode,
          }),
        );
      }).on('error', reject);
    },
  );

describe('the proxy of the peers', () => {
  it.each([
    ['/', '<h1>Toys</h1>'],
    ['/shop.js', SCRIPT],
  ])('compresses %s of a server that does not', async (path, text) => {
    const { encoding, bytes } = await through(`${origin}${path}`);
    expect(encoding).toBe('br');
    expect(brotliDecompressSync(bytes).toString()).toBe(text);
  });

  it('passes pictures and errors as they are', async () => {
    expect(await through(`${origin}/picture.png`)).toMatchObject({
      encoding: undefined,
      bytes: PICTURE,
    });
    expect(await through(`${origin}/missing`)).toMatchObject({ status: 404 });
    expect(await through('http://127.0.0.1:9/')).toMatchObject({ status: 502 });
  });
});

describe('peers', () => {
  it.each([
    ['http://127.0.0.1:9/', /^http:\/\/127\.0\.0\.1:9\/ is unreachable: /u],
    ['/missing', /\/missing answered 404, not a page$/u],
  ])('at %s are an error that names the page', async (address, message) => {
    const url = address.startsWith('http') ? address : `${origin}${address}`;
    await expect(comparePages([{ name: url, url }], () => undefined)).rejects.toThrow(message);
  });

  it('are a table', () => {
    const page = { name: 'our home', js: 145.04, html: 19.96, lcp: 801.4, cls: 0.004, tbt: 49.6 };
    expect(peerTable([{ ...page, scripts: [] }]).split('\n')).toEqual([
      'page         JS kB   HTML kB    LCP ms       CLS    TBT ms',
      'our home     145.0      20.0       801     0.004        50',
    ]);
  });
});
