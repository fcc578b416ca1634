import type { Order } from '@shop/contracts/commerce/order/platform-order';
import { nameIn } from '@shop/contracts/commerce/metadata';
import { formatDate, type Locale } from '@shop/contracts/market';

const DAY = 24 * 3_600_000;

export interface ExpectedDelivery {
  /** Of the shipping method, in the language of the mail. */
  name: string;
  /** First and last day, year-month-day (M8); null where the platform does not say how long it takes. */
  days: { from: string; to: string } | null;
}

/** When each shipment of a placed order is to arrive: its method's days, counted from the day it was placed. */
export const expectedDeliveries = (
  { shipments, placedAt }: Order,
  locale: Locale,
): ExpectedDelivery[] =>
  shipments.flatMap(({ methods, methodId }): ExpectedDelivery[] => {
    const method = methods.find(({ id }) => id === methodId);
    if (!method) return [];
    const { minDays, maxDays } = method;
    const name = nameIn(method, locale);
    const last = maxDays ?? minDays;
    if (last === null || placedAt === null) return [{ name, days: null }];
    const after = (days: number) => formatDate(Date.parse(placedAt) + days * DAY);
    return [{ name, days: { from: after(minDays ?? last), to: after(last) } }];
  });
