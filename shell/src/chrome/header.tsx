import { useIntl, FormattedMessage } from '@shop/contracts/i18n';
import { Link, paths } from '@shop/contracts/routing';
import { Icon, SearchForm } from '@shop/contracts/ui';
import { Fragment } from '@shop/contracts/remote';
import styles from './header.module.css';
import { CountryButton } from './country-button.tsx';
import { DepartmentLinks } from './department-links.tsx';

/** Fallback of the mini cart while its fragment is loading: a link to the cart. */
const MiniCartFallback = () => {
  const intl = useIntl();
  return (
    <Link
      to={paths.cart()}
      className={styles.cart}
      aria-label={intl.formatMessage({ id: 'shell.cart' })}
    >
      <Icon name="cart" />
    </Link>
  );
};

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
        <Fragment of="cart" name="MiniCart" fallback={<MiniCartFallback />} />
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
