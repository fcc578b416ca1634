import { generateKeyPairSync } from 'node:crypto';
import type { Release } from '@shop/contracts/remote/release-manifest';
import { describesRelease, keyId, readStatement, signerOf, stateRelease } from './index.ts';

const team = generateKeyPairSync('ed25519');
const other = generateKeyPairSync('ed25519');

const integrity = `sha384-${'A'.repeat(64)}`;
const release: Release = {
  url: 'https://cdn.example/cart/0.1.0-aaaa/web/remoteEntry.js',
  metadata: { version: '0.1.0-aaaa', integrity },
  extras: {
    contract: '2.6.0',
    routes: [{ id: 'cart', path: 'cart', rendering: 'private' }],
    assets: { 'page-cart': { js: ['page-cart.js'], css: [] } },
    integrity: { 'page-cart.js': integrity },
    node: {
      url: 'https://cdn.example/cart/0.1.0-aaaa/node/',
      entry: 'remoteEntry.cjs',
      files: [{ path: 'remoteEntry.cjs', integrity }],
    },
    shared: { react: '19.3.1' },
    runtime: '2.9.2',
    gitSha: 'abc',
    builtAt: '2026-11-20T08:00:00.000Z',
  },
};
const predicate = { provenance: null, sbom: null, uses: ['account/AuthForm' as const] };
const stated = stateRelease('cart', release, predicate, team.privateKey);
const statement = readStatement(stated);
if (!statement) throw new Error('the statement is malformed');

describe('a release’s statement', () => {
  it('keeps the predicate', () => {
    expect(statement.predicate).toEqual(predicate);
  });

  it('is signed by the team’s key and by no other', () => {
    expect(signerOf(stated, [other.publicKey, team.publicKey])).toBe(keyId(team.privateKey));
    expect(signerOf(stated, [other.publicKey])).toBeUndefined();
    expect(signerOf(stateRelease('cart', release, predicate), [team.publicKey])).toBeUndefined();
  });

  it('loses its signature with any change', () => {
    const changed = { ...statement, predicate: { ...predicate, uses: [] } };
    const payload = Buffer.from(JSON.stringify(changed)).toString('base64');
    expect(signerOf({ ...stated, payload }, [team.publicKey])).toBeUndefined();
  });

  it('describes its release, in any order of keys and built at any time', () => {
    const extras = Object.fromEntries(Object.entries(release.extras).reverse());
    const same = { ...release, extras: { ...extras, builtAt: '2027-01-01T00:00:00.000Z' } };
    expect(describesRelease(statement, 'cart', same as Release)).toBe(true);
  });

  it.each<[string, string, Partial<Release>]>([
    ['another remote', 'catalog', {}],
    ['another version', 'cart', { metadata: { ...release.metadata, version: '0.1.0-bbbb' } }],
    ['another address', 'cart', { url: 'https://evil.example/remoteEntry.js' }],
    ['other routes', 'cart', { extras: { ...release.extras, routes: [] } }],
  ])('does not describe %s', (_, remote, changes) => {
    expect(describesRelease(statement, remote, { ...release, ...changes })).toBe(false);
  });

  it('is undefined if the payload is malformed', () => {
    const payload = Buffer.from('{"_type":1}').toString('base64');
    expect(readStatement({ ...stated, payload })).toBeUndefined();
    expect(readStatement({ ...stated, payload: 'AAAA' })).toBeUndefined();
  });
});
