import { FormattedMessage } from '@shop/contracts/i18n';
import type { BuyerOutline } from '@shop/contracts/store';
import css from '../section-panel.module.css';
import { TextLine } from '../text-line.tsx';

const Lines = ({ count }: { count: number }) => (
  <div className={css.address}>
    {Array.from({ length: count }, (_, index) => (
      <TextLine key={index} />
    ))}
  </div>
);

/** In place of the `AddressSummary` while the addresses are read, in its size. */
export const AddressOutline = ({ buyer: { shipping, billing } }: { buyer: BuyerOutline }) => (
  <>
    {shipping && <Lines count={shipping.lines} />}
    {billing?.lines === 0 && (
      <p className={css.note}>
        <FormattedMessage id="checkout.address.billing_same" />
      </p>
    )}
    {billing && billing.lines > 0 && (
      <>
        <h3 className={css.subtitle}>
          <FormattedMessage id="checkout.address.billing" />
        </h3>
        <Lines count={billing.lines} />
      </>
    )}
  </>
);
