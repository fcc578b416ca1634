import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import { paths, usePageQuery, useGoTo, type ShopPath } from '@shop/contracts/routing';
import { selectIsCustomer, useAppSelector } from '@shop/contracts/store';
import { PageHeading, TextLink, useHydrated } from '@shop/contracts/ui';
import { handedEmail } from '../../model/handed-email.ts';
import { safeNext } from '../../model/safe-next.ts';
import { signInPath } from '../../model/sign-in-path.ts';
import { AccountSkeleton } from '../account-skeleton.tsx';
import css from './auth-form.module.css';
import type { SignInFormProps } from './sign-in-form-props.ts';

interface Props {
  heading: ReactNode;
  form: ComponentType<SignInFormProps & { onLogIn: (email: string) => void }>;
  /** The other way in: its screen, the question before the link, and the link. */
  other: { screen: ShopPath; question: ReactNode; link: ReactNode };
}

/** A sign-in screen: the form and the alternative; afterwards the requested page (`?next=`). */
export const SignInPage = ({ heading, form: SignInForm, other }: Props) => {
  const goTo = useGoTo();
  const query = usePageQuery();
  const isCustomer = useAppSelector(selectIsCustomer);
  const next = safeNext(query.get('next'));
  const hydrated = useHydrated();
  const [email] = useState(handedEmail.take);
  // The session starts before the order is assigned; the form reports when both are done.
  const [isWorking, setWorking] = useState(false);

  useEffect(() => {
    // Also after a refused attempt, when another tab has logged in.
    if (isCustomer && !isWorking) goTo(next, { replace: true });
  }, [isCustomer, isWorking, next, goTo]);

  return (
    <div className={css.page}>
      <PageHeading>{heading}</PageHeading>
      {query.get('next') !== null && (
        <p className={css.note}>
          <FormattedMessage id="account.next" />
        </p>
      )}
      {/** Before hydration the browser would submit the form natively, with the password in the URL. */}
      {hydrated ? (
        <SignInForm
          email={email}
          onWorking={setWorking}
          onDone={() => goTo(next, { replace: true })}
          onLogIn={(taken) => {
            handedEmail.give(taken);
            goTo(signInPath(paths.login(), next));
          }}
        />
      ) : (
        <AccountSkeleton />
      )}
      <p className={css.note}>
        {other.question} <TextLink to={signInPath(other.screen, next)}>{other.link}</TextLink>
      </p>
    </div>
  );
};
