import {
  Errors,
  PaymentMethod,
  PaymentMethodName,
  PaymentMethodPrice,
  PaymentMethodRadioButton,
  PaymentMethodsContainer,
  PaymentSource,
  PlaceOrderButton,
  PlaceOrderContainer,
} from '@commercelayer/react-components';
import { useState } from 'react';

/** Payment by bank transfer, and the place-order button. */
export const Payment = () => {
  const [placed, setPlaced] = useState('');
  return (
    <section aria-label="payment">
      <PaymentMethodsContainer config={{}}>
        <PlaceOrderContainer>
          <PaymentMethod hide={(method) => method.payment_source_type === 'wire_transfers'}>
            <PaymentMethodRadioButton aria-label="Payment method" />
            <PaymentMethodName data-testid="payment-method" />
            <PaymentMethodPrice data-testid="payment-price" />
            <PaymentSource data-testid="payment-source" />
          </PaymentMethod>
          <PlaceOrderButton
            label="Place order"
            onClick={({ placed: done, order }) => setPlaced(done ? (order?.status ?? '') : '')}
          />
        </PlaceOrderContainer>
      </PaymentMethodsContainer>
      <Errors resource="orders" role="alert" />
      <output aria-label="Outcome">{placed}</output>
    </section>
  );
};
