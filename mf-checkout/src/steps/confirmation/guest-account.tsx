import { useState } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import { Fragment } from '@shop/contracts/remote';
import { selectIsCustomer, useAppSelector } from '@shop/contracts/store';
import { Button, Notice, Skeleton } from '@shop/contracts/ui';
import css from './guest-account.module.css';

/**
 * Offers an account to a guest after the purchase (S8): only a password is missing. It does not include the order,
 * since nobody has verified the e-mail, and promises nothing of the kind.
 */
export const GuestAccount = ({ email }: { email: string }) => {
  const isCustomer = useAppSelector(selectIsCustomer);
  const [state, setState] = useState<'offered' | 'form' | 'made'>('offered');
  if (state === 'made')
    return (
      <Notice tone="positive" live className={css.offer}>
        <FormattedMessage id="checkout.confirmed.account.made" />
      </Notice>
    );
  // Who logs in by the form is a customer before it has ended.
  if (isCustomer && state === 'offered') return null;
  return (
    <section className={css.offer}>
      <h2 className={css.title}>
        <FormattedMessage id="checkout.confirmed.account.title" />
      </h2>
      <p>
        <FormattedMessage id="checkout.confirmed.account.text" />
      </p>
      {state === 'form' ? (
        <div className={css.form}>
          <Fragment
            of="account"
            name="AccountOffer"
            email={email}
            onDone={() => setState('made')}
            fallback={<Skeleton height="3rem" lines={4} />}
          />
        </div>
      ) : (
        <Button onClick={() => setState('form')}>
          <FormattedMessage id="checkout.confirmed.account.action" />
        </Button>
      )}
    </section>
  );
};
