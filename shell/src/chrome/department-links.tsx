import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from '@shop/contracts/i18n';
import { NavLink, paths, useLocation } from '@shop/contracts/routing';
import { DEPARTMENTS } from './departments.ts';
import styles from './header.module.css';

/** Scrolls an overflowing row so that the link is in its center. */
const reveal = (link: HTMLElement): void => {
  const { parentElement: row, offsetLeft, offsetWidth } = link;
  if (row) row.scrollLeft = offsetLeft + (offsetWidth - row.clientWidth) / 2;
};

/** The main navigation. The current link and the focused one are scrolled into view on small screens. */
export const DepartmentLinks = () => {
  const intl = useIntl();
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (current) reveal(current);
  }, [pathname]);
  return (
    <nav
      ref={row}
      className={styles.departments}
      aria-label={intl.formatMessage({ id: 'shell.departments' })}
      // Not under a pointer, which would lose what it presses.
      onFocus={({ target }) => target.matches(':focus-visible') && reveal(target)}
    >
      {DEPARTMENTS.map((department) => (
        <NavLink key={department} to={paths.category(department)} className={styles.department}>
          <FormattedMessage id={`shell.department.${department}`} />
        </NavLink>
      ))}
    </nav>
  );
};
