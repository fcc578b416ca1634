import { createHash } from 'node:crypto';
import type { RemoteName } from '@shop/contracts/remote';
import type { LiveRelease } from '@shop/contracts/remote/release-manifest';
import type { LiveRemote, LiveRemotes } from '../../src/remotes/live-remotes.ts';

/** The releases one page is composed of, with what the server keeps of each on this machine. */
export interface ReleaseSet {
  /** Changes with any release in it: key of render pools and cached pages. */
  id: string;
  releases: Partial<Record<RemoteName, LiveRelease>>;
  /** Remote → path of its verified node container. A remote without one is rendered in the browser only. */
  containers: Record<string, string>;
  /** Remote → file relative to its web folder → content, for style sheets. */
  styles: Record<string, Record<string, string>>;
}

/** A release set with a canary, for a percentage of visitors. */
export interface CanarySet {
  /** Visitors whose cohort is below it get this set: percentage of all visitors, 1–99. */
  below: number;
  set: ReleaseSet;
}

/** All release sets that are live at a time. */
export interface ReleaseSets {
  /** The default release set: visitors outside every canary. */
  defaultSet: ReleaseSet;
  /** In ascending order of percentage. */
  canaries: readonly CanarySet[];
}

export const EMPTY_RELEASE_SET: ReleaseSet = {
  id: 'none',
  releases: {},
  containers: {},
  styles: {},
};

/**
 * Id of a release set: a hash of everything that pages depend on. The version is not enough: files may have moved to
 * another host.
 */
export const releaseSetId = (releases: ReleaseSet['releases']): string =>
  createHash('sha256')
    .update(
      Object.entries(releases)
        .map(
          ([name, { deployment: _deployment, ...release }]) => `${name} ${JSON.stringify(release)}`,
        )
        .sort()
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 12);

/**
 * Default releases of the remotes that have another one in the set: a page of a canary falls back to them in the
 * browser.
 */
export const stableReleases = (
  { releases }: ReleaseSet,
  defaultSet: ReleaseSet,
): ReleaseSet['releases'] =>
  Object.fromEntries(
    Object.entries(defaultSet.releases).filter(([name, { metadata }]) => {
      const served = releases[name as RemoteName];
      return served && served.metadata.version !== metadata.version;
    }),
  );

const liveRemote = ({ url, fallbackUrl, metadata, extras }: LiveRelease): LiveRemote => ({
  version: metadata.version,
  url,
  fallbackUrl,
  integrity: metadata.integrity,
  contract: extras.contract,
  // Sitemap entries are used by the server only.
  routes: extras.routes.map(({ sitemap: _sitemap, ...route }) => route),
});

/**
 * The part of a release set that browsers get.
 *
 * @param defaultSet its releases are the fallback of canaries in the set
 */
export const liveRemotes = (set: ReleaseSet, defaultSet: ReleaseSet = set): LiveRemotes => {
  const stable = stableReleases(set, defaultSet);
  return Object.fromEntries(
    Object.entries(set.releases).map(([name, release]) => {
      const fallback = stable[name as RemoteName];
      return [name, { ...liveRemote(release), ...(fallback && { stable: liveRemote(fallback) }) }];
    }),
  );
};
