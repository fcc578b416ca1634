import { nameIn } from '@shop/contracts/commerce';
import { orderCountry, type Order } from '@shop/contracts/commerce/order';
import { addDays, formatDate, type Locale } from '@shop/contracts/market';
import { FormattedMessage } from '@shop/contracts/i18n';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import { chosenMethods } from '../shipping/shipping-methods.ts';

interface DeliveryEstimate {
  /** Of the shipping method, in the language of the page. */
  name: string;
  /** First and last day, year-month-day (M8); null where the platform does not say how long it takes. */
  days: { from: string; to: string } | null;
}

/** When each parcel of a placed order is to arrive: its method's days, counted from the day it was placed. */
export const expectedDeliveries = (order: Order, locale: Locale): DeliveryEstimate[] =>
  chosenMethods(order).map((method) => {
    const { minDays, maxDays } = method;
    const name = nameIn(method, locale);
    const last = maxDays ?? minDays;
    if (last === null || order.placedAt === null) return { name, days: null };
    const placed = formatDate(order.placedAt, orderCountry(order));
    return { name, days: { from: addDays(placed, minDays ?? last), to: addDays(placed, last) } };
  });

/** How each parcel travels, and when it is to arrive. */
export const ExpectedDelivery = ({ order }: { order: Order }) => {
  const locale = useAppSelector(selectLocale);
  return expectedDeliveries(order, locale).map(({ name, days }, index) => (
    <p key={index}>
      {name}
      {days && (
        <>
          {' · '}
          <FormattedMessage
            id={
              days.from === days.to
                ? 'checkout.confirmed.delivery.on'
                : 'checkout.confirmed.delivery.between'
            }
            values={days}
          />
        </>
      )}
    </p>
  ));
};
