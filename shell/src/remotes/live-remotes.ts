import type { RemoteName, RemoteRoute } from '@shop/contracts/remote';

/** A remote's live release as the browser needs it. */
export interface LiveRemote {
  version: string;
  /** Absolute URL of the container script. */
  url: string;
  fallbackUrl?: string;
  /** Subresource integrity of the container script. */
  integrity: string;
  /** Version of shared-contracts it was built with. */
  contract: string;
  routes: readonly RemoteRoute[];
  /** For a canary: the remote's default release, which replaces it in the page if it fails. */
  stable?: LiveRemote;
}

/** A remote without a usable release is absent: its regions show their fallback. */
export type LiveRemotes = Partial<Record<RemoteName, LiveRemote>>;

/** All releases of a page, the fallbacks of canaries included. */
export const releasesOf = (remotes: LiveRemotes): LiveRemote[] =>
  Object.values(remotes).flatMap((it) => [it, ...(it.stable ? [it.stable] : [])]);
