import { timeZoneOf } from './time-zones.ts';
import type { CountryCode } from './types.ts';

type Fields = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Fields of a moment on a country's clock; Swedish writes year-month-day. Empty for what is no date. */
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
 * `2026-11-20`, the form of order dates (M8). Server, mails and every browser name the same day: that of the country the
 * order is sent to ({@link timeZoneOf}). Empty for what is no date.
 *
 * @param country - null where it is not known: the merchant's day
 */
export const formatDate = (moment: Date | string | number, country: CountryCode | null): string =>
  fieldsOf(moment, country, { dateStyle: 'short' });

/** `2026-11-20 09:05`: of something that just happened the day is not enough. On the same clock as {@link formatDate}. */
export const formatMinute = (moment: Date | string | number, country: CountryCode | null): string =>
  fieldsOf(moment, country, { dateStyle: 'short', timeStyle: 'short' });

/** The day so many days after a day; both year-month-day. Empty for what is no day, as {@link formatDate} is. */
export const addDays = (day: string, days: number): string => {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return '';
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};
