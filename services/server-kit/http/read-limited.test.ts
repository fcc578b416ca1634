import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip, gzipSync } from 'node:zlib';
import { ResponseTooLarge, limitFetch, readBytes, readJson } from './index.ts';

const MEGABYTE = Buffer.alloc(1024 * 1024);

let server: Server;
let origin: string;
let sent = 0;

beforeEach(async () => {
  sent = 0;
  server = createServer((request, response) => {
    if (request.url === '/small')
      return response.setHeader('content-encoding', 'gzip').end(gzipSync('{"a":1}'));
    if (request.url === '/declared')
      return response.setHeader('content-length', MEGABYTE.length).end(MEGABYTE);
    response.setHeader('content-encoding', 'gzip');
    const zip = createGzip();
    zip.pipe(response);
    response.on('close', () => zip.destroy());
    const more = (): void => {
      if (zip.destroyed || sent === 300) return void zip.end();
      sent += 1;
      zip.write(MEGABYTE, more);
    };
    more();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

describe('readBytes', () => {
  it('reads and decompresses a response within the limit', async () => {
    expect(await readJson(await fetch(`${origin}/small`), 7)).toEqual({ a: 1 });
  });

  it('rejects a response whose content-length exceeds the limit', async () => {
    await expect(readBytes(await fetch(`${origin}/declared`), 1000)).rejects.toThrow(
      ResponseTooLarge,
    );
  });

  it('stops at the limit of a small response that decompresses to 300 MB', async () => {
    const answer = await fetch(`${origin}/bomb`);
    await expect(readBytes(answer, 4 * MEGABYTE.length)).rejects.toThrow(/longer than 4194304/);
    expect(sent).toBeLessThan(300);
  });
});

describe('limitFetch', () => {
  const limited = limitFetch(fetch, 4 * MEGABYTE.length);

  it('returns a response within the limit unchanged', async () => {
    const answer = await limited(`${origin}/small`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ a: 1 });
  });

  it('fails every reader of a response that decompresses to 300 MB', async () => {
    await expect((await limited(`${origin}/bomb`)).text()).rejects.toThrow(/longer than 4194304/);
    expect(sent).toBeLessThan(300);
  });
});
