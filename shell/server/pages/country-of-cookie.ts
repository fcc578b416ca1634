import { COUNTRY_COOKIE } from '../../src/session/remember-country.ts';

/** The country the visitor chose before, from the request's cookies; anything but two letters is ignored. */
export const countryOfCookie = (header: string | undefined): string | null => {
  const value = header
    ?.split(';')
    .map((it) => it.trim().split('='))
    .find(([name]) => name === COUNTRY_COOKIE)?.[1];
  return value && /^[A-Za-z]{2}$/.test(value) ? value.toUpperCase() : null;
};
