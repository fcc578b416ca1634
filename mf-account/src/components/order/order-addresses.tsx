import { orderLabels } from '@shop/contracts/addresses';
import type { Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import css from './order.module.css';
import { Section } from '../section.tsx';

const Label = ({ lines }: { lines: readonly string[] }) => (
  <address className={css.address}>
    {lines.map((line, index) => (
      <span key={index}>{line}</span>
    ))}
  </address>
);

/** Shipping and billing address, formatted as in their country. */
export const OrderAddresses = ({ order }: { order: Order }) => {
  const { shipping, billing } = orderLabels(order, useAppSelector(selectLocale));
  return (
    <>
      {shipping && (
        <Section title={<FormattedMessage id="account.order.shipping_address" />}>
          <Label lines={shipping} />
        </Section>
      )}
      {billing && (
        <Section title={<FormattedMessage id="account.order.billing_address" />}>
          {billing === 'same' ? (
            <p>
              <FormattedMessage id="account.order.billing_same" />
            </p>
          ) : (
            <Label lines={billing} />
          )}
        </Section>
      )}
    </>
  );
};
