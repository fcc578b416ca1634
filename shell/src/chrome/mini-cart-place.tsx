import { FormattedMessage } from '@shop/contracts/i18n';
import { Link, paths } from '@shop/contracts/routing';
import { Icon } from '@shop/contracts/ui';
import styles from './header.module.css';

/** Holds the place of the cart link while its fragment is on its way, and already leads to the cart. */
export const MiniCartPlace = () => (
  <Link to={paths.cart()} className={styles.tool}>
    <Icon name="cart" />
    <span className={styles.toolText}>
      <FormattedMessage id="shell.cart" />
    </span>
  </Link>
);
