/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MANIFEST_SCHEMA_URL } from '@shop/contracts/remote/release-manifest';
import { makeRelease } from '../../src/testing/make-release.ts';

const RENDERER = `exports.renderer = () => async () => ({
  kind: 'page', status: 200, html: '<h1>Vini</h1>', head: { title: 'Vini' }, state: {}, chunks: [], whole: true,
});`;
const CONTAINER = 'module.exports = {}';
const INTEGRITY = `sha384-${createHash('sha384').update(CONTAINER).digest('base64')}`;

let folder: string;
let storeApi: Server;
/** Whether store-api answers with releases. */
let hasReleases: boolean;
let child: ChildProcess;
let port: number;

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
};

const manifest = (host: string): string => {
  const made = makeRelease('1.0.0', {
    host,
    routes: [{ id: 'home', path: '', rendering: 'server' }],
  });
  const node = { ...made.extras.node, files: [{ path: 'remoteEntry.js', integrity: INTEGRITY }] };
  const release = { ...made, extras: { ...made.extras, assets: {}, node } };
  return JSON.stringify({ schema: MANIFEST_SCHEMA_URL, microFrontends: { catalog: [release] } });
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shell-process-'));
  for (const made of ['web', 'node']) mkdirSync(join(folder, 'dist', made), { recursive: true });
  writeFileSync(join(folder, 'dist/assets.json'), '{"shell":{"js":["shell.js"],"css":[]}}');
  writeFileSync(join(folder, 'dist/web/shell.js'), '');
  writeFileSync(join(folder, 'dist/node/renderer.cjs'), RENDERER);
  hasReleases = false;
  storeApi = createServer((request, answer) => {
    if (!hasReleases) return answer.writeHead(500).end();
    const host = `http://${request.headers.host}`;
    answer.end(request.url === '/releases' ? manifest(host) : CONTAINER);
  });
  const storePort = await listen(storeApi);
  const probe = createServer();
  port = await listen(probe);
  await new Promise((done) => probe.close(done));
  child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      SHELL_PORT: String(port),
      SHELL_DIST: join(folder, 'dist'),
      SHELL_DATA_DIR: join(folder, 'data'),
      STORE_API_ENDPOINT: `http://127.0.0.1:${storePort}`,
      // Nothing listens there.
      COMMERCE_ENDPOINT: 'http://127.0.0.1:1',
      RENDER_WORKERS: '1',
      RELEASE_POLL_MS: '50',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of child.stdout ?? []) if (String(line).includes('listening')) break;
}, 60_000);
afterAll(async () => {
  child.kill('SIGKILL');
  storeApi.closeAllConnections();
  await new Promise((done) => storeApi.close(done));
  rmSync(folder, { recursive: true });
});

const ask = async (path: string): Promise<[number, unknown]> => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  const isJson = answer.headers.get('content-type')?.includes('json');
  return [answer.status, isJson ? await answer.json() : await answer.text()];
};

describe('the shell’s process', () => {
  it('is neither healthy nor ready until it can serve a page', async () => {
    const reasons = ['no release set has been read yet'];
    expect((await ask('/it/eur/it'))[0]).toBe(503);
    expect(await ask('/health')).toMatchObject([503, { status: 'unavailable', reasons }]);
    expect(await ask('/ready')).toMatchObject([503, { status: 'waiting', reasons }]);
  });

  it('is both once it has rendered a release set, although the platform is down', async () => {
    hasReleases = true;
    while ((await ask('/ready'))[0] !== 200) await new Promise((done) => setTimeout(done, 50));
    expect(await ask('/health')).toMatchObject([200, { status: 'ok', reasons: [] }]);
    expect(await ask('/ready')).toMatchObject([200, { status: 'ready', reasons: [] }]);
    expect(await ask('/it/eur/it')).toEqual([200, expect.stringContaining('<h1>Vini</h1>')]);
  });

  it('on SIGTERM is not ready, answers what is in flight, and ends with 0', async () => {
    const socket = connect(port, '127.0.0.1');
    const half = `GET /ready HTTP/1.1\r\nHost: shop\r\n`;
    // The whole request shows that the server has read the half one behind it.
    socket.write(`${half}\r\n${half}`);
    await once(socket, 'readable');
    expect(String(socket.read())).toContain('"status":"ready"');
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    while (await fetch(`http://127.0.0.1:${port}/health`).catch(() => null))
      await new Promise((done) => setTimeout(done, 20));
    socket.write('\r\n');
    let answer = '';
    for await (const part of socket) answer += String(part);
    expect(answer).toMatch(/^HTTP\/1\.1 503/);
    expect(answer).toContain('"status":"stopping","reasons":["the shell is stopping"]');
    expect(await ended).toEqual([0, null]);
  });
});
