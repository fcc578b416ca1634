import { nameIn } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { formatDate, type Locale } from '@shop/contracts/market';
import { chosenMethods } from '../chosen-methods.ts';

export interface ExpectedDelivery {
  /** Of the shipping method, in the language of the page. */
  name: string;
  /** First and last day, year-month-day (M8); null where the platform does not say how long it takes. */
  days: { from: string; to: string } | null;
}

const DAY = 24 * 3600_000;

/** When each parcel of a placed order is to arrive: its method's days, counted from the day it was placed. */
export const expectedDeliveries = (order: Order, locale: Locale): ExpectedDelivery[] =>
  chosenMethods(order).map((method) => {
    const { minDays, maxDays } = method;
    const name = nameIn(method, locale);
    const last = maxDays ?? minDays;
    if (last === null || order.placedAt === null) return { name, days: null };
    const placed = Date.parse(order.placedAt);
    const after = (days: number) => formatDate(placed + days * DAY);
    return { name, days: { from: after(minDays ?? last), to: after(last) } };
  });
