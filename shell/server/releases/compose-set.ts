import type { RemoteName } from '@shop/contracts/remote';
import type { LiveRelease } from '@shop/contracts/remote/release-manifest';
import type { Releases } from './choose-releases.ts';
import { keepBuild, type KeptBuild } from './keep-build.ts';
import { releaseSetId, type ReleaseSet } from './release-set.ts';

interface Options {
  dataDir: string;
  releases: Releases;
  /** The previous release of each remote, as fallback. */
  before: Releases;
  warn: (reason: string) => void;
}

interface Used extends KeptBuild {
  name: RemoteName;
  release: LiveRelease;
}

/**
 * Composes a release set: downloads and verifies the builds that rendering needs. If a release fails, the previous
 * one of that remote is used; without one, the remote is left out.
 */
export const composeSet = async ({
  dataDir,
  releases,
  before,
  warn,
}: Options): Promise<ReleaseSet> => {
  const useRelease = async (name: RemoteName, release: LiveRelease): Promise<Used | null> => {
    try {
      return { name, release, ...(await keepBuild(dataDir, name, release)) };
    } catch (error) {
      warn(`${name} ${release.metadata.version} cannot be used: ${String(error)}`);
      return null;
    }
  };

  const used = await Promise.all(
    // By name: the order must depend on the manifest, not on which download ends first.
    (Object.keys(releases) as RemoteName[]).sort().map(async (name) => {
      const [release, fallback] = [releases[name], before[name]];
      const own = release ? await useRelease(name, release) : null;
      if (own || !fallback || fallback === release) return own;
      return useRelease(name, fallback);
    }),
  );
  const set: ReleaseSet = { id: '', releases: {}, containers: {}, styles: {} };
  for (const it of used) {
    if (!it) continue;
    set.releases[it.name] = it.release;
    set.containers[it.name] = it.container;
    set.styles[it.name] = it.styles;
  }
  return { ...set, id: releaseSetId(set.releases) };
};
