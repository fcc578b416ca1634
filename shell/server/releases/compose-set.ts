import type { RemoteName } from '@shop/contracts/remote';
import type { LiveRelease } from '@shop/contracts/remote/release-manifest';
import type { Releases } from './choose-releases.ts';
import { keepBuild } from './keep-build.ts';
import { releaseSetId, type ReleaseSet } from './release-set.ts';

interface Options {
  dataDir: string;
  releases: Releases;
  /** What each remote falls back on. */
  before: Releases;
  warn: (reason: string) => void;
}

/**
 * Makes a release set: fetches and verifies what rendering needs of each release. A remote whose release cannot be
 * taken falls back on the one before; without one, it is not in the set.
 */
export const composeSet = async ({
  dataDir,
  releases,
  before,
  warn,
}: Options): Promise<ReleaseSet> => {
  const set: ReleaseSet = { id: '', releases: {}, containers: {}, styles: {} };

  const take = async (name: RemoteName, release: LiveRelease): Promise<boolean> => {
    try {
      const kept = await keepBuild(dataDir, name, release);
      set.releases[name] = release;
      set.containers[name] = kept.container;
      set.styles[name] = kept.styles;
      return true;
    } catch (error) {
      warn(`${name} ${release.metadata.version} cannot be taken: ${String(error)}`);
      return false;
    }
  };

  await Promise.all(
    Object.entries(releases).map(async ([key, release]) => {
      const name = key as RemoteName;
      const fallback = before[name];
      const isTaken = await take(name, release);
      if (!isTaken && fallback && fallback !== release) await take(name, fallback);
    }),
  );
  return { ...set, id: releaseSetId(set.releases) };
};
