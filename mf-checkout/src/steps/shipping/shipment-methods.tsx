import { nameIn } from '@shop/contracts/commerce';
import type { Shipment } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import { RadioCard, RadioGroup } from '@shop/contracts/ui';
import { MethodPrice } from '../method-price.tsx';
import { MethodDays } from './method-days.tsx';

interface Props {
  shipment: Shipment;
  /** Which of several shipments this is; null when there is one alone. */
  place: { index: number; of: number } | null;
  value: string | null;
  missing: boolean;
  onChoose: (methodId: string) => void;
}

/** Name of the radio buttons of a shipment. */
export const radioName = ({ id }: Shipment): string => `shipment-${id}`;

/** The shipping methods of one shipment. */
export const ShipmentMethods = ({ shipment, place, value, missing, onChoose }: Props) => {
  const locale = useAppSelector(selectLocale);
  return (
    <RadioGroup
      name={radioName(shipment)}
      legend={
        place ? (
          <FormattedMessage id="checkout.shipping.legend_one_of" values={place} />
        ) : (
          <FormattedMessage id="checkout.shipping.legend" />
        )
      }
      hideLegend={!place}
      value={value}
      onChange={onChoose}
      error={missing && <FormattedMessage id="checkout.shipping.choose" />}
    >
      {shipment.methods.map((method) => (
        <RadioCard
          key={method.id}
          value={method.id}
          title={nameIn(method, locale)}
          text={<MethodDays method={method} />}
          aside={<MethodPrice price={method.price} />}
        />
      ))}
    </RadioGroup>
  );
};
