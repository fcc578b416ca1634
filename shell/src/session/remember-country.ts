/** Name of the cookie that carries the chosen country to the server: an address without a market needs it (M5). */
export const COUNTRY_COOKIE = 'fv.country';

/** Keeps the chosen country for half a year; it names no person. */
export const rememberCountry = (country: string): void => {
  document.cookie = `${COUNTRY_COOKIE}=${encodeURIComponent(country)}; path=/; max-age=15552000; samesite=lax`;
};
