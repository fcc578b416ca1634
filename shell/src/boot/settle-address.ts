import { sessionStore } from '@shop/contracts/commerce';
import { parseMarketPath, type MarketContext } from '@shop/contracts/market';
import type { Location } from '@shop/contracts/routing';

/**
 * Makes the address the one this page was rendered for. A country of a zone has an address of its own
 * (`/us/usd/en`) and the zone's document, whose links all begin with the zone's prefix: the country is the visitor's
 * choice then (M5), for no address of the zone tells it any more. The address of a page that does not exist stays as it
 * was asked for.
 *
 * @param opened The location the document was made for.
 * @returns the same below the prefix of the document's market
 */
export const settleAddress = (
  { prefix, market, country, locale }: MarketContext,
  opened: Location,
): Location => {
  const { pathname } = opened;
  if (pathname === prefix || pathname.startsWith(`${prefix}/`)) return opened;
  const path = parseMarketPath(pathname);
  const same =
    path?.country === country && path.currency === market.currency && path.locale === locale;
  if (!same) return opened;
  sessionStore().country.write(country);
  const settled = `${prefix}${path.rest === '/' ? '' : path.rest}`;
  const { location, history } = window;
  if (location.pathname === pathname)
    history.replaceState(history.state, '', settled + location.search + location.hash);
  return { ...opened, pathname: settled };
};
