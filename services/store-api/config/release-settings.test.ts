import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './read-config.ts';

const token = 'a-token-long-enough';

describe('readConfig, for the release gate', () => {
  it('reads the versions that the shell shares', () => {
    const read = (SHOP_SHARED: string) =>
      readConfig({ STORE_API_DEPLOY_TOKEN: token, SHOP_SHARED }, '1.2.3');
    expect(read('react@19.3.1, @shop/contracts@1.0.0')).toMatchObject({
      config: { shared: { react: '19.3.1', '@shop/contracts': '1.0.0' } },
    });
    expect(read('react')).toEqual({
      ok: false,
      problems: ['SHOP_SHARED must be versions: react@19.3.1, react-dom@19.3.1'],
    });
  });

  it('reads the keys that sign releases, and rejects any other kind of key', () => {
    const folder = mkdtempSync(join(tmpdir(), 'release-keys-'));
    const read = (keys: object) => {
      const file = join(folder, 'keys.json');
      writeFileSync(file, JSON.stringify(keys));
      return readConfig({ STORE_API_DEPLOY_TOKEN: token, STORE_API_RELEASE_KEYS: file }, '1.2.3');
    };
    const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();
    const { publicKey } = generateKeyPairSync('ed25519');
    const good = read({ cart: [pem(publicKey)] });
    expect(good.ok && good.config.releaseKeys?.['cart']?.[0]?.equals(publicKey)).toBe(true);
    for (const key of [pem(generateKeyPairSync('x25519').publicKey), 'ssh-ed25519 AAAA']) {
      expect(read({ cart: [key] })).toEqual({
        ok: false,
        problems: [expect.stringMatching(/STORE_API_RELEASE_KEYS.*Ed25519 public key as PEM/s)],
      });
    }
    rmSync(folder, { recursive: true });
  });
});
