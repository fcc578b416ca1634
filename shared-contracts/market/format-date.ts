import type { CountryCode } from './types.ts';

/** The merchant's time zone, used for an unknown country. */
const DEFAULT_ZONE = 'Europe/Rome';

/**
 * Time zone of an order's dates by ship-to country, after the tz database (https://www.iana.org/time-zones), edition
 * 2026c. A country with several zones has that of most inhabitants.
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

/** Time zone of an order's dates by ship-to country; the merchant's for an unknown country. */
export const timeZoneOf = (country: CountryCode | null): string =>
  (country !== null && ZONES[country]) || DEFAULT_ZONE;

type Fields = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a time in a country's time zone; Swedish uses year-month-day. Empty for an invalid date. */
const fieldsOf = (
  moment: Date | string | number,
  country: CountryCode | null,
  fields: Fields,
): string => {
  const time = new Date(moment);
  if (Number.isNaN(time.getTime())) return '';
  const timeZone = timeZoneOf(country);
  const key = timeZone + Object.keys(fields).length;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('sv-SE', { ...fields, timeZone });
  formats.set(key, format);
  return format.format(time);
};

/**
 * `2026-11-20`, the format of order dates (M8). Server, mails and every browser show the same day: that of the ship-to
 * country ({@link timeZoneOf}). Empty for an invalid date.
 *
 * @param country - null if unknown, for the merchant's day
 */
export const formatDate = (moment: Date | string | number, country: CountryCode | null): string =>
  fieldsOf(moment, country, { dateStyle: 'short' });

/** `2026-11-20 09:05`, for recent events. In the time zone of {@link formatDate}. */
export const formatMinute = (moment: Date | string | number, country: CountryCode | null): string =>
  fieldsOf(moment, country, { dateStyle: 'short', timeStyle: 'short' });

/** Adds days to a year-month-day date. Empty for an invalid date, like {@link formatDate}. */
export const addDays = (day: string, days: number): string => {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return '';
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};
