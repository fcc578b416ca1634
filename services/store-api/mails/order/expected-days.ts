import { orderCountry, type Order } from '@shop/contracts/commerce/order/platform-order';
import { nameIn } from '@shop/contracts/commerce/metadata';
import { addDays, formatDate, type Locale } from '@shop/contracts/market';

export interface ExpectedDelivery {
  /** Name of the shipping method, in the language of the mail. */
  name: string;
  /** First and last day as `YYYY-MM-DD` (M8); null if the platform provides no lead time. */
  days: { from: string; to: string } | null;
}

/** Expected delivery of each shipment: the method's lead time, from the day of placement. */
export const expectedDeliveries = (order: Order, locale: Locale): ExpectedDelivery[] =>
  order.shipments.flatMap(({ methods, methodId }): ExpectedDelivery[] => {
    const method = methods.find(({ id }) => id === methodId);
    if (!method) return [];
    const { minDays, maxDays } = method;
    const name = nameIn(method, locale);
    const last = maxDays ?? minDays;
    if (last === null || order.placedAt === null) return [{ name, days: null }];
    const placed = formatDate(order.placedAt, orderCountry(order));
    return [{ name, days: { from: addDays(placed, minDays ?? last), to: addDays(placed, last) } }];
  });
