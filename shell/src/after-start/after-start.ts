import { readLiveRemotes } from '../boot/live-manifest.ts';
import type { LiveRemotes } from '../remotes/live-remotes.ts';
import { outlineRegions } from './outline-regions.ts';
import { watchReleases, type Renew } from './release-renewal.ts';

interface Page {
  /** The releases of the document. */
  remotes: LiveRemotes;
  /** The releases that the page uses now. */
  live: () => LiveRemotes;
  /** Finds the remote of an address. */
  match: (pathname: string) => { remote: string } | null;
}

/** Starts what the visitor does not wait for. Loads after the page is usable. */
export const afterStart = ({ remotes, live, match }: Page): Renew => {
  if (new URLSearchParams(window.location.search).has('boundaries')) outlineRegions(live);
  return watchReleases(remotes, readLiveRemotes, match);
};
