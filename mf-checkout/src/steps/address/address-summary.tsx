import { orderLabels } from '@shop/contracts/addresses';
import type { BuyerOutline, Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import css from '../section-panel.module.css';
import { TextLine } from '../text-line.tsx';

const BillingTitle = () => (
  <h3 className={css.subtitle}>
    <FormattedMessage id="checkout.address.billing" />
  </h3>
);

const SameBilling = () => (
  <p className={css.note}>
    <FormattedMessage id="checkout.address.billing_same" />
  </p>
);

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
      {billing === 'same' && <SameBilling />}
      {billing && billing !== 'same' && (
        <>
          <BillingTitle />
          <Label lines={billing} />
        </>
      )}
    </>
  );
};

const LabelOutline = ({ lines }: { lines: number }) => (
  <div className={css.address}>
    {Array.from({ length: lines }, (_, index) => (
      <TextLine key={index} />
    ))}
  </div>
);

/** In place of the summary while the addresses are read, in its size. */
export const AddressOutline = ({ buyer: { shipping, billing } }: { buyer: BuyerOutline }) => (
  <>
    {shipping && <LabelOutline lines={shipping.lines} />}
    {billing?.lines === 0 && <SameBilling />}
    {billing && billing.lines > 0 && (
      <>
        <BillingTitle />
        <LabelOutline lines={billing.lines} />
      </>
    )}
  </>
);
