import type { ReactNode } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import { paths, type InfoPage } from '@shop/contracts/routing';
import { TextLink, VisuallyHidden } from '@shop/contracts/ui';
import css from '../section-form.module.css';

/** Opens in a new tab: the checkout stays open. */
const linkTo = (page: InfoPage) =>
  function PageLink(text: ReactNode) {
    return (
      <TextLink key={page} to={paths.info(page)} target="_blank">
        {text}
        <VisuallyHidden>
          {' '}
          <FormattedMessage id="checkout.agreement.new_tab" />
        </VisuallyHidden>
      </TextLink>
    );
  };

/** Terms that the shopper accepts by placing the order. */
export const AgreementNote = () => (
  <p className={css.note}>
    <FormattedMessage
      id="checkout.payment.terms"
      values={{ terms: linkTo('terms'), privacy: linkTo('privacy') }}
    />
  </p>
);
