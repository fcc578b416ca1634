import { asRecord, asText } from '@shop/contracts/commerce';
import { isFreeOrder, type Order, type PaymentStatus } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { CardName } from '../cards/card-name.tsx';

type PaymentKind = 'card' | 'cash_on_delivery' | 'bank_transfer' | 'free' | 'other';

/**
 * Payment kind of an order (P1–P3). The platform has one type for manual payments: a bank transfer names its account,
 * cash names none.
 */
const paymentKind = (order: Pick<Order, 'paymentMethod' | 'quantity' | 'totals'>): PaymentKind => {
  const { paymentMethod } = order;
  if (isFreeOrder(order)) return 'free';
  if (paymentMethod?.type === 'braintree_payments') return 'card';
  if (paymentMethod?.type !== 'wire_transfers') return 'other';
  const account = asRecord(paymentMethod.metadata?.['bank_account']);
  return asText(account['iban']) ? 'bank_transfer' : 'cash_on_delivery';
};

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
