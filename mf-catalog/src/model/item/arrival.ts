import { addDays, formatDate, type CountryCode } from '@shop/contracts/market';

/** Days from which to which a thing arrives, as year-month-day (M8). */
export interface Arrival {
  from: string;
  to: string;
}

/**
 * The days a delivery time comes to, counted from today in the country it is sent to, as an order's days are.
 *
 * @param now - the moment it would be ordered
 * @param country - null where it is not known
 */
export const arrivalOf = (
  now: Date,
  country: CountryCode | null,
  { minDays, maxDays }: { minDays: number; maxDays: number },
): Arrival => {
  const today = formatDate(now, country);
  return { from: addDays(today, minDays), to: addDays(today, maxDays) };
};
