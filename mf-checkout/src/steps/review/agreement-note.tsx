import type { ReactNode } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { dutiesOf } from '@shop/contracts/market';
import { paths, type ShopPath } from '@shop/contracts/routing';
import { selectCountry, useAppSelector } from '@shop/contracts/store';
import { TextLink, VisuallyHidden } from '@shop/contracts/ui';
import { destinationOf } from './age-confirmation.tsx';
import css from '../section-form.module.css';

/** Opens in a new tab: the checkout stays open. */
const linkTo = (to: ShopPath) =>
  function PageLink(text: ReactNode) {
    return (
      <TextLink key={to} to={to} target="_blank">
        {text}
        <VisuallyHidden>
          {' '}
          <FormattedMessage id="checkout.agreement.new_tab" />
        </VisuallyHidden>
      </TextLink>
    );
  };

/** Terms that the shopper accepts by placing the order, and where a withdrawal from it is stated. */
export const AgreementNote = ({ order }: { order: Order }) => {
  const country = useAppSelector(selectCountry);
  const days = dutiesOf(destinationOf(order, country)).withdrawalDays;
  return (
    <p className={css.note}>
      <FormattedMessage
        id="checkout.payment.terms"
        values={{ terms: linkTo(paths.info('terms')), privacy: linkTo(paths.info('privacy')) }}
      />
      {days !== null && (
        <>
          {' '}
          <FormattedMessage
            id="checkout.payment.withdrawal"
            values={{ days, withdraw: linkTo(paths.withdraw()) }}
          />
        </>
      )}
    </p>
  );
};
