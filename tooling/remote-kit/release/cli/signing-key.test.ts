import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyId } from '@shop/server-kit/signing';
import { localSigningKey, readSigningKey, writeReleaseKeys } from './signing-key.ts';

let data: string;
beforeEach(async () => {
  data = join(await mkdtemp(join(tmpdir(), 'keys-')), '.shop');
});
afterEach(() => rm(join(data, '..'), { recursive: true }));

const pem = (type: 'ed25519' | 'x25519') =>
  (type === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('x25519')).privateKey
    .export({ type: 'pkcs8', format: 'pem' })
    .toString();

describe('the signing keys of a local shop', () => {
  it('are created once per remote, readable only by their owner', async () => {
    const cart = keyId(await localSigningKey(data, 'cart'));
    expect(keyId(await localSigningKey(data, 'cart'))).toBe(cart);
    expect(keyId(await localSigningKey(data, 'account'))).not.toBe(cart);
    expect((await stat(join(data, 'signing-keys/cart.pem'))).mode & 0o777).toBe(0o600);
  });

  it('are registered by their public halves', async () => {
    const keys = JSON.parse(await readFile(await writeReleaseKeys(data), 'utf8'));
    expect(Object.keys(keys).sort()).toEqual(['account', 'cart', 'catalog', 'checkout']);
    expect(keyId(createPublicKey(keys.cart[0]))).toBe(keyId(await localSigningKey(data, 'cart')));
    expect(JSON.stringify(keys)).not.toContain('PRIVATE');
  });
});

describe('readSigningKey', () => {
  it('takes the key itself or the path of its file', async () => {
    const text = pem('ed25519');
    const file = join(data, '..', 'team.pem');
    await writeFile(file, text);
    expect(keyId(await readSigningKey(file))).toBe(keyId(await readSigningKey(text)));
  });

  it('rejects a key that cannot sign', async () => {
    await expect(readSigningKey(pem('x25519'))).rejects.toThrow(/x25519, not Ed25519/);
  });
});
