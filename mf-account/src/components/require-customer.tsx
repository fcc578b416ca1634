import { Fragment, useEffect, type ReactNode } from 'react';
import { paths, useLocation, useGoTo, type ShopPath } from '@shop/contracts/routing';
import { selectMarketContext, selectSession, useAppSelector } from '@shop/contracts/store';
import { signInPath } from '../model/sign-in-path.ts';

interface Props {
  /** Shown while it is not known who the visitor is. */
  fallback: ReactNode;
  /** Page after the next login, if not this one (its action is done). */
  next?: ShopPath | undefined;
  children: (customer: { ownerId: string; email: string }) => ReactNode;
}

/**
 * Pages of a customer: others are redirected to login and back (S11). The next customer's page starts without the state
 * of the previous one's.
 */
export const RequireCustomer = ({ fallback, next, children }: Props) => {
  const goTo = useGoTo();
  const { prefix } = useAppSelector(selectMarketContext);
  const { kind, ownerId, email } = useAppSelector(selectSession);
  const { pathname, search } = useLocation();
  const here: ShopPath = next ?? `/${pathname.slice(prefix.length + 1)}${search}`;

  useEffect(() => {
    if (kind === 'anonymous') goTo(signInPath(paths.login(), here), { replace: true });
  }, [kind, here, goTo]);

  return kind === 'customer' && ownerId !== null ? (
    <Fragment key={ownerId}>{children({ ownerId, email: email ?? '' })}</Fragment>
  ) : (
    fallback
  );
};
