import type { Money } from '@shop/contracts/commerce';
import { FormattedMessage } from '@shop/contracts/i18n';
import { Price } from '@shop/contracts/ui';

/** Price of a method; "free" in words. */
export const MethodPrice = ({ price }: { price: Money }) =>
  price.cents === 0 ? <FormattedMessage id="checkout.free" /> : <Price money={price} />;
