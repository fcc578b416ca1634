import type { Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { Price } from '@shop/contracts/ui';
import css from './next-steps.module.css';

const isPaidToCourier = ({ paymentMethod, totals }: Order): boolean =>
  paymentMethod?.type === 'wire_transfers' && totals.total.cents > 0;

/** What happens after the order was placed, and what is left to do. */
export const NextSteps = ({ order }: { order: Order }) => (
  <ol className={css.steps}>
    <li>
      <FormattedMessage id="checkout.confirmed.next.pack" />
    </li>
    {order.shipments.length > 0 && (
      <li>
        <FormattedMessage id="checkout.confirmed.next.track" />
      </li>
    )}
    {isPaidToCourier(order) && (
      <li>
        <FormattedMessage
          id="checkout.confirmed.next.cash"
          values={{ amount: <Price key="amount" money={order.totals.total} /> }}
        />
      </li>
    )}
  </ol>
);
