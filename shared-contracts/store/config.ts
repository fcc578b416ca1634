import type { PlatformConfig } from '../commerce/call/platform-config.ts';
import type { Locale, Market } from '../market/types.ts';
import type { Merchant } from './merchant.ts';

/** The shop's public configuration: inlined in the page, so never a secret. */
export interface ShopConfig {
  /** Public origin of the shop, for canonical links: `https://shop.example`. */
  origin: string;
  commerce: PlatformConfig;
  storeApi: { endpoint: string };
  merchant: Merchant;
  markets: readonly Market[];
  /** Languages of the whole shop (M7); a market is offered in its own besides, see `offeredLocales` of `market`. */
  locales: readonly Locale[];
  defaultCountry: string;
  /** Most pieces of one line (V9). */
  maxQuantityPerLine: number;
}
