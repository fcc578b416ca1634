import type { RemoteName } from '@shop/contracts/remote';
import {
  CONTRACT_VERSION,
  contractFits,
  type ReleaseManifest,
} from '@shop/contracts/remote/release-manifest';
import type { Releases } from './choose-releases.ts';

export interface CanaryReleases {
  /** For visitors whose share is below it: percentage of all visitors, 1–99. */
  below: number;
  releases: Releases;
}

export interface CanaryChoice {
  /** The smallest share first. */
  canaries: CanaryReleases[];
  /** Reasons why a canary of the manifest is skipped, for the log. */
  notes: string[];
}

/**
 * Who is sent to which canary. A visitor has one share for all remotes, so that those of a small canary are also those
 * of a larger one: two canaries make two sets of releases releases the default ones, not every combination.
 *
 * @param standard the default release of each remote; a remote without one has no canary either
 */
export const chooseCanaries = (
  { microFrontends }: ReleaseManifest,
  standard: Releases,
): CanaryChoice => {
  const notes: string[] = [];
  const fitting = Object.entries(microFrontends).flatMap(([key, live]) => {
    const name = key as RemoteName;
    const releases = standard[name] ? live : [];
    return releases.flatMap((release) => {
      const { deployment, extras, metadata } = release;
      if (deployment.default || deployment.traffic === 0) return [];
      if (contractFits(extras.contract)) return [{ name, release, share: deployment.traffic }];
      notes.push(
        `the canary ${name} ${metadata.version} needs contract ${extras.contract}, this shell provides ` +
          `${CONTRACT_VERSION}; nobody is sent to it`,
      );
      return [];
    });
  });
  const shares = [...new Set(fitting.map(({ share }) => share))].sort((a, b) => a - b);
  const canaries = shares.map((below) => {
    const active = fitting.filter(({ share }) => share >= below);
    const changed = Object.fromEntries(active.map(({ name, release }) => [name, release]));
    return { below, releases: { ...standard, ...changed } };
  });
  return { canaries, notes };
};
