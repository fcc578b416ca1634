import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'commerce-config-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const fileWith = (content: string): string => {
  const file = join(folder, 'secret');
  writeFileSync(file, content);
  return file;
};

describe('the environment of the platform', () => {
  it('takes an empty variable as not set', () => {
    const empty = { COMMERCE_TLS_PORT: '', COMMERCE_CLIENTS: '', COMMERCE_ADMIN_TOKEN: '' };
    expect(readConfig(empty)).toMatchObject({
      ok: true,
      config: { tls: { port: null }, furtherClients: [], admin: { token: null } },
    });
  });

  it('takes users from a file, as they have passwords', () => {
    const users = [{ email: 'ada@shop.example', password: 'a-password' }];
    const read = readConfig({ COMMERCE_USERS_FILE: fileWith(`${JSON.stringify(users)}\n`) });
    expect(read).toMatchObject({ ok: true, config: { furtherUsers: users } });
  });

  it('names every problem at once, and no secret', () => {
    const read = readConfig({
      COMMERCE_PROT: '3010',
      COMMERCE_PORT: 'many',
      COMMERCE_ADMIN_TOKEN: 'a-token-of-the-admin',
      COMMERCE_ADMIN_TOKEN_FILE: fileWith('another'),
      COMMERCE_USERS: 'a-password',
    });
    const problems = read.ok ? [] : read.problems;
    expect(problems).toEqual([
      'COMMERCE_PROT: is unknown: rename it to COMMERCE_PORT, or remove it',
      'COMMERCE_ADMIN_TOKEN_FILE: contradicts COMMERCE_ADMIN_TOKEN: set only one of them',
      expect.stringMatching(/^COMMERCE_PORT: /),
      'COMMERCE_USERS: must be JSON',
    ]);
    expect(problems.join()).not.toMatch(/a-token-of-the-admin|another|a-password/);
  });
});
