import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Ended {
  code: number;
  output: string;
  errors: string;
}

/** Runs the command in a child process, for a shop elsewhere. */
const releaseWith = async (environment: object, ...args: string[]): Promise<Ended> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'release.ts'), ...args], {
    env: {
      PATH: process.env['PATH'],
      STORE_API_URL: 'http://127.0.0.1:9',
      STORE_API_DEPLOY_TOKEN: 'a-token-for-tests',
      ...environment,
    },
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk) => (output += `${chunk}`));
  child.stderr.on('data', (chunk) => (errors += `${chunk}`));
  const [code] = await once(child, 'close');
  return { code, output, errors };
};

/** With a store-api address where nothing listens. */
const release = (...args: string[]): Promise<Ended> => releaseWith({}, ...args);

describe('the release command', () => {
  it('prints its usage and exits with 2', async () => {
    const { code, errors } = await release();
    expect(code).toBe(2);
    expect(errors).toMatch(/Name one remote[\s\S]*npm run release -- mf-catalog --rollback/);
  });

  it('publishes nothing for an option with an empty value, and exits with 2', async () => {
    const { code, errors } = await release('mf-cart', '--promote', '');
    expect(code).toBe(2);
    expect(errors).toContain('--promote takes a version.');
  });

  it('prints the reason of a refusal and exits with 1', async () => {
    const { code, errors } = await release('mf-catalog', '--rollback', '0.1.0-aaaa');
    expect(code).toBe(1);
    expect(errors).toContain('store-api at http://127.0.0.1:9 cannot be reached');
  });

  it('does not claim that nothing has changed if the response to an edit is lost', async () => {
    const server = createServer((request, response) => {
      if (request.method === 'GET') response.end('{"releases": []}');
      else request.socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const lost = await releaseWith(
      { STORE_API_URL: `http://127.0.0.1:${port}` },
      'mf-cart',
      '--promote',
      '0.1.0-aaaa',
    );
    server.close();
    expect(lost.code).toBe(1);
    expect(lost.errors).toMatch(
      /^store-api at .* not known whether this took effect: look with --list/,
    );
    const { errors } = await release('mf-cart', '--promote', '0.1.0-aaaa');
    expect(errors).toMatch(/^Refused; the live releases are unchanged\. store-api at/);
  });

  it('R5 prints what is live before the reason why the shells do not confirm it', async () => {
    const live = [{ version: '0.1.0-aaaa', traffic: 100, default: true }];
    const server = createServer(({ method, url }, response) => {
      if (url === '/releases/shells') response.writeHead(403).end();
      else response.end(JSON.stringify(method === 'GET' ? { releases: [] } : { live }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const ended = await releaseWith(
      { STORE_API_URL: `http://127.0.0.1:${port}` },
      'mf-cart',
      '--promote',
      '0.1.0-aaaa',
    );
    server.close();
    expect(ended).toEqual({
      code: 1,
      output: 'cart 0.1.0-aaaa: 100 %\n',
      errors: expect.stringMatching(/^The edit is live, but the shells could not be asked: /),
    });
  });

  it('issues no preview link of a shop whose address is unknown', async () => {
    const { code, errors } = await release('mf-cart', '--preview', '0.1.0-aaaa');
    expect(code).toBe(1);
    expect(errors).toContain('Set SHOP_ORIGIN to the address of the shop.');
  });

  it.each([
    [
      'publishes nothing',
      ['mf-cart'],
      /Set ARTIFACT_ROOT to the store of its shop, and ARTIFACT_BASE_URL/,
    ],
    ['registers nothing', ['mf-cart', '--register'], /Set ARTIFACT_ROOT/],
    ['prunes nothing', ['prune', '--yes'], /Set ARTIFACT_ROOT/],
  ])('%s of this machine for a shop elsewhere', async (_, args, message) => {
    const server = createServer((_request, response) => response.end('{"releases": []}'));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const refused = await releaseWith({ STORE_API_URL: `http://127.0.0.1:${port}` }, ...args);
    server.close();
    expect(refused.code).toBe(1);
    expect(refused.errors).toMatch(message);
  });

  it('prunes nothing without store-api, and explains its words', async () => {
    const store = { ARTIFACT_ROOT: join(tmpdir(), 'no-artifacts') };
    const refused = await releaseWith(store, 'prune', '--yes');
    expect(refused.code).toBe(1);
    expect(refused.errors).toContain('store-api at http://127.0.0.1:9 cannot be reached');
    const { code, errors } = await release('prune', '--keep', 'all');
    expect(code).toBe(2);
    expect(errors).toMatch(/--keep takes a whole number[\s\S]*npm run release -- prune/);
  });
});
