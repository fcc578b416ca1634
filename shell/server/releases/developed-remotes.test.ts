import { makeRelease } from '../../src/testing/make-release.ts';
import {
  developedRemotesText,
  hasDeveloped,
  withDevelopedRemotes,
  type DevelopedRemotes,
} from './developed-remotes.ts';
import { liveRemotes, type ReleaseSet, type ReleaseSets } from './release-set.ts';

const set: ReleaseSet = {
  id: 'before',
  releases: { catalog: makeRelease('1.0.0'), cart: makeRelease('1.0.0') },
  containers: { catalog: '/kept/catalog' },
  styles: {},
};
const sets: ReleaseSets = {
  defaultSet: set,
  canaries: [{ remote: 'cart', cohorts: { from: 0, to: 10 }, set }],
};
const cart = {
  url: 'http://127.0.0.1:3102/remoteEntry.js',
  routes: [{ id: 'cart', path: 'cart', rendering: 'server' as const }],
};

describe('developed remotes', () => {
  it('replace their releases, unverified and in the browser only', () => {
    const { releases, containers } = withDevelopedRemotes(sets, { cart }).defaultSet;
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
    const idWith = (developed: DevelopedRemotes) =>
      withDevelopedRemotes(sets, developed).defaultSet.id;
    expect(idWith({ cart })).not.toBe(idWith({}));
  });

  it('leave a shop alone that has none', () => {
    expect(withDevelopedRemotes(sets, undefined)).toBe(sets);
    expect([undefined, {}, { cart }].map(hasDeveloped)).toEqual([false, false, true]);
  });

  it('are what who develops sees, not a canary', () => {
    expect(withDevelopedRemotes(sets, { cart }).canaries).toEqual([]);
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
