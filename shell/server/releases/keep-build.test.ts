/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LiveRelease } from '@shop/contracts/remote/release-manifest';
import { makeRelease } from '../../src/testing/make-release.ts';
import { keepBuild } from './keep-build.ts';

const sha = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const CONTAINER = 'module.exports = {}';
const SHEET = '.card { color: red }';

let server: Server;
let answers: Record<string, string>;
let release: LiveRelease;
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'keep-build-'));
  server = createServer((request, response) => {
    const body = answers[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  answers = {
    '/catalog/1.0.0/node/remoteEntry.js': CONTAINER,
    '/catalog/1.0.0/web/page-product.css': SHEET,
  };
  const made = makeRelease('1.0.0', { host });
  release = {
    ...made,
    extras: {
      ...made.extras,
      integrity: { 'page-product.css': sha(SHEET) },
      node: { ...made.extras.node, files: [{ path: 'remoteEntry.js', integrity: sha(CONTAINER) }] },
    },
  };
});

afterEach(async () => {
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true });
});

describe('keepBuild', () => {
  it('keeps the node build and the style sheets, so the host may go', async () => {
    const kept = await keepBuild(folder, 'catalog', release);
    answers = {};
    expect(readFileSync(kept.container, 'utf8')).toBe(CONTAINER);
    expect(kept.styles).toEqual({ 'page-product.css': SHEET });
    await expect(keepBuild(folder, 'catalog', release)).resolves.toEqual(kept);
  });

  it('refuses a file that is not what the manifest promised', async () => {
    answers['/catalog/1.0.0/node/remoteEntry.js'] = 'steal()';
    await expect(keepBuild(folder, 'catalog', release)).rejects.toThrow(
      /not what the release manifest promised/,
    );
  });

  it('refuses a file longer than any of a release', async () => {
    answers['/catalog/1.0.0/node/remoteEntry.js'] = 'x'.repeat(17 * 1024 * 1024);
    await expect(keepBuild(folder, 'catalog', release)).rejects.toThrow(/longer than/);
  });

  it('downloads a modified file again', async () => {
    const { container } = await keepBuild(folder, 'catalog', release);
    writeFileSync(container, 'steal()');
    await keepBuild(folder, 'catalog', release);
    expect(readFileSync(container, 'utf8')).toBe(CONTAINER);
  });

  it('names the file that is missing', async () => {
    delete answers['/catalog/1.0.0/web/page-product.css'];
    await expect(keepBuild(folder, 'catalog', release)).rejects.toThrow(
      /page-product\.css answered 404/,
    );
  });
});
