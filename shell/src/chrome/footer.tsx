import { FormattedMessage } from '@shop/contracts/i18n';
import { Link, paths } from '@shop/contracts/routing';
import { Button } from '@shop/contracts/ui';
import { openConsent } from '../model/consent.ts';
import { NewsletterPlace } from './newsletter/newsletter-place.tsx';
import styles from './footer.module.css';

/** The pages a shop must have, in the order of the footer. */
const INFO = ['shipping-and-returns', 'contact', 'terms', 'privacy', 'imprint'] as const;

const LINKS = [
  [paths.account(), 'shell.account'],
  [paths.orders(), 'shell.footer.orders'],
  [paths.wishList(), 'shell.footer.wish_list'],
  [paths.trackOrder(), 'shell.footer.track'],
  [paths.cart(), 'shell.cart'],
] as const;

export const Footer = () => (
  <footer className={styles.footer}>
    <div className={styles.inner}>
      <p className={styles.name}>Fonte &amp; Vigna</p>
      <p className={styles.text}>
        <FormattedMessage id="shell.footer.text" />
      </p>
      <ul className={styles.links}>
        {LINKS.map(([to, text]) => (
          <li key={text}>
            <Link to={to}>
              <FormattedMessage id={text} />
            </Link>
          </li>
        ))}
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
      <NewsletterPlace />
      <Button onClick={openConsent}>
        <FormattedMessage id="shell.footer.consent" />
      </Button>
      <p className={styles.note}>
        <FormattedMessage id="shell.footer.responsibly" />
      </p>
    </div>
  </footer>
);
