import type { Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { paymentKind } from '../../model/orders/payment-kind.ts';
import { shownPayment } from '../../model/orders/shown-payment.ts';
import { CardName } from '../cards/card-name.tsx';

const Kind = ({ order }: { order: Order }) => {
  const kind = paymentKind(order);
  const instrument = order.paymentSource?.instrument;
  if (kind === 'card' && instrument) return <CardName instrument={instrument} />;
  if (kind === 'other') return order.paymentMethod?.name ?? null;
  return <FormattedMessage id={`account.order.payment.${kind}`} />;
};

/** How an order is paid, and how far that is. */
export const OrderPayment = ({ order }: { order: Order }) => (
  <>
    <p>
      <Kind order={order} />
    </p>
    {order.paymentStatus !== 'free' && (
      <p>
        <FormattedMessage id={`account.order.paid.${shownPayment(order)}`} />
      </p>
    )}
  </>
);
