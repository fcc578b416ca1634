import type { Locale, Market } from '../market/types.ts';
import type { Merchant } from './merchant.ts';

/** The shop's public configuration: inlined in the page, so never a secret. */
export interface ShopConfig {
  /** Public origin of the shop, for canonical links: `https://shop.example`. */
  origin: string;
  commerce: {
    /** Origin of the platform, without `/api`: `https://org.commercelayer.io`. */
    endpoint: string;
    /** Where tokens are asked for: `https://auth.commercelayer.io`; the endpoint itself on the local platform. */
    authEndpoint: string;
    organization: string;
    clientId: string;
  };
  storeApi: { endpoint: string };
  merchant: Merchant;
  markets: readonly Market[];
  /** Languages of the whole shop (M7); a market is offered in its own besides, see `offeredLocales` of `market`. */
  locales: readonly Locale[];
  defaultCountry: string;
  /** Most pieces of one line (V9). */
  maxQuantityPerLine: number;
}
