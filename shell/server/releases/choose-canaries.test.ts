import { MANIFEST_SCHEMA_URL, type LiveRelease } from '@shop/contracts/remote/release-manifest';
import { makeRelease } from '../../src/testing/make-release.ts';
import { chooseCanaries } from './choose-canaries.ts';
import { chooseReleases } from './choose-releases.ts';

const live = (
  release: LiveRelease,
  traffic: number,
  isDefault: boolean,
  from?: number,
): LiveRelease => ({
  ...release,
  deployment: { traffic, default: isDefault, from },
});

const withCanary = (
  percentage: number,
  { contract, from }: { contract?: string; from?: number } = {},
) => [
  live(makeRelease('1.0.0'), 100 - percentage, true),
  live(makeRelease('2.0.0', contract ? { contract } : {}), percentage, false, from),
];

const choose = (microFrontends: Record<string, LiveRelease[]>) => {
  const manifest = { schema: MANIFEST_SCHEMA_URL, microFrontends } as const;
  const { canaries, notes } = chooseCanaries(manifest, chooseReleases(manifest, {}).releases);
  const versions = canaries.map(({ cohorts, releases }) => [
    cohorts.from,
    cohorts.to,
    ...Object.entries(releases).map(([name, it]) => `${name}@${it.metadata.version}`),
  ]);
  return { versions, notes };
};

describe('chooseCanaries', () => {
  it('is empty if every remote has only its default release', () => {
    expect(choose({ catalog: [makeRelease('1.0.0')] })).toEqual({ versions: [], notes: [] });
  });

  it('sends the cohorts of the manifest to it, with the default releases of other remotes', () => {
    const catalog = withCanary(10, { from: 20 });
    const { versions } = choose({ cart: [makeRelease('1.0.0')], catalog });
    expect(versions).toEqual([[20, 30, 'cart@1.0.0', 'catalog@2.0.0']]);
  });

  it('makes one set of each canary, so that no visitor gets two', () => {
    const { versions } = choose({
      cart: withCanary(10, { from: 10 }),
      catalog: withCanary(10, { from: 0 }),
    });
    expect(versions).toEqual([
      [0, 10, 'cart@1.0.0', 'catalog@2.0.0'],
      [10, 20, 'cart@2.0.0', 'catalog@1.0.0'],
    ]);
  });

  it('lays out a manifest without cohorts in order of remote name', () => {
    const { versions } = choose({ catalog: withCanary(10), cart: withCanary(30) });
    expect(versions).toEqual([
      [0, 30, 'catalog@1.0.0', 'cart@2.0.0'],
      [30, 40, 'catalog@2.0.0', 'cart@1.0.0'],
    ]);
  });

  it('skips a canary of another contract, logs why, and sends nobody else there', () => {
    const { versions, notes } = choose({
      cart: withCanary(10, { contract: '99.0.0' }),
      catalog: withCanary(10),
    });
    expect(versions).toEqual([[10, 20, 'cart@1.0.0', 'catalog@2.0.0']]);
    expect(notes).toEqual([
      expect.stringMatching(/canary cart 2\.0\.0 was built with contract 99\.0\.0.*Nobody/),
    ]);
  });

  it('skips a canary whose cohorts another one has', () => {
    const { versions, notes } = choose({
      cart: withCanary(10, { from: 0 }),
      catalog: withCanary(10, { from: 5 }),
    });
    expect(versions).toEqual([[0, 10, 'cart@2.0.0', 'catalog@1.0.0']]);
    expect(notes).toEqual([expect.stringMatching(/canary catalog 2\.0\.0 are taken; nobody/)]);
  });

  it('skips the canary of a withdrawn remote, whose cohorts are then free', () => {
    const manifest = { cart: [], catalog: withCanary(10) };
    expect(choose(manifest).versions).toEqual([[0, 10, 'catalog@2.0.0']]);
  });
});
