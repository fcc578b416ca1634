import { paths, type ShopPath, NavLink } from '@shop/contracts/routing';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { Button } from '@shop/contracts/ui';
import { accountPaths } from '../model/account-paths.ts';
import css from './account-menu.module.css';

interface MenuEntry {
  to: ShopPath;
  /** Key of the screen's name. */
  label: string;
}

/** The account's menu (S11) in its order; the wish list is the catalogue's screen. */
export const MENU_ENTRIES: readonly MenuEntry[] = [
  { to: paths.account(), label: 'account.home.title' },
  { to: accountPaths.personalData, label: 'account.data.title' },
  { to: accountPaths.email, label: 'account.change_email.title' },
  { to: accountPaths.changePassword, label: 'account.change_password.title' },
  { to: accountPaths.addresses, label: 'account.addresses.title' },
  { to: paths.orders(), label: 'account.orders.title' },
  { to: accountPaths.cards, label: 'account.cards.title' },
  { to: paths.wishList(), label: 'account.wish_list.title' },
  { to: accountPaths.privacy, label: 'account.privacy.title' },
];

/** The account's menu with log out (S11): beside the page, on narrow screens a strip above it that scrolls sideways. */
export const AccountMenu = () => {
  const text = useText();
  const { session, events } = useShop();
  const list = useRef<HTMLUListElement>(null);
  // On a narrow screen the page's own entry may be outside of the strip's view.
  useEffect(() => {
    const strip = list.current;
    const current = strip?.querySelector<HTMLElement>('[aria-current]');
    if (!strip || !current) return;
    strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
  }, []);
  const logOut = () => {
    session.end('logout');
    events.emit('toast', { message: text('account.logged_out') });
  };
  return (
    <nav aria-label={text('account.menu')} className={css.nav}>
      <ul ref={list} className={css.menu}>
        {MENU_ENTRIES.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} className={css.link}>
              <FormattedMessage id={label} />
            </NavLink>
          </li>
        ))}
        <li>
          <Button variant="quiet" className={css.leave} onClick={logOut}>
            <FormattedMessage id="account.log_out" />
          </Button>
        </li>
      </ul>
    </nav>
  );
};
