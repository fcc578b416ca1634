import type { BrowserHistory, Location } from '@shop/contracts/routing';

/** Stands for the history entry of a page that was left before anyone could read its key. */
const LEFT = 'left';

/** Whether two locations are of one page: another place on it is no other page. */
export const samePage = (one: Location, other: Location): boolean =>
  one.pathname === other.pathname && one.search === other.search;

/**
 * The location this document was made for. The present one is another when the visitor has gone back or forward
 * while the page was still without code: that loads no other document, and no one was there to hear of it.
 */
export const openedLocation = ({ location }: BrowserHistory): Location => {
  const [entry] = performance.getEntriesByType('navigation');
  const { pathname, search } = entry ? new URL(entry.name) : location;
  const opened: Location = { ...location, pathname, search, hash: '', key: LEFT, state: null };
  return samePage(opened, location) ? location : opened;
};
