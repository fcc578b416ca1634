import type { CurrencyCode, Locale, Market } from './types.ts';

type Carrier = Pick<Market, 'shipping_method' | 'shipping_method_name'>;

const courier = (reference: string, shipping_method_name: string): Carrier => ({
  shipping_method: `courier-${reference}`,
  shipping_method_name,
});

const europe = courier('europe', 'Corriere Europa');

/** The demonstration's merchant takes goods back for a month. */
const RETURN_DAYS = 30;

const national = (
  country: string,
  zone_name: string,
  currency: CurrencyCode,
  default_locale: Locale,
  carrier: Carrier = europe,
  age = 18,
): Market => ({
  market_id: '',
  market_name: `${country} ${currency}`,
  market_code: `${country}-${currency}`.toLowerCase(),
  zone_name,
  zone_code: country,
  currency,
  ...carrier,
  default_locale,
  return_days: RETURN_DAYS,
  alcohol_age: { [country]: age },
});

/** Minimum age for wine in countries with a higher one for spirits, which this shop does not sell. */
const WINE_FROM_16 = 16;

/**
 * The demonstration shop's markets (M6), the configuration's default. Norway and the United States belong to the rest of
 * the world, each with its own shipping method.
 */
export const MARKETS: readonly Market[] = [
  national('IT', 'Italy', 'EUR', 'it', courier('italy', 'Corriere espresso Italia')),
  national('NL', 'Netherlands', 'EUR', 'en'),
  national('FR', 'France', 'EUR', 'fr'),
  national('ES', 'Spain', 'EUR', 'es'),
  national('DE', 'Germany', 'EUR', 'de', europe, WINE_FROM_16),
  national('BE', 'Belgium', 'EUR', 'fr', europe, WINE_FROM_16),
  national('AT', 'Austria', 'EUR', 'de', europe, WINE_FROM_16),
  national('GB', 'United Kingdom', 'GBP', 'en', courier('united-kingdom', 'Corriere Regno Unito')),
  // 16 by federal law; Ticino requires 18, which applies here to the whole country.
  national('CH', 'Switzerland', 'CHF', 'de', courier('switzerland', 'Corriere Svizzera')),
  {
    market_id: '',
    market_name: 'Rest of World USD',
    market_code: 'rest-of-world-usd',
    zone_name: 'Rest of World',
    zone_code: 'US|SG|JP|HK|NZ|NO|IS|ZA|CO|TW',
    currency: 'USD',
    ...courier('world', 'Corriere aereo internazionale'),
    sub_zones: [
      { zone_name: 'Norway', zone_code: 'NO', ...courier('norway', 'Corriere Norvegia') },
      {
        zone_name: 'United States',
        zone_code: 'US',
        ...courier('united-states', 'Corriere aereo Stati Uniti'),
      },
    ],
    default_locale: 'en',
    // The shop charges no tax here; the destination's customs do.
    tax_included: false,
    return_days: RETURN_DAYS,
    alcohol_age: {
      US: 21,
      SG: 18,
      JP: 20,
      HK: 18,
      NZ: 18,
      NO: 18,
      IS: 20,
      ZA: 18,
      CO: 18,
      TW: 18,
    },
  },
];
