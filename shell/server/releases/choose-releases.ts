import type { RemoteName } from '@shop/contracts/remote';
import {
  CONTRACT_VERSION,
  contractFits,
  type LiveRelease,
  type ReleaseManifest,
} from '@shop/contracts/remote/release-manifest';

export interface Choice {
  releases: Partial<Record<RemoteName, LiveRelease>>;
  /** Why a release of the manifest was not taken, for the log. */
  refused: string[];
}

/**
 * The default release of each remote. One that was built for a contract this shell cannot provide is refused and
 * the release that was live before stays.
 */
export const chooseReleases = (manifest: ReleaseManifest, previous: Choice['releases']): Choice => {
  const choice: Choice = { releases: {}, refused: [] };
  for (const [key, live] of Object.entries(manifest.microFrontends)) {
    const name = key as RemoteName;
    const release = live.find(({ deployment }) => deployment.default);
    if (release && contractFits(release.extras.contract)) {
      choice.releases[name] = release;
      continue;
    }
    if (release) {
      choice.refused.push(
        `${name} ${release.metadata.version} needs contract ${release.extras.contract}, this shell provides ` +
          `${CONTRACT_VERSION}; ${previous[name]?.metadata.version ?? 'nothing'} stays live`,
      );
    }
    const before = previous[name];
    if (before) choice.releases[name] = before;
  }
  return choice;
};
