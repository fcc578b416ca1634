import type { CookieMaxAge, StorageKey } from '../storage/storage-keys.ts';
import type { CountryCode } from './types.ts';

/** Sends the choice to the server for paths without a market (M5). Contains no personal data. */
const COOKIE: StorageKey<'countryCookie'> = 'fv.country';

/** Half a year in seconds. */
const MAX_AGE: CookieMaxAge<'countryCookie'> = 15_552_000;

/**
 * The visitor's earlier choice, from a `Cookie` header or `document.cookie`; null unless it has two letters. Does not
 * check whether the current market sells to that country.
 */
export const chosenCountry = (cookies: string | undefined): CountryCode | null => {
  const value = cookies
    ?.split(';')
    .map((it) => it.trim().split('='))
    .find(([name]) => name === COOKIE)?.[1];
  return value && /^[A-Za-z]{2}$/.test(value) ? value.toUpperCase() : null;
};

/** Stores the choice in a cookie. With blocked cookies it ends with the page. */
export const rememberCountry = (country: CountryCode): void => {
  document.cookie = `${COOKIE}=${encodeURIComponent(country)}; path=/; max-age=${MAX_AGE}; samesite=lax`;
};
