/** ISO 3166-1 alpha-2 in upper case. */
export type CountryCode = string & { readonly __brand?: 'CountryCode' };
/** ISO 4217 in upper case. */
export type CurrencyCode = 'EUR' | 'GBP' | 'CHF' | 'USD';
/** All languages with complete catalogues (M7). */
export const LOCALES = ['it', 'en', 'de', 'es', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

/** Countries of a market's zone with their own shipping method (M6). */
export interface SubZone {
  zone_name: string;
  /** Several country codes joined by `|`. */
  zone_code: string;
  shipping_method: string;
  shipping_method_name: string;
}

/** A market of the platform (M6). `zone_code` is several country codes joined by `|`. */
export interface Market {
  /** The platform's id; empty if only the code is known. */
  market_id: string;
  /** `IT EUR`, `Rest of World USD`: the zone's name, then the currency. */
  market_name: string;
  /** The platform's market code, used for the token scope `market:code:…`. */
  market_code: string;
  zone_name: string;
  zone_code: string;
  currency: CurrencyCode;
  shipping_method: string;
  shipping_method_name: string;
  /** Parts of the zone with their own shipping method; see `shippingMethodOf`. */
  sub_zones?: readonly SubZone[];
  /** Language for paths without a language of the market. */
  default_locale: Locale;
  /** Whether prices include the destination's tax; true by default. */
  tax_included?: boolean;
  /**
   * Days after the delivery in which the merchant takes goods back, beyond any right of withdrawal. Without it, no returns
   * are offered.
   */
  return_days?: number;
  /**
   * Age from which alcoholic drinks are sold, by country. A buyer confirms it before an order with such drinks is
   * placed. Countries not listed require no confirmation.
   */
  alcohol_age?: Readonly<Record<CountryCode, number>>;
}

/** Result of resolving a path: market, country and language of a page. */
export interface MarketContext {
  market: Market;
  country: CountryCode;
  locale: Locale;
  /** `/it/eur/it`, without a trailing slash: the prefix of every path of this market and language (M4). */
  prefix: string;
}

/** An amount in integer cents of its currency. The client never computes one: every amount comes from the platform. */
export interface Money {
  cents: number;
  currency: CurrencyCode;
}
