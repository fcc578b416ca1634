import { sessionStore } from '@shop/contracts/commerce';
import { parseMarketPath, type MarketContext } from '@shop/contracts/market';

/**
 * Makes the address the one this page was rendered for. A country of a zone has an address of its own
 * (`/us/usd/en`) and the zone's document, whose links all begin with the zone's prefix: the country is the visitor's
 * choice then (M5), for no address of the zone tells it any more. The address of a page that does not exist stays as it
 * was asked for.
 */
export const settleAddress = ({ prefix, market, country, locale }: MarketContext): void => {
  const { pathname, search, hash } = window.location;
  if (pathname === prefix || pathname.startsWith(`${prefix}/`)) return;
  const path = parseMarketPath(pathname);
  const same =
    path?.country === country && path.currency === market.currency && path.locale === locale;
  if (!same) return;
  sessionStore().country.write(country);
  const rest = path.rest === '/' ? '' : path.rest;
  window.history.replaceState(window.history.state, '', `${prefix}${rest}${search}${hash}`);
};
