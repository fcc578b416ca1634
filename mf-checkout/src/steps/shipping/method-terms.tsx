import type { ShippingMethod } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import type { Money } from '@shop/contracts/commerce';
import { Price } from '@shop/contracts/ui';

interface Props {
  method: ShippingMethod;
  /** Parts it from what stands before. */
  after?: string;
}

/** Delivery time of a shipping method in days; nothing where the platform does not say. */
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

/** What choosing a method costs, "free" in words. */
export const MethodPrice = ({ price }: { price: Money }) =>
  price.cents === 0 ? <FormattedMessage id="checkout.free" /> : <Price money={price} />;
