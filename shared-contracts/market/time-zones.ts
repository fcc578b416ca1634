import type { CountryCode } from './types.ts';

/** Time zone of the merchant, which decides where no country is known. */
const DEFAULT_ZONE = 'Europe/Rome';

/**
 * The time zone that decides on which day something happened to an order, by the country it is sent to. A country with
 * several zones has the one of most of its people (tz database, https://www.iana.org/time-zones).
 */
const ZONES: Readonly<Record<CountryCode, string>> = {
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  CH: 'Europe/Zurich',
  CO: 'America/Bogota',
  DE: 'Europe/Berlin',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  HK: 'Asia/Hong_Kong',
  IS: 'Atlantic/Reykjavik',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  NZ: 'Pacific/Auckland',
  SG: 'Asia/Singapore',
  TW: 'Asia/Taipei',
  US: 'America/New_York',
  ZA: 'Africa/Johannesburg',
};

/** The time zone of all days of an order that is sent to a country; the merchant's where none is known. */
export const timeZoneOf = (country: CountryCode | null): string =>
  (country !== null && ZONES[country]) || DEFAULT_ZONE;
