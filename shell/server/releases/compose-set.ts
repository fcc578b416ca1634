import type { RemoteName } from '@shop/contracts/remote';
import type { LiveRelease } from '@shop/contracts/remote/release-manifest';
import type { Releases } from './choose-releases.ts';
import { keepBuild } from './keep-build.ts';
import { releaseSetId, type ReleaseSet } from './release-set.ts';

interface Options {
  dataDir: string;
  releases: Releases;
  /** The previous release of each remote, as fallback. */
  before: Releases;
  warn: (reason: string) => void;
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
  const set: ReleaseSet = { id: '', releases: {}, containers: {}, styles: {} };

  const addRelease = async (name: RemoteName, release: LiveRelease): Promise<boolean> => {
    try {
      const kept = await keepBuild(dataDir, name, release);
      set.releases[name] = release;
      set.containers[name] = kept.container;
      set.styles[name] = kept.styles;
      return true;
    } catch (error) {
      warn(`${name} ${release.metadata.version} cannot be used: ${String(error)}`);
      return false;
    }
  };

  await Promise.all(
    Object.entries(releases).map(async ([key, release]) => {
      const name = key as RemoteName;
      const fallback = before[name];
      const isAdded = await addRelease(name, release);
      if (!isAdded && fallback && fallback !== release) await addRelease(name, fallback);
    }),
  );
  return { ...set, id: releaseSetId(set.releases) };
};
