import { MANIFEST_SCHEMA_URL, type LiveRelease } from '@shop/contracts/remote/release-manifest';
import { makeRelease } from '../../src/testing/make-release.ts';
import { chooseCanaries } from './choose-canaries.ts';
import { chooseReleases } from './choose-releases.ts';

const live = (release: LiveRelease, traffic: number, isDefault: boolean): LiveRelease => ({
  ...release,
  deployment: { traffic, default: isDefault },
});

const withCanary = (percentage: number, contract?: string) => [
  live(makeRelease('1.0.0'), 100 - percentage, true),
  live(makeRelease('2.0.0', contract ? { contract } : {}), percentage, false),
];

const choose = (microFrontends: Record<string, LiveRelease[]>) => {
  const manifest = { schema: MANIFEST_SCHEMA_URL, microFrontends } as const;
  const { canaries, notes } = chooseCanaries(manifest, chooseReleases(manifest, {}).releases);
  const versions = canaries.map(({ below, releases }) => [
    below,
    ...Object.entries(releases).map(([name, it]) => `${name}@${it.metadata.version}`),
  ]);
  return { versions, notes };
};

describe('chooseCanaries', () => {
  it('is empty if every remote has only its default release', () => {
    expect(choose({ catalog: [makeRelease('1.0.0')] })).toEqual({ versions: [], notes: [] });
  });

  it('sends the canary’s percentage to it, with the default releases of other remotes', () => {
    const { versions } = choose({ cart: [makeRelease('1.0.0')], catalog: withCanary(10) });
    expect(versions).toEqual([[10, 'cart@1.0.0', 'catalog@2.0.0']]);
  });

  it('sends those of the smaller of two canaries to the larger one too', () => {
    const { versions } = choose({ cart: withCanary(50), catalog: withCanary(10) });
    expect(versions).toEqual([
      [10, 'cart@2.0.0', 'catalog@2.0.0'],
      [50, 'cart@2.0.0', 'catalog@1.0.0'],
    ]);
  });

  it('makes one set of canaries with the same percentage', () => {
    const { versions } = choose({ cart: withCanary(10), catalog: withCanary(10) });
    expect(versions).toEqual([[10, 'cart@2.0.0', 'catalog@2.0.0']]);
  });

  it('skips a canary of another contract, and logs why', () => {
    const { versions, notes } = choose({ catalog: withCanary(10, '99.0.0') });
    expect(versions).toEqual([]);
    expect(notes).toEqual([
      expect.stringMatching(/canary catalog 2\.0\.0 needs contract 99\.0\.0.*nobody/),
    ]);
  });
});
