import type { RemoteName } from '@shop/contracts/remote';
import {
  CONTRACT_VERSION,
  contractFits,
  contractMisfit,
  type LiveRelease,
  type ReleaseManifest,
} from '@shop/contracts/remote/release-manifest';
import type { RefusedRelease } from './refused-releases.ts';

export type Releases = Partial<Record<RemoteName, LiveRelease>>;

export interface Choice {
  releases: Releases;
  /** Default releases outside the contract window. */
  refused: RefusedRelease[];
  /** Reasons why a release was rejected, or an unlisted one kept, for the log. */
  notes: string[];
}

const defaultOf = (live: readonly LiveRelease[] | undefined): LiveRelease | undefined =>
  live?.find(({ deployment }) => deployment.default);

const refuse = (
  remote: RemoteName,
  { metadata: { version }, extras: { contract, routes } }: LiveRelease,
  kept: LiveRelease | undefined,
): RefusedRelease | null => {
  const reason = contractMisfit(`${remote} ${version}`, contract, CONTRACT_VERSION, 'this shell');
  if (reason === null) return null;
  return { remote, version, contract, serves: kept?.metadata.version ?? null, reason, routes };
};

/**
 * The default release of each remote. The previous release stays live if the new one is outside the contract window,
 * and if the manifest does not name the remote at all: only an empty list under its name withdraws a remote, because a
 * service that lost its rows returns a valid, empty manifest.
 *
 * @param before the release of each remote applied last
 */
export const chooseReleases = ({ microFrontends }: ReleaseManifest, before: Releases): Choice => {
  const choice: Choice = { releases: {}, refused: [], notes: [] };
  const names = new Set([
    ...Object.keys(before),
    ...Object.keys(microFrontends),
  ]) as Set<RemoteName>;
  for (const name of names) {
    const live = microFrontends[name];
    if (live?.length === 0) continue;
    const named = defaultOf(live);
    const last = before[name];
    const kept = last && contractFits(last.extras.contract) ? last : undefined;
    const refused = named ? refuse(name, named, kept) : null;
    if (named && !refused) {
      choice.releases[name] = named;
      continue;
    }
    if (refused) choice.refused.push(refused);
    choice.notes.push(
      refused
        ? `${refused.reason} Until then ${refused.serves ?? 'nothing'} is live`
        : `the release manifest leaves ${name} out without it being withdrawn`,
    );
    if (kept) choice.releases[name] = kept;
  }
  return choice;
};
