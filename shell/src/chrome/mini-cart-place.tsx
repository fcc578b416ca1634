import { useIntl } from '@shop/contracts/i18n';
import { Link, paths } from '@shop/contracts/routing';
import { Icon } from '@shop/contracts/ui';
import styles from './header.module.css';

/** Holds the place of the cart link while its fragment is on its way, and already leads to the cart. */
export const MiniCartPlace = () => {
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
