import type { RemoteName } from '@shop/contracts/remote';
import {
  CONTRACT_VERSION,
  contractMisfit,
  layOutCohorts,
  type CohortRange,
  type LiveRelease,
  type ReleaseManifest,
} from '@shop/contracts/remote/release-manifest';
import type { Releases } from './choose-releases.ts';

export interface CanaryReleases {
  remote: RemoteName;
  /** Cohorts of the visitors that get it. */
  cohorts: CohortRange;
  releases: Releases;
}

export interface CanaryChoice {
  /** In ascending order of cohorts. */
  canaries: CanaryReleases[];
  /** Reasons why a canary of the manifest is skipped, for the log. */
  notes: string[];
}

interface Canary {
  remote: RemoteName;
  release: LiveRelease;
  traffic: number;
  from?: number | undefined;
}

const canariesOf = ({ microFrontends }: ReleaseManifest): Canary[] =>
  Object.entries(microFrontends).flatMap(([remote, live]) =>
    live
      .filter(({ deployment }) => !deployment.default && deployment.traffic > 0)
      .map((release) => ({ remote: remote as RemoteName, release, ...release.deployment })),
  );

/**
 * The release set of each canary: the canary, and the default release of every other remote. Each has cohorts of its
 * own, so a visitor is in one canary at most, and two canaries make two release sets besides the default one.
 *
 * @param defaults the default release of each remote; a remote without one has no canary either
 */
export const chooseCanaries = (manifest: ReleaseManifest, defaults: Releases): CanaryChoice => {
  const notes: string[] = [];
  const live = canariesOf(manifest).filter(({ remote }) => defaults[remote]);
  // A canary that this shell skips keeps its cohorts: other shells may show it.
  const placed = layOutCohorts(live);
  for (const canary of live) {
    if (placed.some((it) => it.canary === canary)) continue;
    const { remote, release } = canary;
    notes.push(
      `the cohorts of the canary ${remote} ${release.metadata.version} are taken; nobody is sent to it`,
    );
  }
  const fitting = placed.filter(({ canary: { remote, release } }) => {
    const name = `the canary ${remote} ${release.metadata.version}`;
    const misfit = contractMisfit(name, release.extras.contract, CONTRACT_VERSION, 'this shell');
    if (misfit) notes.push(`${misfit} Nobody is sent to it`);
    return misfit === null;
  });
  const canaries = fitting.map(({ canary: { remote, release }, cohorts }) => ({
    remote,
    cohorts,
    releases: { ...defaults, [remote]: release },
  }));
  return { canaries, notes };
};
