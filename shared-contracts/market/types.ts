/** ISO 3166-1 alpha-2 in upper case. */
export type CountryCode = string & { readonly __brand?: 'CountryCode' };
/** ISO 4217 in upper case. */
export type CurrencyCode = 'EUR' | 'GBP' | 'CHF' | 'USD';
/** All languages with complete catalogues (M7). */
export const LOCALES = ['it', 'en', 'de', 'es', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

/** Countries within a market's zone that goods travel to another way than to the rest of it (M6). */
export interface SubZone {
  zone_name: string;
  /** Several country codes joined by `|`. */
  zone_code: string;
  shipping_method: string;
  shipping_method_name: string;
}

/** A market of the platform (M6). `zone_code` is several country codes joined by `|`. */
export interface Market {
  /** The platform's id; empty where only the code is known. */
  market_id: string;
  /** `IT EUR`, `Rest of World USD`: all words but the last name the zone, the last is the currency. */
  market_name: string;
  /** The platform's market code, used for the token scope `market:code:…`. */
  market_code: string;
  zone_name: string;
  zone_code: string;
  currency: CurrencyCode;
  shipping_method: string;
  shipping_method_name: string;
  /** What of the zone has a shipping method of its own; see `shippingMethodOf`. */
  sub_zones?: readonly SubZone[];
  /** Language used when the path names none that is offered. */
  default_locale: Locale;
  /** Whether prices include the tax due where goods are sent to; they do unless told. */
  tax_included?: boolean;
  /**
   * Age from which alcoholic drinks are sold, by country. A buyer confirms it before an order with such drinks is
   * placed; where a country is left out, no one asks.
   */
  alcohol_age?: Readonly<Record<CountryCode, number>>;
}

/** What a path stands for once resolved: everything a page needs to know about where it is. */
export interface MarketContext {
  market: Market;
  country: CountryCode;
  locale: Locale;
  /** `/it/eur/it`, without a trailing slash: the prefix of every path of this market and language (M4). */
  prefix: string;
}
