import type { Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import { expectedDeliveries } from './expected-delivery.ts';

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
