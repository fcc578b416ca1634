import { isFreeOrder, type Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { adapterOf } from '../payment/adapters.ts';
import { BankAccount } from '../payment/bank-account.tsx';

const Kind = ({ order }: { order: Order }) => {
  const { paymentSource, paymentMethod } = order;
  if (isFreeOrder(order)) return <FormattedMessage id="checkout.confirmed.free" />;
  const adapter = paymentMethod && adapterOf(paymentMethod);
  // The platform has an instrument for manual payments too, under its own name.
  const instrument = adapter?.tokenizes ? paymentSource?.instrument : null;
  if (instrument?.lastDigits) {
    const { brand, lastDigits: digits } = instrument;
    return <FormattedMessage id="checkout.payment.stored" values={{ brand, digits }} />;
  }
  if (instrument?.brand) return instrument.brand;
  return adapter ? (
    <FormattedMessage id={`checkout.payment.${adapter.kind}`} />
  ) : (
    paymentMethod?.name
  );
};

/** Payment of a placed order: method, brand and last digits of a card, account of a bank transfer. */
export const ConfirmedPayment = ({ order }: { order: Order }) => (
  <>
    <p>
      <Kind order={order} />
    </p>
    {order.paymentMethod && <BankAccount method={order.paymentMethod} number={order.number} />}
  </>
);
