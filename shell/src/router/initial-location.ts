import { sessionStore } from '@shop/contracts/commerce';
import { parseMarketPath, type MarketContext } from '@shop/contracts/market';
import type { BrowserHistory, Location } from '@shop/contracts/routing';

/** Key of the document's own history entry if the visitor left it before any script ran. */
const UNKNOWN_KEY = 'left';

/** Whether two locations belong to the same page: the hash selects a position on it. */
export const isSamePage = (one: Location, other: Location): boolean =>
  one.pathname === other.pathname && one.search === other.search;

/**
 * The location the server rendered this document for. The current one differs if the visitor went back or forward
 * before the page's scripts ran: that loads no other document, and nothing listened to the event.
 */
export const documentLocation = ({ location }: BrowserHistory): Location => {
  const [entry] = performance.getEntriesByType('navigation');
  const { pathname, search } = entry ? new URL(entry.name) : location;
  const rendered: Location = {
    ...location,
    pathname,
    search,
    hash: '',
    key: UNKNOWN_KEY,
    state: null,
  };
  return isSamePage(rendered, location) ? location : rendered;
};

/**
 * Rewrites the address of a zone's country (`/us/usd/en`) to the zone's own address. The server renders the zone's
 * document for both, and all links of it have the zone's prefix, so the country is stored as the visitor's choice (M5).
 * Addresses outside every market (404) are left unchanged.
 *
 * @param rendered the location the document was rendered for
 * @returns the same location below the prefix of the document's market
 */
export const withMarketPrefix = (
  { prefix, market, country, locale }: MarketContext,
  rendered: Location,
): Location => {
  const { pathname } = rendered;
  if (pathname === prefix || pathname.startsWith(`${prefix}/`)) return rendered;
  const path = parseMarketPath(pathname);
  const isSameMarket =
    path?.country === country && path.currency === market.currency && path.locale === locale;
  if (!isSameMarket) return rendered;
  sessionStore().country.write(country);
  const rewritten = `${prefix}${path.rest === '/' ? '' : path.rest}`;
  const { location, history } = window;
  if (location.pathname === pathname)
    history.replaceState(history.state, '', rewritten + location.search + location.hash);
  return { ...rendered, pathname: rewritten };
};
