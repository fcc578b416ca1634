import { useState, type ComponentType } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import { dutiesOf } from '@shop/contracts/market';
import { selectCountry, useAppSelector } from '@shop/contracts/store';
import { Button } from '@shop/contracts/ui';
import { Link, paths } from '@shop/contracts/routing';
import { useMissingCode } from './use-missing-code.ts';
import { openConsent } from '../model/consent.ts';
import styles from './footer.module.css';

/** Button that loads the newsletter form on demand. */
const NewsletterButton = () => {
  const reportMissingCode = useMissingCode();
  const [NewsletterForm, setForm] = useState<ComponentType | null>(null);
  if (NewsletterForm) return <NewsletterForm />;
  const open = () => {
    import(/* webpackChunkName: "newsletter" */ './newsletter/newsletter-form.tsx').then(
      (it) => setForm(() => it.NewsletterForm),
      reportMissingCode,
    );
  };
  return (
    <Button onClick={open}>
      <FormattedMessage id="shell.newsletter.open" />
    </Button>
  );
};

/** The pages a shop must have, in the order of the footer. */
const INFO = ['shipping-and-returns', 'contact', 'terms', 'privacy', 'imprint'] as const;

const LINKS = [
  [paths.account(), 'shell.account'],
  [paths.orders(), 'shell.footer.orders'],
  [paths.wishList(), 'shell.footer.wish_list'],
  [paths.trackOrder(), 'shell.footer.track'],
  [paths.cart(), 'shell.cart'],
] as const;

const WITHDRAW = [paths.withdraw(), 'shell.footer.withdraw'] as const;

export const Footer = () => {
  const country = useAppSelector(selectCountry);
  const { withdrawalDays, accessibilityStatement } = dutiesOf(country);
  const withdraws = withdrawalDays !== null;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.name}>Fonte &amp; Vigna</p>
        <p className={styles.text}>
          <FormattedMessage id="shell.footer.text" />
        </p>
        <ul className={styles.links}>
          {[...LINKS, ...(withdraws ? [WITHDRAW] : [])].map(([to, text]) => (
            <li key={text}>
              <Link to={to}>
                <FormattedMessage id={text} />
              </Link>
            </li>
          ))}
        </ul>
        <ul className={styles.info}>
          {[...INFO, ...(accessibilityStatement ? (['accessibility'] as const) : [])].map(
            (page) => (
              <li key={page}>
                <Link to={paths.info(page)}>
                  <FormattedMessage id={`shell.info.${page}`} />
                </Link>
              </li>
            ),
          )}
        </ul>
        <NewsletterButton />
        <Button onClick={openConsent}>
          <FormattedMessage id="shell.footer.consent" />
        </Button>
        <p className={styles.note}>
          <FormattedMessage id="shell.footer.responsibly" />
        </p>
      </div>
    </footer>
  );
};
