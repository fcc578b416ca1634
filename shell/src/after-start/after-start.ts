import type { LiveRemotes } from '../remotes/live-remotes.ts';
import { outlineRegions } from './outline-regions.ts';
import { watchReleases, type Renew } from './release-renewal.ts';

interface Page {
  remotes: LiveRemotes;
  /** Reads the live releases. */
  readLive: () => Promise<LiveRemotes>;
  /** Finds the remote of an address. */
  match: (pathname: string) => { remote: string } | null;
}

/** What a page does beside its visitor, in code that is loaded once the page is usable. */
export const afterStart = ({ remotes, readLive, match }: Page): Renew => {
  if (new URLSearchParams(window.location.search).has('boundaries')) outlineRegions(remotes);
  return watchReleases(remotes, readLive, match);
};
