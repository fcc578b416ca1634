import type { MarketPlace } from '@shop/contracts/events';
import { contextOf, type Market, type MarketContext } from '@shop/contracts/market';

/** Where a page of the present market is in another: the same path and query, below that market's prefix. */
export const countryAddress = (
  markets: readonly Market[],
  { market: code, country, locale }: MarketPlace,
  { prefix }: Pick<MarketContext, 'prefix'>,
  { pathname, search }: { pathname: string; search: string },
): string | null => {
  const market = markets.find(({ market_code }) => market_code === code);
  if (!market) return null;
  return `${contextOf(market, country, locale).prefix}${pathname.slice(prefix.length)}${search}`;
};

/** Replaces the dialog's history entry, so that one step back returns to the page below it. */
export const leaveTo = (address: string | null): void => {
  if (address) window.location.replace(address);
};
