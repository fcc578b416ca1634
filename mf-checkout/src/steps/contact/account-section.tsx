import { useState } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { paths, useGoTo } from '@shop/contracts/routing';
import { selectIsCustomer, useAppSelector } from '@shop/contracts/store';
import { Button } from '@shop/contracts/ui';
import css from '../section-form.module.css';
import { EmailForm } from './email-form.tsx';
import { SignInHere } from './sign-in-here.tsx';

type Mode = 'guest' | 'login' | 'register';

const OtherModes = ({ onChoose }: { onChoose: (way: Mode) => void }) => (
  <div className={css.ways}>
    {(['login', 'register'] as const).map((way) => (
      <p key={way} className={css.note}>
        <FormattedMessage id={`checkout.account.${way}.question`} />{' '}
        <Button variant="quiet" onClick={() => onChoose(way)}>
          <FormattedMessage id={`checkout.account.${way}`} />
        </Button>
      </p>
    ))}
  </div>
);

/**
 * Contact section (S6): a guest enters an e-mail; login and registration open in place and keep the input.
 *
 * @param order null while loading: the form looks the same and is disabled
 */
export const AccountSection = ({ order }: { order: Order | null }) => {
  const goTo = useGoTo();
  const isCustomer = useAppSelector(selectIsCustomer);
  const [way, setWay] = useState<Mode>('guest');
  if (way !== 'guest')
    return (
      <SignInHere
        way={way}
        onGuest={() => setWay('guest')}
        onDone={() => goTo(paths.checkout(), { ifStillHere: true })}
      />
    );
  return (
    <div className={css.form}>
      <EmailForm order={order} />
      {!isCustomer && <OtherModes onChoose={setWay} />}
    </div>
  );
};
