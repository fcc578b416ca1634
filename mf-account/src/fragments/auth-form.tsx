import { useState } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import type { FragmentProps } from '@shop/contracts/remote';
import { Button } from '@shop/contracts/ui';
import css from '../components/sign-in/auth-form.module.css';
import { LoginForm } from '../components/sign-in/login-form.tsx';
import { RegisterForm } from '../components/sign-in/register-form.tsx';

/** Log in or register without leaving the page: for a dialog or another team's page. */
const AuthForm = ({ onDone, ...wanted }: FragmentProps['account']['AuthForm']) => {
  const [{ way, email }, setShown] = useState({ way: wanted.way ?? 'login', email: wanted.email });
  const other = way === 'login' ? 'register' : 'login';
  return (
    <div className={css.fragment}>
      {way === 'login' ? (
        <LoginForm key={email} email={email} onDone={onDone} />
      ) : (
        <RegisterForm
          email={email}
          onDone={onDone}
          onLogIn={(taken) => setShown({ way: 'login', email: taken })}
        />
      )}
      <p className={css.note}>
        <FormattedMessage id={`account.${other}.question`} />{' '}
        <Button variant="quiet" onClick={() => setShown({ way: other, email })}>
          <FormattedMessage id={`account.${other}.link`} />
        </Button>
      </p>
    </div>
  );
};
export default AuthForm;
