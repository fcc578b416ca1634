import type { Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { chosenMethods } from '../model/chosen-methods.ts';
import { MethodDays } from './method-days.tsx';
import { MethodPrice } from './method-price.tsx';

/** The chosen shipping methods, in short. */
export const ShippingSummary = ({ order }: { order: Order }) =>
  order.shipments.length === 0 ? (
    <p>
      <FormattedMessage id="checkout.shipping.nothing" />
    </p>
  ) : (
    chosenMethods(order).map((method, index) => (
      <p key={index}>
        {method.name} · <MethodPrice price={method.price} />
        <MethodDays method={method} after=" · " />
      </p>
    ))
  );
