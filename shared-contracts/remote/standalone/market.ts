import { contextOf, resolveMarket } from '../../market/resolve-market.ts';
import type { MarketContext } from '../../market/types.ts';
import type { ShopConfig } from '../../store/config.ts';

/** The market of `?market=/de/eur/de`; without a usable one the first of the configuration. */
export const standaloneMarket = (config: ShopConfig, search: string): MarketContext => {
  const pathname = new URLSearchParams(search).get('market') ?? '/';
  const { markets, locales, defaultCountry } = config;
  const resolved = resolveMarket({ markets, locales, defaultCountry, pathname });
  if (resolved.kind === 'market') return resolved.context;
  const [market] = markets;
  if (!market) throw new Error('A shop needs at least one market');
  return contextOf(market, defaultCountry, market.default_locale);
};
