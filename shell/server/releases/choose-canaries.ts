import type { RemoteName } from '@shop/contracts/remote';
import {
  CONTRACT_VERSION,
  contractFits,
  type ReleaseManifest,
} from '@shop/contracts/remote/release-manifest';
import type { Releases } from './choose-releases.ts';

export interface CanaryReleases {
  /** For visitors whose cohort is below it: percentage of all visitors, 1–99. */
  below: number;
  releases: Releases;
}

export interface CanaryChoice {
  /** In ascending order of percentage. */
  canaries: CanaryReleases[];
  /** Reasons why a canary of the manifest is skipped, for the log. */
  notes: string[];
}

/**
 * The canary release sets. A visitor has one cohort for all remotes, so that visitors of a small canary are also visitors
 * of a larger one: two canaries make two release sets besides the default one, not every combination.
 *
 * @param defaults the default release of each remote; a remote without one has no canary either
 */
export const chooseCanaries = (
  { microFrontends }: ReleaseManifest,
  defaults: Releases,
): CanaryChoice => {
  const notes: string[] = [];
  const fitting = Object.entries(microFrontends).flatMap(([key, live]) => {
    const name = key as RemoteName;
    const releases = defaults[name] ? live : [];
    return releases.flatMap((release) => {
      const { deployment, extras, metadata } = release;
      if (deployment.default || deployment.traffic === 0) return [];
      if (contractFits(extras.contract)) return [{ name, release, percentage: deployment.traffic }];
      notes.push(
        `the canary ${name} ${metadata.version} needs contract ${extras.contract}, this shell provides ` +
          `${CONTRACT_VERSION}; nobody is sent to it`,
      );
      return [];
    });
  });
  const percentages = [...new Set(fitting.map(({ percentage }) => percentage))].sort(
    (a, b) => a - b,
  );
  const canaries = percentages.map((below) => {
    const active = fitting.filter(({ percentage }) => percentage >= below);
    const changed = Object.fromEntries(active.map(({ name, release }) => [name, release]));
    return { below, releases: { ...defaults, ...changed } };
  });
  return { canaries, notes };
};
