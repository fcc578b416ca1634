import { FormattedMessage } from '@shop/contracts/i18n';
import { Link, paths } from '@shop/contracts/routing';
import { ConsentChoice } from './consent-choice.tsx';
import styles from './footer.module.css';

/** The pages a shop must have, in the order of the footer. */
const INFO = ['shipping-and-returns', 'contact', 'terms', 'privacy', 'imprint'] as const;

export const Footer = () => (
  <footer className={styles.footer}>
    <div className={styles.inner}>
      <p className={styles.name}>Fonte &amp; Vigna</p>
      <p className={styles.text}>
        <FormattedMessage id="shell.footer.text" />
      </p>
      <ul className={styles.links}>
        <li>
          <Link to={paths.account()}>
            <FormattedMessage id="shell.account" />
          </Link>
        </li>
        <li>
          <Link to={paths.orders()}>
            <FormattedMessage id="shell.footer.orders" />
          </Link>
        </li>
        <li>
          <Link to={paths.cart()}>
            <FormattedMessage id="shell.cart" />
          </Link>
        </li>
      </ul>
      <ul className={styles.info}>
        {INFO.map((page) => (
          <li key={page}>
            <Link to={paths.info(page)}>
              <FormattedMessage id={`shell.info.${page}`} />
            </Link>
          </li>
        ))}
      </ul>
      <ConsentChoice />
      <p className={styles.note}>
        <FormattedMessage id="shell.footer.responsibly" />
      </p>
    </div>
  </footer>
);
