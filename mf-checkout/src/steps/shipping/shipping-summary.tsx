import { nameIn } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import { chosenMethods } from './shipping-methods.ts';
import { MethodPrice } from '../method-price.tsx';
import { MethodDays } from './method-days.tsx';

/** The chosen shipping methods, in short. */
export const ShippingSummary = ({ order }: { order: Order }) => {
  const locale = useAppSelector(selectLocale);
  return order.shipments.length === 0 ? (
    <p>
      <FormattedMessage id="checkout.shipping.nothing" />
    </p>
  ) : (
    chosenMethods(order).map((method, index) => (
      <p key={index}>
        {nameIn(method, locale)} · <MethodPrice price={method.price} />
        <MethodDays method={method} after=" · " />
      </p>
    ))
  );
};
