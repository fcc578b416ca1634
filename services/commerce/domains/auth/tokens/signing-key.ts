import { createHash, generateKeyPairSync } from 'node:crypto';
import { importJWK, type CryptoKey, type JWK } from 'jose';
import type { Store } from '../../../engine/store/store.ts';

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  /** What `/.well-known/jwks.json` shows. */
  readonly publicJwk: JWK;
}

/** Name of the key's row in `_settings`. */
export const SIGNING_KEY_SETTING = 'signing_key';

/** A new RSA key as JWK, as `_settings` keeps it. */
export const newSigningKey = (): string => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return JSON.stringify(privateKey.export({ format: 'jwk' }));
};

const readOrMake = (store: Store): JWK => {
  const saved = store
    .statement('SELECT value FROM _settings WHERE name = ?')
    .get(SIGNING_KEY_SETTING);
  if (saved) return JSON.parse(String(saved['value'])) as JWK;
  const key = newSigningKey();
  store.statement('INSERT INTO _settings VALUES (?, ?)').run(SIGNING_KEY_SETTING, key);
  return JSON.parse(key) as JWK;
};

/** The key tokens are signed with; kept in the database, so tokens outlive a restart. */
export const loadSigningKey = async (store: Store): Promise<SigningKey> => {
  const jwk = readOrMake(store);
  const { kty, n, e } = jwk;
  const kid = createHash('sha256').update(String(n)).digest('base64url');
  const publicJwk: JWK = { kty, n, e, kid, use: 'sig', alg: 'RS512' };
  const [privateKey, publicKey] = await Promise.all([
    importJWK(jwk, 'RS512'),
    importJWK(publicJwk, 'RS512'),
  ]);
  return {
    kid,
    publicJwk,
    privateKey: privateKey as CryptoKey,
    publicKey: publicKey as CryptoKey,
  };
};
