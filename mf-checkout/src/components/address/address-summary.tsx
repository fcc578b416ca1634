import { addressLabel, sameAddress } from '@shop/contracts/addresses';
import type { Address } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { countryName } from '@shop/contracts/market';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import css from '../section-panel.module.css';

/** The invoice's codes, as the platform keeps them; who it is made out to is said by the address. */
const codesOf = ({ billing_info, metadata }: Address): string[] =>
  metadata.person_type ? (billing_info ?? '').split('; ').slice(1) : [];

const Lines = ({ address }: { address: Address }) => {
  const locale = useAppSelector(selectLocale);
  const lines = addressLabel(address, countryName(address.country_code, locale));
  return (
    <address className={css.address}>
      {[...lines, ...codesOf(address)].map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </address>
  );
};

/** Where the order goes and who is billed, in short: each as on a label in its country. */
export const AddressSummary = ({
  order: { shippingAddress, billingAddress },
}: {
  order: Order;
}) => {
  const isSame =
    shippingAddress !== null &&
    billingAddress !== null &&
    !billingAddress.metadata.person_type &&
    sameAddress(shippingAddress, billingAddress);
  return (
    <>
      {shippingAddress && <Lines address={shippingAddress} />}
      {isSame && (
        <p className={css.note}>
          <FormattedMessage id="checkout.address.billing_same" />
        </p>
      )}
      {billingAddress && !isSame && (
        <>
          <h3 className={css.subtitle}>
            <FormattedMessage id="checkout.address.billing" />
          </h3>
          <Lines address={billingAddress} />
        </>
      )}
    </>
  );
};
