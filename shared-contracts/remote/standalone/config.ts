import { MARKETS } from '../../market/markets.ts';
import { LOCALES } from '../../market/types.ts';
import { DEMO_MERCHANT } from '../../store/demo-merchant.ts';
import type { ShopConfig } from '../../store/config.ts';

/** Ports of the local platform and of the own API, counted as the launcher counts them. */
const COMMERCE_PORT = 3010;
const STORE_API_PORT = 3020;

const portOf = (value: string | null, fallback: number): number => {
  const port = Number(value);
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : fallback;
};

/**
 * Configuration of a remote opened alone: what the page sets as `__SHOP_CONFIG__`, over the local platform on
 * the page's own host. The query may choose another port there (`?commerce=3110`), never another host: an
 * address from outside must not decide where passwords go.
 */
export const standaloneConfig = (
  {
    origin,
    protocol,
    hostname,
    search,
  }: Pick<Location, 'origin' | 'protocol' | 'hostname' | 'search'>,
  given: Partial<ShopConfig> = {},
): ShopConfig => {
  const query = new URLSearchParams(search);
  const onPort = (name: string, fallback: number) =>
    `${protocol}//${hostname}:${portOf(query.get(name), fallback)}`;
  const commerce = onPort('commerce', COMMERCE_PORT);
  return {
    origin,
    commerce: {
      endpoint: commerce,
      authEndpoint: commerce,
      organization: 'fonte-vigna',
      clientId: 'fonte-vigna-shop',
    },
    storeApi: { endpoint: onPort('store-api', STORE_API_PORT) },
    merchant: DEMO_MERCHANT,
    markets: MARKETS,
    locales: LOCALES,
    defaultCountry: 'IT',
    maxQuantityPerLine: 24,
    ...given,
  };
};
