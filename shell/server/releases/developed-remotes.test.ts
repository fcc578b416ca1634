import { makeRelease } from '../../src/testing/make-release.ts';
import { developedRemotesText, hasDeveloped, withDevelopedRemotes } from './developed-remotes.ts';
import { liveRemotes, type ReleaseSet } from './release-set.ts';

const set: ReleaseSet = {
  id: 'before',
  releases: { catalog: makeRelease('1.0.0'), cart: makeRelease('1.0.0') },
  containers: { catalog: '/kept/catalog' },
  styles: {},
};
const cart = {
  url: 'http://127.0.0.1:3102/remoteEntry.js',
  routes: [{ id: 'cart', path: 'cart', rendering: 'server' as const }],
};

describe('developed remotes', () => {
  it('stand in the place of their releases, unverified and for the browser alone', () => {
    const { releases, containers } = withDevelopedRemotes(set, { cart });
    const live = liveRemotes({ ...set, releases });
    expect(live.cart).toMatchObject({
      url: cart.url,
      integrity: '',
      routes: [{ id: 'cart', path: 'cart', rendering: 'client' }],
    });
    expect(live.catalog?.version).toBe('1.0.0');
    expect(containers).toEqual({ catalog: '/kept/catalog' });
  });

  it('make another release set, so that no page of the one before is sent', () => {
    expect(withDevelopedRemotes(set, { cart }).id).not.toBe(withDevelopedRemotes(set, {}).id);
  });

  it('leave a shop alone that has none', () => {
    expect(withDevelopedRemotes(set, undefined)).toBe(set);
    expect([undefined, {}, { cart }].map(hasDeveloped)).toEqual([false, false, true]);
  });

  it('are read from the environment, and refused when they are not right', () => {
    expect(developedRemotesText.parse(JSON.stringify({ cart }))).toEqual({ cart });
    const wrong = ['{', '{"wine":{}}', '{"cart":{"url":"file:///etc/passwd","routes":[]}}'];
    expect(wrong.map((text) => developedRemotesText.safeParse(text).success)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
