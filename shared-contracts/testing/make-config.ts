import { MARKETS } from '../market/markets.ts';
import { DEMO_MERCHANT } from '../store/demo-merchant.ts';
import type { ShopConfig } from '../store/config.ts';

/** The shop's configuration; every field may be replaced. */
export const makeConfig = (its: Partial<ShopConfig> = {}): ShopConfig => ({
  origin: 'https://shop.example',
  commerce: {
    endpoint: 'https://commerce.example',
    authEndpoint: 'https://auth.example',
    organization: 'fonte-vigna',
    clientId: 'client',
  },
  storeApi: { endpoint: 'https://api.example' },
  merchant: DEMO_MERCHANT,
  markets: MARKETS,
  locales: ['it', 'en', 'de'],
  defaultCountry: 'IT',
  maxQuantityPerLine: 24,
  ...its,
});
