import { MARKETS } from '@shop/contracts/market';
import type { ShopConfig } from '@shop/contracts/store';

/** The shop's public configuration for tests. */
export const makeConfig = (changes: Partial<ShopConfig> = {}): ShopConfig => ({
  origin: 'https://shop.test',
  commerce: {
    endpoint: 'https://commerce.test',
    authEndpoint: 'https://auth.commerce.test',
    organization: 'fonte-vigna',
    clientId: 'shop',
  },
  storeApi: { endpoint: 'https://api.shop.test' },
  markets: MARKETS,
  locales: ['it', 'en', 'de'],
  defaultCountry: 'IT',
  maxQuantityPerLine: 24,
  ...changes,
});
