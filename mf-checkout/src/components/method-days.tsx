import type { ShippingMethod } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';

/** Delivery time of a shipping method in days; nothing where the platform does not say. */
export const MethodDays = ({ method: { minDays, maxDays } }: { method: ShippingMethod }) => {
  const max = maxDays ?? minDays;
  if (max === null) return null;
  const min = minDays ?? max;
  return min === max ? (
    <FormattedMessage id="checkout.shipping.days" values={{ days: max }} />
  ) : (
    <FormattedMessage id="checkout.shipping.days_range" values={{ min, max }} />
  );
};
