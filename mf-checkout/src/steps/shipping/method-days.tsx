import type { ShippingMethod } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';

interface Props {
  method: ShippingMethod;
  /** Separator before it. */
  after?: string;
}

/** Delivery time of a shipping method in days; nothing if unknown. */
export const MethodDays = ({ method: { minDays, maxDays }, after }: Props) => {
  const max = maxDays ?? minDays;
  if (max === null) return null;
  const min = minDays ?? max;
  return (
    <>
      {after}
      {min === max ? (
        <FormattedMessage id="checkout.shipping.days" values={{ days: max }} />
      ) : (
        <FormattedMessage id="checkout.shipping.days_range" values={{ min, max }} />
      )}
    </>
  );
};
