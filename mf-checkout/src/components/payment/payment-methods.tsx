import type { PaymentMethod } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { RadioCard, RadioGroup } from '@shop/contracts/ui';
import { paymentKind } from '../../model/payment/payment-kind.ts';
import { MethodPrice } from '../method-price.tsx';

interface Props {
  methods: readonly PaymentMethod[];
  value: string | null;
  missing: boolean;
  disabled: boolean;
  onChoose: (methodId: string) => void;
}

/** The ways to pay that this checkout can carry out, by our own names: a wire transfer is cash on delivery (P2). */
export const PaymentMethods = ({ methods, value, missing, disabled, onChoose }: Props) => (
  <RadioGroup
    name="payment-method"
    legend={<FormattedMessage id="checkout.payment.legend" />}
    hideLegend
    value={value}
    disabled={disabled}
    onChange={onChoose}
    error={missing && <FormattedMessage id="checkout.payment.choose" />}
  >
    {methods.map((method) => (
      <RadioCard
        key={method.id}
        value={method.id}
        title={<FormattedMessage id={`checkout.payment.${paymentKind(method)}`} />}
        text={<FormattedMessage id={`checkout.payment.${paymentKind(method)}_text`} />}
        aside={<MethodPrice price={method.price} />}
      />
    ))}
  </RadioGroup>
);
