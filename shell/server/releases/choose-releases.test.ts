import { MANIFEST_SCHEMA_URL } from '@shop/contracts/remote/release-manifest';
import { makeRelease } from '../../src/testing/make-release.ts';
import { chooseReleases } from './choose-releases.ts';

const manifest = (...live: ReturnType<typeof makeRelease>[]) =>
  ({
    schema: MANIFEST_SCHEMA_URL,
    microFrontends: { catalog: live },
  }) as const;

describe('chooseReleases', () => {
  it('takes the default release, not the canary', () => {
    const canary = { ...makeRelease('2.0.0'), deployment: { traffic: 10, default: false } };
    const stable = { ...makeRelease('1.0.0'), deployment: { traffic: 90, default: true } };
    expect(chooseReleases(manifest(canary, stable), {}).releases.catalog?.metadata.version).toBe(
      '1.0.0',
    );
  });

  it('refuses a release of another contract with a clear reason and keeps the one before', () => {
    const before = { catalog: makeRelease('1.0.0') };
    const { releases, notes } = chooseReleases(
      manifest(makeRelease('2.0.0', { contract: '99.0.0' })),
      before,
    );
    expect(releases.catalog?.metadata.version).toBe('1.0.0');
    expect(notes).toEqual([
      expect.stringMatching(/catalog 2\.0\.0 needs contract 99\.0\.0.*1\.0\.0 stays live/),
    ]);
  });

  it('selects nothing if there was no release before', () => {
    expect(
      chooseReleases(manifest(makeRelease('2.0.0', { contract: '99.0.0' })), {}).releases,
    ).toEqual({});
  });
});
