import { useEffect, useRef } from 'react';
import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { Fragment } from '@shop/contracts/remote';
import { Button, Skeleton } from '@shop/contracts/ui';
import { readDraft } from '../checkout-draft.ts';
import css from '../section-form.module.css';

interface Props {
  way: 'login' | 'register';
  onDone: () => void;
  onGuest: () => void;
}

/** Login or registration in place of the guest's e-mail (S6), prefilled with it. */
export const SignInHere = ({ way, onDone, onGuest }: Props) => {
  const text = useText();
  const region = useRef<HTMLDivElement>(null);
  // The pressed button is unmounted.
  useEffect(() => region.current?.focus(), []);
  const typed = readDraft().account?.['email'];
  return (
    <div
      ref={region}
      role="group"
      tabIndex={-1}
      aria-label={text('checkout.account.sign_in')}
      className={css.form}
    >
      <Fragment
        of="account"
        name="AuthForm"
        way={way}
        {...(typeof typed === 'string' && { email: typed })}
        onDone={onDone}
        fallback={<Skeleton height="3rem" lines={5} />}
      />
      <Button variant="quiet" onClick={onGuest}>
        <FormattedMessage id="checkout.account.as_guest" />
      </Button>
    </div>
  );
};
