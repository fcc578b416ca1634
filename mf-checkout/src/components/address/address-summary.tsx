import type { Address } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import { addressLines } from '../../model/address/address-lines.ts';
import { countryName } from '@shop/contracts/market';
import { sameAddress } from '../../model/address/same-address.ts';
import css from '../section-panel.module.css';

const Lines = ({ address }: { address: Address }) => {
  const locale = useAppSelector(selectLocale);
  return (
    <address className={css.address}>
      {addressLines(address, countryName(address.country_code, locale)).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
};

/** Where the order goes and who is billed, in short. */
export const AddressSummary = ({
  order: { shippingAddress, billingAddress },
}: {
  order: Order;
}) => (
  <>
    {shippingAddress && <Lines address={shippingAddress} />}
    {shippingAddress && billingAddress && sameAddress(shippingAddress, billingAddress) ? (
      <p className={css.note}>
        <FormattedMessage id="checkout.address.billing_same" />
      </p>
    ) : (
      billingAddress && (
        <>
          <h3 className={css.subtitle}>
            <FormattedMessage id="checkout.address.billing" />
          </h3>
          <Lines address={billingAddress} />
        </>
      )
    )}
  </>
);
