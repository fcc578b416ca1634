import { paths, type ShopPath } from '@shop/contracts/routing';
import { accountPaths } from './account-paths.ts';

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
