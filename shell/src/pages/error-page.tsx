import { FormattedMessage } from '@shop/contracts/i18n';
import styles from './message-page.module.css';

/** S14: something outside every region broke. Needs no router and no store, for those may be what broke. */
export const ErrorPage = () => (
  <main className={styles.page}>
    <h1>
      <FormattedMessage id="shell.error.title" />
    </h1>
    <p>
      <FormattedMessage id="shell.error.text" />
    </p>
    <a href="/">
      <FormattedMessage id="shell.home" />
    </a>
  </main>
);
