import { FormattedMessage } from '@shop/contracts/i18n';
import { Fragment } from '@shop/contracts/remote';
import { Link, paths } from '@shop/contracts/routing';
import { Icon, SearchForm } from '@shop/contracts/ui';
import { CountryButton } from './country-button.tsx';
import { DepartmentLinks } from './department-links.tsx';
import { MiniCartPlace } from './mini-cart-place.tsx';
import styles from './header.module.css';

export const Header = () => (
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
      <DepartmentLinks />
      <Fragment
        of="catalog"
        name="SearchBox"
        fallback={<SearchForm />}
        whenFailed={<SearchForm />}
      />
    </div>
  </header>
);
