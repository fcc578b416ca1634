import { createHash } from 'node:crypto';
import type { RemoteName, RemoteRoute } from '@shop/contracts/remote';
import type { CohortRange, LiveRelease } from '@shop/contracts/remote/release-manifest';
import type { LiveRemote, LiveRemotes } from '../../src/remotes/live-remotes.ts';
import { orderRoutes } from '../../src/router/route-order.ts';
import type { RefusedRelease } from './refused-releases.ts';

/** The releases one page is composed of, with what the server keeps of each on this machine. */
export interface ReleaseSet {
  /** Changes with any release in it: key of render pools and cached pages. */
  id: string;
  /** By remote name, in alphabetical order. */
  releases: Partial<Record<RemoteName, LiveRelease>>;
  /** Remote → path of its verified node container. A remote without one is rendered in the browser only. */
  containers: Record<string, string>;
  /** Remote → file relative to its web folder → content, for style sheets. */
  styles: Record<string, Record<string, string>>;
}

/** A release set with the canary of one remote, for the visitors of its cohorts. */
export interface CanarySet {
  remote: RemoteName;
  cohorts: CohortRange;
  set: ReleaseSet;
}

/** All release sets that are live at a time. */
export interface ReleaseSets {
  /** The default release set: visitors outside every canary. */
  defaultSet: ReleaseSet;
  /** In ascending order of cohorts, which do not overlap. */
  canaries: readonly CanarySet[];
  /** Releases of the manifest that this shell does not run. */
  refused?: readonly RefusedRelease[];
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

/** Route table of each remote. */
export const routeTables = (
  releases: ReleaseSet['releases'],
): Partial<Record<RemoteName, { routes: readonly RemoteRoute[] }>> =>
  Object.fromEntries(Object.entries(releases).map(([name, { extras }]) => [name, extras]));

/** The routes of each set; a set never changes. */
const ordered = new WeakMap<ReleaseSet, readonly RemoteRoute[]>();

/** The routes of a release set in the order in which browsers try them too, see {@link orderRoutes}. */
export const routesOf = (set: ReleaseSet): readonly RemoteRoute[] => {
  const cached = ordered.get(set);
  if (cached) return cached;
  const routes = orderRoutes(routeTables(set.releases)).map(({ route }) => route);
  ordered.set(set, routes);
  return routes;
};

const liveRemote = ({ url, fallbackUrl, metadata, extras }: LiveRelease): LiveRemote => ({
  version: metadata.version,
  url,
  fallbackUrl,
  integrity: metadata.integrity,
  contract: extras.contract,
  // Sitemap entries are used by the server only.
  routes: extras.routes.map(({ sitemap: _sitemap, ...route }) => route),
});

const composeRemotes = (set: ReleaseSet, defaultSet: ReleaseSet): LiveRemotes => {
  const stable = stableReleases(set, defaultSet);
  return Object.fromEntries(
    Object.entries(set.releases).map(([name, release]) => {
      const fallback = stable[name as RemoteName];
      return [name, { ...liveRemote(release), ...(fallback && { stable: liveRemote(fallback) }) }];
    }),
  );
};

/** By set, then by default set; neither changes. */
const composed = new WeakMap<ReleaseSet, WeakMap<ReleaseSet, LiveRemotes>>();

/**
 * The part of a release set that browsers get; the same object for each page of the set.
 *
 * @param defaultSet its releases are the fallback of canaries in the set
 */
export const liveRemotes = (set: ReleaseSet, defaultSet: ReleaseSet = set): LiveRemotes => {
  const ofSet = composed.get(set) ?? new WeakMap<ReleaseSet, LiveRemotes>();
  composed.set(set, ofSet);
  const remotes = ofSet.get(defaultSet) ?? composeRemotes(set, defaultSet);
  ofSet.set(defaultSet, remotes);
  return remotes;
};
