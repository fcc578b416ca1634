import { CONTRACT_VERSION, MANIFEST_SCHEMA_URL } from '@shop/contracts/remote/release-manifest';
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

  it('R4 refuses a release outside the contract window with a clear reason and keeps the one before', () => {
    const before = { catalog: makeRelease('1.0.0') };
    const newer = makeRelease('2.0.0', { contract: '99.0.0' });
    const { releases, refused, notes } = chooseReleases(manifest(newer), before);
    expect(releases.catalog?.metadata.version).toBe('1.0.0');
    expect(refused).toEqual([
      {
        remote: 'catalog',
        version: '2.0.0',
        contract: '99.0.0',
        serves: '1.0.0',
        routes: newer.extras.routes,
        reason: expect.stringMatching(
          /^catalog 2\.0\.0 was built with contract 99.*Deploy the shell/,
        ),
      },
    ]);
    expect(notes).toEqual([expect.stringMatching(/contract 99\.0\.0.*1\.0\.0 is live$/)]);
  });

  const [major] = CONTRACT_VERSION.split('.').map(Number);

  it('R4 takes a release of the previous major', () => {
    const previous = makeRelease('2.0.0', { contract: `${Number(major) - 1}.0.0` });
    const { releases, refused } = chooseReleases(manifest(previous), {});
    expect([releases.catalog, refused]).toEqual([previous, []]);
  });

  it('R4 keeps no release that left the window with a newer shell', () => {
    const old = { contract: `${Number(major) - 2}.9.0` };
    const before = { catalog: makeRelease('1.0.0', old) };
    const { releases, refused } = chooseReleases(manifest(makeRelease('2.0.0', old)), before);
    expect(releases).toEqual({});
    expect(refused).toMatchObject([
      { serves: null, reason: expect.stringContaining('Rebuild the remote') },
    ]);
  });

  it('selects nothing if there was no release before', () => {
    expect(
      chooseReleases(manifest(makeRelease('2.0.0', { contract: '99.0.0' })), {}).releases,
    ).toEqual({});
  });
});
