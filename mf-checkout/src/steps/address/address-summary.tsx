import { orderLabels } from '@shop/contracts/addresses';
import type { Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import css from '../section-panel.module.css';

const Label = ({ lines }: { lines: readonly string[] }) => (
  <address className={css.address}>
    {lines.map((line, index) => (
      <span key={index}>{line}</span>
    ))}
  </address>
);

/** Summary of shipping and billing address, formatted as in their country. */
export const AddressSummary = ({ order }: { order: Order }) => {
  const { shipping, billing } = orderLabels(order, useAppSelector(selectLocale));
  return (
    <>
      {shipping && <Label lines={shipping} />}
      {billing === 'same' && (
        <p className={css.note}>
          <FormattedMessage id="checkout.address.billing_same" />
        </p>
      )}
      {billing && billing !== 'same' && (
        <>
          <h3 className={css.subtitle}>
            <FormattedMessage id="checkout.address.billing" />
          </h3>
          <Label lines={billing} />
        </>
      )}
    </>
  );
};
