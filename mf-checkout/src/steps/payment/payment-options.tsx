import type { ReactNode } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import { RadioCard, RadioGroup } from '@shop/contracts/ui';
import type { PaymentOption } from './payment-option.ts';
import { MethodPrice } from '../method-price.tsx';
import { InstrumentName } from './stored-payment.tsx';

interface Props {
  id: string;
  options: readonly PaymentOption[];
  chosen: PaymentOption | null;
  missing: boolean;
  disabled: boolean;
  onChoose: (option: PaymentOption) => void;
  /** Content below the selected option. */
  more: (option: PaymentOption) => ReactNode;
}

const OptionTitle = ({ adapter, stored }: PaymentOption) =>
  stored ? (
    <InstrumentName {...stored} />
  ) : (
    <FormattedMessage id={`checkout.payment.${adapter.kind}`} />
  );

const OptionText = ({ adapter, stored }: PaymentOption) => (
  <FormattedMessage
    id={stored ? 'checkout.payment.stored_text' : `checkout.payment.${adapter.kind}_text`}
  />
);

/** Radio group of the supported payment methods, under the shop's own names, and the customer's stored payments. */
export const PaymentOptions = (props: Props) => {
  const { id, options, chosen, missing, disabled, onChoose, more } = props;
  const choose = (optionId: string) => {
    const option = options.find((it) => it.id === optionId);
    if (option) onChoose(option);
  };
  return (
    <RadioGroup
      id={id}
      name="payment-method"
      legend={<FormattedMessage id="checkout.payment.legend" />}
      hideLegend
      value={chosen?.id ?? null}
      disabled={disabled}
      onChange={choose}
      error={missing && <FormattedMessage id="checkout.payment.choose" />}
    >
      {options.map((option) => (
        <RadioCard
          key={option.id}
          value={option.id}
          title={<OptionTitle {...option} />}
          text={<OptionText {...option} />}
          aside={<MethodPrice price={option.method.price} />}
        >
          {more(option)}
        </RadioCard>
      ))}
    </RadioGroup>
  );
};
