import { giftMessageOf, type Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import { linesOfOrder } from '../../model/orders/view-lines.ts';
import { OrderShipments } from '../tracking/order-shipments.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderAddresses } from './order-addresses.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import css from './order.module.css';
import { OrderPayment } from './order-payment.tsx';
import { OrderTotals } from './order-totals.tsx';
import { Section } from '../section/section.tsx';

/** One order of the customer's, with all that belongs to it (S11). */
export const OrderView = ({ order, onChanged }: { order: Order; onChanged: () => void }) => {
  const locale = useAppSelector(selectLocale);
  const message = giftMessageOf(order);
  return (
    <div className={css.order}>
      <OrderFacts order={order} />
      <OrderActions order={order} onChanged={onChanged} />
      {order.shipments.length > 0 && (
        <Section title={<FormattedMessage id="account.tracking.title" />}>
          <OrderShipments orderId={order.id} />
        </Section>
      )}
      <Section title={<FormattedMessage id="account.order.lines" />}>
        <OrderLines lines={linesOfOrder(order, locale)} />
        <OrderTotals
          totals={order.totals}
          country={order.shippingAddress?.country_code ?? order.countryLock}
        />
      </Section>
      <div className={css.columns}>
        <OrderAddresses order={order} />
        <Section title={<FormattedMessage id="account.order.payment" />}>
          <OrderPayment order={order} />
        </Section>
        {message !== '' && (
          <Section title={<FormattedMessage id="account.order.gift" />}>
            <p className={css.message}>{message}</p>
          </Section>
        )}
      </div>
    </div>
  );
};
