import { nameIn } from '@shop/contracts/commerce';
import { orderCountry, type Order } from '@shop/contracts/commerce/order';
import { addDays, formatDate, type Locale } from '@shop/contracts/market';
import { FormattedMessage } from '@shop/contracts/i18n';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import { chosenMethods } from '../shipping/shipping-methods.ts';

interface DeliveryEstimate {
  /** Name of the shipping method, in the page's language. */
  name: string;
  /** First and last day, year-month-day (M8); null if the platform gives no duration. */
  days: { from: string; to: string } | null;
}

/** Delivery estimate per parcel of a placed order: the method's days, counted from the day of purchase. */
export const expectedDeliveries = (order: Order, locale: Locale): DeliveryEstimate[] =>
  chosenMethods(order).map((method) => {
    const { minDays, maxDays } = method;
    const name = nameIn(method, locale);
    const last = maxDays ?? minDays;
    if (last === null || order.placedAt === null) return { name, days: null };
    const placed = formatDate(order.placedAt, orderCountry(order));
    return { name, days: { from: addDays(placed, minDays ?? last), to: addDays(placed, last) } };
  });

/** Shipping method and expected delivery of each parcel. */
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
