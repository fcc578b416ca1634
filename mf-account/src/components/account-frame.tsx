import type { ReactNode } from 'react';
import { PageHeading } from '@shop/contracts/ui';
import css from './account-frame.module.css';
import { AccountMenu } from './account-menu.tsx';

/** The account's pages: their menu, and beside it the page. */
export const AccountFrame = ({
  heading,
  children,
}: {
  heading: ReactNode;
  children: ReactNode;
}) => (
  <div className={css.page}>
    <PageHeading>{heading}</PageHeading>
    <div className={css.columns}>
      <AccountMenu />
      <div className={css.content}>{children}</div>
    </div>
  </div>
);
