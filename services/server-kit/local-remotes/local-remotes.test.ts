import { deflateRawSync } from 'node:zlib';
import type { LocalRemotes } from '@shop/contracts/remote/developed-remotes';
import { decodeLocalRemotes, encodeLocalRemotes, LOCAL_REMOTES_LIMIT } from './index.ts';

const url = 'http://127.0.0.1:3102/remoteEntry.js';
const local: LocalRemotes = {
  contract: '3.0.0',
  remotes: {
    cart: {
      url,
      routes: [{ id: 'cart', path: 'cart', rendering: 'private' }],
      slots: [{ slot: 'product:below-facts', fragment: 'cart/Offer' as never, order: 10 }],
      frames: ['payment-frame'],
    },
  },
};

/** The text of anything, as a stranger may send it. */
const textOf = (value: unknown): string =>
  deflateRawSync(JSON.stringify(value)).toString('base64url');

const withUrl = (address: string) =>
  textOf({ ...local, remotes: { cart: { ...local.remotes['cart'], url: address } } });

describe('local remotes as text', () => {
  it('are the same after a link or a cookie', () => {
    expect(decodeLocalRemotes(encodeLocalRemotes(local))).toEqual(local);
  });

  it.each(['http://127.0.0.1:3102/remoteEntry.js', 'http://localhost:65535/remoteEntry.js'])(
    'may be at %s',
    (address) => expect(decodeLocalRemotes(withUrl(address))).not.toBeNull(),
  );

  it.each([
    'http://evil.example/remoteEntry.js',
    'http://evil.example:3102/remoteEntry.js',
    'https://127.0.0.1:3102/remoteEntry.js',
    'http://127.0.0.1/remoteEntry.js',
    'http://127.0.0.1.evil.example:3102/remoteEntry.js',
    'http://localhost.evil.example:3102/remoteEntry.js',
    'http://127.0.0.1@evil.example:3102/remoteEntry.js',
    'http://evil@127.0.0.1:3102/remoteEntry.js',
    'http://127.0.0.2:3102/remoteEntry.js',
    'http://192.168.1.2:3102/remoteEntry.js',
    'http://0.0.0.0:3102/remoteEntry.js',
    'http://[::1]:3102/remoteEntry.js',
    'http://127.0.0.1:3102/other.js',
    'http://127.0.0.1:3102/remoteEntry.js?x=1',
    'http://127.0.0.1:3102/remoteEntry.js#x',
    'javascript:alert(1)',
    'not an address',
  ])('are refused at %s', (address) => expect(decodeLocalRemotes(withUrl(address))).toBeNull());

  it.each([
    ['no text', undefined],
    ['several texts', [encodeLocalRemotes(local), encodeLocalRemotes(local)]],
    ['an empty text', ''],
    ['other characters', `${encodeLocalRemotes(local)};`],
    ['a truncated text', encodeLocalRemotes(local).slice(0, -4)],
    ['no remote', textOf({ ...local, remotes: {} })],
    ['an invalid name', textOf({ ...local, remotes: { 'Cart!': local.remotes['cart'] } })],
    ['no contract', textOf({ remotes: local.remotes })],
    ['a further field', textOf({ ...local, more: 1 })],
    [
      'a route with a slash',
      textOf({ ...local, remotes: { cart: { url, routes: [{ path: '/' }] } } }),
    ],
    ['prototypes', textOf({ ...local, remotes: JSON.parse('{"__proto__":{}}') })],
  ])('are refused: %s', (_what, text) => expect(decodeLocalRemotes(text)).toBeNull());

  it('are refused if too long, compressed or not', () => {
    expect(decodeLocalRemotes('A'.repeat(LOCAL_REMOTES_LIMIT + 1))).toBeNull();
    const bomb = textOf({ ...local, contract: '0'.repeat(200_000) });
    expect(bomb.length).toBeLessThan(LOCAL_REMOTES_LIMIT);
    expect(decodeLocalRemotes(bomb)).toBeNull();
    const routes = Array.from({ length: 400 }, (_, index) => ({
      ...{ id: `${Math.sin(index)}`, path: `${Math.cos(index)}`, rendering: 'client' as const },
    }));
    expect(() => encodeLocalRemotes({ ...local, remotes: { cart: { url, routes } } })).toThrow(
      'develop fewer remotes at a time',
    );
  });
});
