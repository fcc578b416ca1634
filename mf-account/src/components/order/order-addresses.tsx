import { addressLabel, sameAddress } from '@shop/contracts/addresses';
import type { Address } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { countryName } from '@shop/contracts/market';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import css from './order.module.css';
import { Section } from '../section/section.tsx';

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

/** Where an order went and who was billed, each as on a label in its country. */
export const OrderAddresses = ({ order }: { order: Order }) => {
  const { shippingAddress: shipping, billingAddress: billing } = order;
  const isSame =
    shipping && billing && !billing.metadata.person_type && sameAddress(shipping, billing);
  return (
    <>
      {shipping && (
        <Section title={<FormattedMessage id="account.order.shipping_address" />}>
          <Lines address={shipping} />
        </Section>
      )}
      {billing && (
        <Section title={<FormattedMessage id="account.order.billing_address" />}>
          {isSame ? (
            <p>
              <FormattedMessage id="account.order.billing_same" />
            </p>
          ) : (
            <Lines address={billing} />
          )}
        </Section>
      )}
    </>
  );
};
