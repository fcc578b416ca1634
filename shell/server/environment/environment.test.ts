import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'shell-config-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const fileWith = (content: string): string => {
  const file = join(folder, 'file');
  writeFileSync(file, content);
  return file;
};

describe('the environment of the shell', () => {
  it('may be empty', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      shop: { origin: 'http://localhost:3000', locales: ['it', 'en', 'de'] },
      health: undefined,
      shellToken: undefined,
    });
  });

  it('takes secrets from files', () => {
    const file = fileWith('a-key-of-16-chars-or-more\n');
    const config = readConfig({ HEALTH_SIGNING_KEY_FILE: file, STORE_API_SHELL_TOKEN_FILE: file });
    expect(config).toMatchObject({
      health: { key: 'a-key-of-16-chars-or-more' },
      shellToken: 'a-key-of-16-chars-or-more',
    });
  });

  it('takes trusted proxies', () => {
    expect(readConfig({})).toMatchObject({ trustedProxies: [] });
    expect(readConfig({ SHELL_TRUSTED_PROXIES: '10.0.0.1, fd00::/8' })).toMatchObject({
      trustedProxies: ['10.0.0.1', 'fd00::/8'],
    });
  });

  it('names every problem at once, and no secret', () => {
    const file = fileWith('{}');
    const given = {
      SHELL_PROT: '3000',
      SHELL_PORT: '0',
      SHELL_TRUSTED_PROXIES: '10.0.0.0/8/8',
      HEALTH_SIGNING_KEY: 'a-secret',
      STORE_API_SHELL_TOKEN: 'another-secret-of-the-shell',
      STORE_API_SHELL_TOKEN_FILE: file,
      MERCHANT_FILE: file,
      MARKETS_FILE: join(folder, 'missing'),
    };
    const read = () => readConfig(given);
    for (const problem of [
      'SHELL_PROT: is unknown: rename it to SHELL_PORT',
      'SHELL_PORT: Too small',
      'SHELL_TRUSTED_PROXIES: must be addresses or networks',
      'HEALTH_SIGNING_KEY: Too small',
      'STORE_API_SHELL_TOKEN_FILE: contradicts STORE_API_SHELL_TOKEN',
      `MERCHANT_FILE: ${file} is invalid`,
      'MARKETS_FILE: ',
    ])
      expect(read).toThrow(problem);
    expect(read).not.toThrow('secret-of-the-shell');
  });
});
