import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteName } from '@shop/contracts/remote/fragments';
import { REMOTE_NAMES } from '../../remotes.ts';
import { keepSecret } from './local-secret.ts';

const newKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/**
 * The key that signs releases of one remote of a local shop, created once in a file that only its owner can read.
 *
 * @param data the shop's data folder, `.shop/3000`
 */
export const localSigningKey = async (data: string, name: RemoteName): Promise<KeyObject> =>
  createPrivateKey(await keepSecret(join(data, 'signing-keys', `${name}.pem`), newKey));

/** A team's key from PEM text. @throws if it is no Ed25519 private key */
export const signingKeyOf = (pem: string): KeyObject => {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new Error(`SHOP_SIGNING_KEY is a key of type ${key.asymmetricKeyType}, not Ed25519`);
};

/**
 * A team's key from a setting: PEM text or the path of a PEM file.
 *
 * @throws if it is no Ed25519 private key
 */
export const readSigningKey = async (setting: string): Promise<KeyObject> =>
  signingKeyOf(setting.includes('-----BEGIN') ? setting : await readFile(setting, 'utf8'));

/**
 * Writes the public keys of all teams of a local shop, as store-api reads them (`STORE_API_RELEASE_KEYS`).
 *
 * @param data the shop's data folder
 * @returns path of the file
 */
export const writeReleaseKeys = async (data: string): Promise<string> => {
  const keys = await Promise.all(
    REMOTE_NAMES.map(async (name) => {
      const key = createPublicKey(await localSigningKey(data, name));
      return [name, [key.export({ type: 'spki', format: 'pem' }).toString()]] as const;
    }),
  );
  const file = join(data, 'release-keys.json');
  await writeFile(file, JSON.stringify(Object.fromEntries(keys), null, 2), { mode: 0o600 });
  return file;
};
