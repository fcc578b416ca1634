import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createLocalJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  SignJWT,
  type CryptoKey,
  type JWTPayload,
} from 'jose';
import { PlatformError } from '../../platform/platform.ts';
import { createBearerCheck } from './check-bearer.ts';

const settings = { authEndpoint: 'http://127.0.0.1:9', organization: 'fonte-vigna' };
const CLAIMS = {
  organization: { id: 'orgId', slug: 'fonte-vigna' },
  owner: { type: 'Customer', id: 'adaId' },
};

let pair: { publicKey: CryptoKey; privateKey: CryptoKey };
beforeAll(async () => {
  pair = await generateKeyPair('RS512', { extractable: true });
});

const keys = async () =>
  createLocalJWKSet({
    keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS512', use: 'sig' }],
  });
const check = async (token: string) => createBearerCheck(settings, await keys())(token);

interface Signed {
  claims?: JWTPayload;
  key?: CryptoKey | Uint8Array;
  header?: { alg: string; kid?: string };
  /** Seconds from now. */
  exp?: number | null;
}

const sign = ({
  claims = CLAIMS,
  key = pair.privateKey,
  header = { alg: 'RS512', kid: 'k1' },
  exp = 60,
}: Signed = {}): Promise<string> => {
  const token = new SignJWT(claims).setProtectedHeader(header);
  if (exp !== null) token.setExpirationTime(Math.floor(Date.now() / 1000) + exp);
  return token.sign(key);
};

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

describe('O3 the token of a customer', () => {
  it('is good by the platform’s signature', async () => {
    const token = await sign();
    expect(await check(token)).toEqual({ id: 'adaId', token });
  });

  it.each([
    ['expired', { exp: -60 }],
    ['without an end', { exp: null }],
    ['of another organization', { claims: { ...CLAIMS, organization: { slug: 'another' } } }],
    ['of a user', { claims: { ...CLAIMS, owner: { type: 'User', id: 'u' } } }],
    ['of nobody', { claims: { organization: CLAIMS.organization } }],
    ['of a customer without an id', { claims: { ...CLAIMS, owner: { type: 'Customer', id: '' } } }],
    ['by a key of another name', { header: { alg: 'RS512', kid: 'k2' } }],
  ] satisfies [string, Signed][])('is not one %s', async (_, signed) => {
    expect(await check(await sign(signed))).toBeNull();
  });

  it('may be of a clock that goes a little before ours, and not of one two hours off', async () => {
    expect(await check(await sign({ exp: -20 }))).not.toBeNull();
    expect(await check(await sign({ exp: -7_200 }))).toBeNull();
    const notYet = { claims: { ...CLAIMS, nbf: Math.floor(Date.now() / 1000) + 7_200 } };
    expect(await check(await sign(notYet))).toBeNull();
  });

  it('must be signed by the platform', async () => {
    const other = await generateKeyPair('RS512');
    expect(await check(await sign({ key: other.privateKey }))).toBeNull();
  });

  it('is not signed with the public key as a secret', async () => {
    const secret = new TextEncoder().encode(await exportSPKI(pair.publicKey));
    expect(
      await check(await sign({ key: secret, header: { alg: 'HS256', kid: 'k1' } })),
    ).toBeNull();
  });

  it('is never unsigned, nor changed after it was signed', async () => {
    const claims = { ...CLAIMS, exp: Math.floor(Date.now() / 1000) + 60 };
    for (const alg of ['none', 'None', 'NONE', ''])
      expect(await check(`${encode({ alg })}.${encode(claims)}.`)).toBeNull();
    const [head, , signature] = (await sign()).split('.');
    const changed = encode({ ...claims, owner: { type: 'Customer', id: 'eve' } });
    expect(await check(`${head}.${changed}.${signature}`)).toBeNull();
  });

  it.each(['', '.', '..', 'a.b.c', 'x'.repeat(100_000)])('is not any text', async (text) => {
    expect(await check(text)).toBeNull();
  });
});

describe('the platform’s keys', () => {
  it('that cannot be had are no reason to call a token bad', async () => {
    const token = await sign();
    await expect(createBearerCheck(settings)(token)).rejects.toThrow(PlatformError);
  });

  it('are fetched once, and rejected if the response is not a key set', async () => {
    let asked = 0;
    let answer = JSON.stringify({
      keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS512' }],
    });
    const server = createServer((_, response) => {
      asked += 1;
      response.end(answer);
    }).listen(0);
    await new Promise((resolve) => server.once('listening', resolve));
    const authEndpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const remote = createBearerCheck({ ...settings, authEndpoint });
    for (let time = 0; time < 3; time += 1) expect(await remote(await sign())).not.toBeNull();
    expect(asked).toBe(1);
    answer = '<!doctype html>';
    const other = createBearerCheck({ ...settings, authEndpoint });
    await expect(other(await sign())).rejects.toThrow(PlatformError);
    server.close();
  });
});
