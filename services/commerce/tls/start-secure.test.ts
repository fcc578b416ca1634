import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config/config.ts';
import { startServer } from '../start-server.ts';
import { authorityPath } from './load-certificates.ts';
import { spkiOf } from './spki-of.ts';

describe('a platform with TLS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'describe-tls-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const saidAtStart = async (env: Record<string, string>) => {
    const read = readConfig({
      COMMERCE_PORT: '0',
      COMMERCE_DB: ':memory:',
      COMMERCE_SEED: 'none',
      COMMERCE_TLS_FOLDER: folder,
      ...env,
    });
    if (!read.ok) throw new Error(read.problems.join('\n'));
    const said: string[] = [];
    const server = await startServer(read.config, (line) => said.push(line));
    await server.stop();
    return { said: said.join('\n'), secure: server.secure };
  };

  it('says at start what a client must know of it', async () => {
    const { said, secure } = await saidAtStart({ COMMERCE_PROXY_PORT: '0' });
    const authority = readFileSync(authorityPath(folder), 'utf8');
    expect(said).toContain(`commerce over TLS on 127.0.0.1:${secure?.tlsPort}`);
    expect(said).toContain(
      `proxy to the official host names on http://127.0.0.1:${secure?.proxyPort}`,
    );
    expect(said).toContain(`--ignore-certificate-errors-spki-list=${spkiOf(authority)}`);
    expect(said).toMatch(/ca\.pem/);
  });

  it('reports neither a proxy nor TLS if disabled', async () => {
    expect((await saidAtStart({ COMMERCE_TLS_PORT: '0' })).said).not.toContain('proxy');
    expect((await saidAtStart({})).said).not.toMatch(/TLS|spki/);
  });
});
