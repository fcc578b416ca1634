import type { ReactNode } from 'react';
import { giftMessageOf, isFreeOrder, type Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { EmailAddress } from '@shop/contracts/ui';
import { AddressSummary } from '../address/address-summary.tsx';
import { ConfirmedLines } from './confirmed-lines.tsx';
import { ConfirmedPayment } from './confirmed-payment.tsx';
import { ConfirmedTotals } from './confirmed-totals.tsx';
import { ExpectedDelivery } from './expected-delivery.tsx';
import { NextSteps } from './next-steps.tsx';
import css from './order-details.module.css';

const Part = ({ id, children }: { id: string; children: ReactNode }) => (
  <section className={css.part}>
    <h2 className={css.title}>
      <FormattedMessage id={`checkout.confirmed.${id}`} />
    </h2>
    {children}
  </section>
);

/** All of a placed order that its buyer may want to read again, keep or print (S8). */
export const OrderDetails = ({ order }: { order: Order }) => {
  const message = giftMessageOf(order);
  return (
    <div className={css.columns}>
      <div className={css.column}>
        <Part id="next">
          <NextSteps order={order} />
        </Part>
        {order.shippingAddress && (
          <Part id="delivery">
            <ExpectedDelivery order={order} />
            <AddressSummary order={order} />
          </Part>
        )}
        {(order.paymentMethod || isFreeOrder(order)) && (
          <Part id="payment">
            <ConfirmedPayment order={order} />
          </Part>
        )}
        {order.email && (
          <Part id="email">
            <p>
              <EmailAddress email={order.email} />
            </p>
          </Part>
        )}
        {message !== '' && (
          <Part id="gift">
            <p className={css.message}>{message}</p>
          </Part>
        )}
      </div>
      <div className={css.bill}>
        <Part id="order">
          <ConfirmedLines order={order} />
          <ConfirmedTotals order={order} />
        </Part>
      </div>
    </div>
  );
};
