import type { CurrencyCode, Locale, Market } from './types.ts';

type Carrier = Pick<Market, 'shipping_method' | 'shipping_method_name'>;

const courier = (reference: string, shipping_method_name: string): Carrier => ({
  shipping_method: `courier-${reference}`,
  shipping_method_name,
});

const europe = courier('europe', 'Corriere Europa');

const national = (
  country: string,
  zone_name: string,
  currency: CurrencyCode,
  default_locale: Locale,
  carrier: Carrier = europe,
): Market => ({
  market_id: '',
  market_name: `${country} ${currency}`,
  market_code: `${country}-${currency}`.toLowerCase(),
  zone_name,
  zone_code: country,
  currency,
  ...carrier,
  default_locale,
});

/**
 * The demonstration shop's markets (M6), the default of the configuration. Norway and the United States are zones
 * of their own for shipping, which the platform tells per address; here they belong to the rest of the world.
 */
export const MARKETS: readonly Market[] = [
  national('IT', 'Italy', 'EUR', 'it', courier('italy', 'Corriere espresso Italia')),
  national('NL', 'Netherlands', 'EUR', 'en'),
  national('FR', 'France', 'EUR', 'fr'),
  national('ES', 'Spain', 'EUR', 'es'),
  national('DE', 'Germany', 'EUR', 'de'),
  national('BE', 'Belgium', 'EUR', 'fr'),
  national('AT', 'Austria', 'EUR', 'de'),
  national('GB', 'United Kingdom', 'GBP', 'en', courier('united-kingdom', 'Corriere Regno Unito')),
  national('CH', 'Switzerland', 'CHF', 'de', courier('switzerland', 'Corriere Svizzera')),
  {
    market_id: '',
    market_name: 'Rest of World USD',
    market_code: 'rest-of-world-usd',
    zone_name: 'Rest of World',
    zone_code: 'US|SG|JP|HK|NZ|NO|IS|ZA|CO|TW',
    currency: 'USD',
    ...courier('world', 'Corriere aereo internazionale'),
    default_locale: 'en',
  },
];
