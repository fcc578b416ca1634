/** The first three segments of a path as written, and what follows them. */
export interface MarketPath {
  /** A country code or a zone's name with dashes, in upper case: `IT`, `REST-OF-WORLD`. */
  country: string;
  /** In upper case. Not checked: any word may stand there. */
  currency: string;
  /** In lower case. Not checked. */
  locale: string;
  /** The path below the market, with a leading slash: `/` on the home page. */
  rest: string;
}

/** Reads `/{country}/{currency}/{locale}` (M1); null when there are fewer than three segments. */
export const parseMarketPath = (pathname: string): MarketPath | null => {
  const [, country, currency, locale, ...rest] = pathname.split('/');
  if (!country || !currency || !locale) return null;
  return {
    country: country.toUpperCase(),
    currency: currency.toUpperCase(),
    locale: locale.toLowerCase(),
    rest: `/${rest.join('/')}`,
  };
};
