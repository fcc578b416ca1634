import { useState } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import type { FragmentProps } from '@shop/contracts/remote';
import { Button } from '@shop/contracts/ui';
import css from '../../components/auth-form.module.css';
import { LoginForm } from '../../components/login-form.tsx';
import { RegisterForm } from '../../components/register-form.tsx';

/** Log in or register without leaving the page: for a dialog or another team's page. */
const AuthForm = ({ onDone }: FragmentProps['account']['AuthForm']) => {
  const [way, setWay] = useState<'login' | 'register'>('login');
  const other = way === 'login' ? 'register' : 'login';
  const Chosen = way === 'login' ? LoginForm : RegisterForm;
  return (
    <div className={css.fragment}>
      <Chosen key={way} onDone={onDone} />
      <p className={css.note}>
        <FormattedMessage id={`account.${other}.question`} />{' '}
        <Button variant="quiet" onClick={() => setWay(other)}>
          <FormattedMessage id={`account.${other}.link`} />
        </Button>
      </p>
    </div>
  );
};
export default AuthForm;
