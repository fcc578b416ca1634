import type { ReactNode } from 'react';
import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { NavLink, paths } from '@shop/contracts/routing';
import { Button, PageHeading } from '@shop/contracts/ui';
import css from './account-frame.module.css';

/** The account's pages: their menu with log out, and beside it the page. */
export const AccountFrame = ({
  heading,
  children,
}: {
  heading: ReactNode;
  children: ReactNode;
}) => {
  const text = useText();
  const { session, events } = useShop();
  const logOut = () => {
    session.end('logout');
    events.emit('toast', { message: text('account.logged_out') });
  };
  return (
    <div className={css.page}>
      <PageHeading>{heading}</PageHeading>
      <div className={css.columns}>
        <nav aria-label={text('account.menu')}>
          <ul className={css.menu}>
            <li>
              <NavLink to={paths.account()} className={css.link}>
                <FormattedMessage id="account.home.title" />
              </NavLink>
            </li>
            <li>
              <NavLink to={paths.orders()} className={css.link}>
                <FormattedMessage id="account.orders.title" />
              </NavLink>
            </li>
            <li>
              <Button variant="quiet" className={css.leave} onClick={logOut}>
                <FormattedMessage id="account.log_out" />
              </Button>
            </li>
          </ul>
        </nav>
        <div className={css.content}>{children}</div>
      </div>
    </div>
  );
};
