import type { Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { Price } from '@shop/contracts/ui';
import { adapterOf } from '../payment/adapters.ts';
import css from './next-steps.module.css';

/** How the shopper still has to pay; null if paid. */
const pendingPaymentOf = ({ paymentMethod, totals }: Order): 'cash' | 'transfer' | null => {
  const kind = paymentMethod && totals.total.cents > 0 ? adapterOf(paymentMethod)?.kind : null;
  if (kind === 'cash_on_delivery') return 'cash';
  return kind === 'bank_transfer' ? 'transfer' : null;
};

/** The next steps after the purchase. */
export const NextSteps = ({ order }: { order: Order }) => {
  const pendingPayment = pendingPaymentOf(order);
  const values = { amount: <Price key="amount" money={order.totals.total} /> };
  return (
    <ol className={css.steps}>
      {pendingPayment === 'transfer' && (
        <li>
          <FormattedMessage id="checkout.confirmed.next.transfer" values={values} />
        </li>
      )}
      <li>
        <FormattedMessage id="checkout.confirmed.next.pack" />
      </li>
      {order.shipments.length > 0 && (
        <li>
          <FormattedMessage id="checkout.confirmed.next.track" />
        </li>
      )}
      {pendingPayment === 'cash' && (
        <li>
          <FormattedMessage id="checkout.confirmed.next.cash" values={values} />
        </li>
      )}
    </ol>
  );
};
