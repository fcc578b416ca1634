import { FormattedMessage } from '@shop/contracts/i18n';
import styles from './message-page.module.css';

/** S14: something outside every region broke, or there is nothing to compose a page of. */
export const ErrorNotice = () => (
  <div className={styles.page}>
    <h1>
      <FormattedMessage id="shell.error.title" />
    </h1>
    <p>
      <FormattedMessage id="shell.error.text" />
    </p>
    {/* A plain link: the router and the store may be what broke. */}
    <a href="/">
      <FormattedMessage id="shell.home" />
    </a>
  </div>
);

/** The notice as a page of its own, without the frame. */
export const ErrorPage = () => (
  <main>
    <ErrorNotice />
  </main>
);
