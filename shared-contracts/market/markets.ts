import type { CurrencyCode, Locale, Market } from './types.ts';

const national = (country: string, currency: CurrencyCode, default_locale: Locale): Market => ({
  market_id: '',
  market_name: `${country} ${currency}`,
  market_code: `${country}-${currency}`.toLowerCase(),
  zone_name: country,
  zone_code: country,
  currency,
  shipping_method: 'standard',
  shipping_method_name: 'Standard',
  default_locale,
});

/**
 * The demonstration shop's markets (M6), the default of the configuration. Norway and the United States are zones
 * of their own for shipping, which the platform tells per address; here they belong to the rest of the world.
 */
export const MARKETS: readonly Market[] = [
  national('IT', 'EUR', 'it'),
  national('NL', 'EUR', 'en'),
  national('FR', 'EUR', 'fr'),
  national('ES', 'EUR', 'es'),
  national('DE', 'EUR', 'de'),
  national('BE', 'EUR', 'fr'),
  national('AT', 'EUR', 'de'),
  national('GB', 'GBP', 'en'),
  national('CH', 'CHF', 'de'),
  {
    market_id: '',
    market_name: 'Rest of World USD',
    market_code: 'rest-of-world-usd',
    zone_name: 'Rest of World',
    zone_code: 'US|SG|JP|HK|NZ|NO|IS|ZA|CO|TW',
    currency: 'USD',
    shipping_method: 'international',
    shipping_method_name: 'International',
    default_locale: 'en',
  },
];
