import { isFreeOrder, type Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';

/** How a placed order is paid: the kind, and of a card what tells it from the shopper's others. */
export const ConfirmedPayment = ({ order }: { order: Order }) => {
  const { paymentSource, paymentMethod } = order;
  const instrument = paymentSource?.instrument;
  if (instrument?.lastDigits) {
    const { brand, lastDigits: digits } = instrument;
    return <FormattedMessage id="checkout.confirmed.card" values={{ brand, digits }} />;
  }
  if (instrument?.brand) return instrument.brand;
  if (isFreeOrder(order)) return <FormattedMessage id="checkout.confirmed.free" />;
  const kind = paymentMethod?.type;
  if (kind === 'braintree_payments') return <FormattedMessage id="checkout.confirmed.card_any" />;
  if (kind === 'wire_transfers') return <FormattedMessage id="checkout.payment.cash_on_delivery" />;
  return paymentMethod?.name;
};
