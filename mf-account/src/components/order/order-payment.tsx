import type { Order, PaymentStatus } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { paymentKind } from '../../model/orders/payment-kind.ts';
import { CardName } from '../cards/card-name.tsx';

const BY_HAND: readonly string[] = ['cash_on_delivery', 'bank_transfer'];

/**
 * Payment status to display. The platform marks manual payments as authorized as soon as the order is placed, before
 * any money arrives.
 */
const paymentStatusText = (
  order: Pick<Order, 'paymentMethod' | 'paymentStatus' | 'quantity' | 'totals'>,
): PaymentStatus =>
  order.paymentStatus === 'authorized' && BY_HAND.includes(paymentKind(order))
    ? 'unpaid'
    : order.paymentStatus;

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
        <FormattedMessage id={`account.order.paid.${paymentStatusText(order)}`} />
      </p>
    )}
  </>
);
