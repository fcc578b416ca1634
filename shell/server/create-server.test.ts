/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { createServer } from './create-server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shell-server-'));
  mkdirSync(join(folder, 'dist/web'), { recursive: true });
  writeFileSync(join(folder, 'dist/assets.json'), '{"shell":{"js":[],"css":[]}}');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Address of the visitor whose request the proxy passes on. */
const visitorBehind = async (proxy: string, environment: Record<string, string>) => {
  const config = readConfig({
    // Nothing listens there.
    STORE_API_ENDPOINT: 'http://127.0.0.1:1',
    SHELL_DATA_DIR: join(folder, 'data'),
    SHELL_DIST: join(folder, 'dist'),
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const app = await createServer(config);
  app.get('/test/address', async ({ ip }) => ip);
  const headers = { 'x-forwarded-for': '203.0.113.7, 198.51.100.9' };
  const { body } = await app.inject({ url: '/test/address', remoteAddress: proxy, headers });
  await app.close();
  return body;
};

describe('the shell behind a proxy', () => {
  it('S5 limits guesses of orders by the visitor’s address if it trusts the proxy', async () => {
    const trusting = { SHELL_TRUSTED_PROXIES: '10.0.0.0/8' };
    expect(await visitorBehind('10.0.0.1', trusting)).toBe('198.51.100.9');
    expect(await visitorBehind('192.0.2.1', trusting)).toBe('192.0.2.1');
    expect(await visitorBehind('10.0.0.1', {})).toBe('10.0.0.1');
  });
});
