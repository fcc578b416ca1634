import type { CountryCode } from './types.ts';

/** Carries the choice to the server: an address without a market needs it (M5). It names no person. */
const COOKIE = 'fv.country';

/** Half a year, in s. */
const MAX_AGE = 15_552_000;

/**
 * The country the visitor chose before, from cookies as a request's header or `document.cookie` has them. Anything
 * but two letters is no choice. Whether the present market sells to it is not looked at.
 */
export const chosenCountry = (cookies: string | undefined): CountryCode | null => {
  const value = cookies
    ?.split(';')
    .map((it) => it.trim().split('='))
    .find(([name]) => name === COOKIE)?.[1];
  return value && /^[A-Za-z]{2}$/.test(value) ? value.toUpperCase() : null;
};

/** Keeps the chosen country. Where cookies are blocked the choice ends with the page. */
export const rememberCountry = (country: CountryCode): void => {
  document.cookie = `${COOKIE}=${encodeURIComponent(country)}; path=/; max-age=${MAX_AGE}; samesite=lax`;
};
