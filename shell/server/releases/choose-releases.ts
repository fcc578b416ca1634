import type { RemoteName } from '@shop/contracts/remote';
import {
  CONTRACT_VERSION,
  contractFits,
  type LiveRelease,
  type ReleaseManifest,
} from '@shop/contracts/remote/release-manifest';

export type Releases = Partial<Record<RemoteName, LiveRelease>>;

export interface Choice {
  releases: Releases;
  /** Reasons why a release was rejected, or an unlisted one kept, for the log. */
  notes: string[];
}

const defaultOf = (live: readonly LiveRelease[] | undefined): LiveRelease | undefined =>
  live?.find(({ deployment }) => deployment.default);

/**
 * The default release of each remote. The previous release stays live if the new one was built for a contract this
 * shell cannot provide, and if the manifest does not name the remote at all: only an empty list under its name
 * withdraws a remote, because a service that lost its rows returns a valid, empty manifest.
 *
 * @param before the release of each remote applied last
 */
export const chooseReleases = ({ microFrontends }: ReleaseManifest, before: Releases): Choice => {
  const choice: Choice = { releases: {}, notes: [] };
  const names = new Set([
    ...Object.keys(before),
    ...Object.keys(microFrontends),
  ]) as Set<RemoteName>;
  for (const name of names) {
    const live = microFrontends[name];
    if (live?.length === 0) continue;
    const named = defaultOf(live);
    const kept = before[name];
    if (named && contractFits(named.extras.contract)) {
      choice.releases[name] = named;
      continue;
    }
    choice.notes.push(
      named
        ? `${name} ${named.metadata.version} needs contract ${named.extras.contract}, this shell provides ` +
            `${CONTRACT_VERSION}; ${kept?.metadata.version ?? 'nothing'} stays live`
        : `the release manifest leaves ${name} out without it being withdrawn`,
    );
    if (kept && contractFits(kept.extras.contract)) choice.releases[name] = kept;
  }
  return choice;
};
