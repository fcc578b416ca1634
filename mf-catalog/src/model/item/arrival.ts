/** Days from which to which a thing arrives, as year-month-day (M8). */
export interface Arrival {
  from: string;
  to: string;
}

const inDays = (now: Date, days: number): string => {
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days));
  return day.toISOString().slice(0, 10);
};

/**
 * The days a delivery time comes to, counted from the shopper's own today.
 *
 * @param now the moment on the shopper's clock
 */
export const arrivalOf = (
  now: Date,
  { minDays, maxDays }: { minDays: number; maxDays: number },
): Arrival => ({ from: inDays(now, minDays), to: inDays(now, maxDays) });
