import { contextOf, LOCALES, resolveMarket, type MarketContext } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import type { ShopConfig } from '@shop/contracts/store';
import { DEMO_MERCHANT } from '@shop/contracts/store/demo-merchant';

/** Ports of the local shop, counted from its base (`tooling/remote-kit/ports.ts`). */
const COMMERCE = 10;
const STORE_API = 20;

const portOf = (value: string | null, fallback: number): number => {
  const port = Number(value);
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : fallback;
};

/**
 * Configuration of a remote opened alone: what the page sets as `__SHOP_CONFIG__`, over the local platform on the page's
 * own host, whose port follows from the remote's own. The query may choose another port there (`?commerce=3110`), never
 * another host: an address from outside must not decide where passwords go.
 *
 * @param portOffset the remote's port on a local machine, counted from the shop's base
 */
export const standaloneConfig = (
  portOffset: number,
  {
    origin,
    protocol,
    hostname,
    port,
    search,
  }: Pick<Location, 'origin' | 'protocol' | 'hostname' | 'port' | 'search'>,
  given: Partial<ShopConfig> = {},
): ShopConfig => {
  const query = new URLSearchParams(search);
  const onPort = (name: string, fallback: number) =>
    `${protocol}//${hostname}:${portOf(query.get(name), fallback)}`;
  const base = Number(port) - portOffset;
  const commerce = onPort('commerce', base + COMMERCE);
  return {
    origin,
    commerce: {
      endpoint: commerce,
      authEndpoint: commerce,
      organization: 'fonte-vigna',
      clientId: 'fonte-vigna-shop',
    },
    storeApi: { endpoint: onPort('store-api', base + STORE_API) },
    merchant: DEMO_MERCHANT,
    markets: MARKETS,
    locales: LOCALES,
    defaultCountry: 'IT',
    maxQuantityPerLine: 24,
    ...given,
  };
};

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
