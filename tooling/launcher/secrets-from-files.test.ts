import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeSecretsFromFiles } from './secrets-from-files.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'launcher-secrets-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const fileWith = (content: string): string => {
  const file = join(folder, 'secret');
  writeFileSync(file, content);
  return file;
};

describe('secrets of the whole shop from files', () => {
  it('are in the environment of the processes instead of the files; the rest stays', () => {
    const file = fileWith('smtps://mail.example\n');
    const environment = { SMTP_URL_FILE: file, MERCHANT_FILE: 'm.json', COMMERCE_USERS: '[]' };
    takeSecretsFromFiles(environment);
    expect(environment).toEqual({
      SMTP_URL: 'smtps://mail.example',
      SMTP_URL_FILE: '',
      MERCHANT_FILE: 'm.json',
      COMMERCE_USERS: '[]',
    });
  });

  it('are refused with every problem at once', () => {
    const environment = {
      HEALTH_SIGNING_KEY: 'a-key-of-this-shop',
      HEALTH_SIGNING_KEY_FILE: fileWith('another'),
      COMMERCE_USERS_FILE: join(folder, 'missing'),
    };
    const take = () => takeSecretsFromFiles(environment);
    expect(take).toThrow('HEALTH_SIGNING_KEY_FILE contradicts HEALTH_SIGNING_KEY');
    expect(take).toThrow(/COMMERCE_USERS_FILE .*ENOENT/);
  });
});
