import { FormattedMessage, useIntl } from '@shop/contracts/i18n';
import { Fragment } from '@shop/contracts/remote';
import { Link, NavLink, paths } from '@shop/contracts/routing';
import { Icon, SearchForm } from '@shop/contracts/ui';
import { CountryButton } from './country-button.tsx';
import { DEPARTMENTS } from './departments.ts';
import { MiniCartPlace } from './mini-cart-place.tsx';
import styles from './header.module.css';

export const Header = () => {
  const intl = useIntl();
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <Link to={paths.home()} className={styles.name}>
          Fonte &amp; Vigna
        </Link>
        <div className={styles.tools}>
          <CountryButton />
          <Link to={paths.account()} className={styles.tool}>
            <Icon name="account" />
            <span className={styles.toolText}>
              <FormattedMessage id="shell.account" />
            </span>
          </Link>
          <Fragment of="cart" name="MiniCart" fallback={<MiniCartPlace />} />
        </div>
      </div>
      <div className={styles.lower}>
        <nav
          className={styles.departments}
          aria-label={intl.formatMessage({ id: 'shell.departments' })}
        >
          {DEPARTMENTS.map((department) => (
            <NavLink key={department} to={paths.category(department)} className={styles.department}>
              <FormattedMessage id={`shell.department.${department}`} />
            </NavLink>
          ))}
        </nav>
        <Fragment
          of="catalog"
          name="SearchBox"
          fallback={<SearchForm />}
          whenFailed={<SearchForm />}
        />
      </div>
    </header>
  );
};
