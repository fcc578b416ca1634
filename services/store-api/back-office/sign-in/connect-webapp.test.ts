import {
  createLocalJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  SignJWT,
  type CryptoKey,
  type JWTPayload,
} from 'jose';
import { connectWebapp } from './connect-webapp.ts';

const SETTINGS = {
  clientId: 'desk',
  clientSecret: 'secret-of-the-desk',
  authEndpoint: 'http://127.0.0.1:9',
  authorizeEndpoint: 'http://127.0.0.1:9',
  redirectUri: 'http://localhost:11020/back-office/callback',
};
const CLAIMS = {
  application: { kind: 'webapp', client_id: 'desk' },
  owner: { type: 'User', id: 'annaId' },
};

let own: { publicKey: CryptoKey; privateKey: CryptoKey };
beforeAll(async () => {
  own = await generateKeyPair('RS512', { extractable: true });
});

const userOf = async (token: string) => {
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS512', use: 'sig' };
  return connectWebapp(SETTINGS, createLocalJWKSet({ keys: [jwk] })).userOf(token);
};
const sign = (
  claims: JWTPayload = CLAIMS,
  { key = own.privateKey, alg = 'RS512', seconds = 60 }: SignWith = {},
): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg, kid: 'k1' })
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(key);

interface SignWith {
  key?: CryptoKey | Uint8Array;
  alg?: string;
  seconds?: number;
}

describe('whom a token of the platform speaks for', () => {
  it('O4 is its user', async () => {
    expect(await userOf(await sign())).toBe('annaId');
  });

  it.each<[string, JWTPayload]>([
    ['another webapp', { ...CLAIMS, application: { kind: 'webapp', client_id: 'other' } }],
    ['an integration', { ...CLAIMS, application: { kind: 'integration', client_id: 'desk' } }],
    ['a shop', { ...CLAIMS, application: { kind: 'sales_channel', client_id: 'desk' } }],
    ['a customer', { ...CLAIMS, owner: { type: 'Customer', id: 'annaId' } }],
    ['nobody', { application: CLAIMS.application }],
    ['a user without an id', { ...CLAIMS, owner: { type: 'User', id: '' } }],
  ])('X is no one where it was given to or for %s', async (_, claims) => {
    expect(await userOf(await sign(claims))).toBeNull();
  });

  it('X is null for an expired token or one signed with another key', async () => {
    expect(await userOf(await sign(CLAIMS, { seconds: -60 }))).toBeNull();
    const { privateKey } = await generateKeyPair('RS512');
    expect(await userOf(await sign(CLAIMS, { key: privateKey }))).toBeNull();
  });

  it('X is no one where nothing signed it, or the public key as a secret', async () => {
    const part = (it: object) => Buffer.from(JSON.stringify(it)).toString('base64url');
    const claims = { ...CLAIMS, exp: Math.floor(Date.now() / 1000) + 60 };
    expect(await userOf(`${part({ alg: 'none' })}.${part(claims)}.`)).toBeNull();
    const key = new TextEncoder().encode(await exportSPKI(own.publicKey));
    expect(await userOf(await sign(CLAIMS, { key, alg: 'HS512' }))).toBeNull();
  });

  it.each(['', '..', 'a.b.c', 'x'.repeat(100_000)])('X is no one in any text', async (text) => {
    expect(await userOf(text)).toBeNull();
  });
});
