import { FormattedMessage } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { ButtonLink, PageHeading } from '@shop/contracts/ui';
import styles from './message-page.module.css';

/** S13: no route belongs to the address. */
export const NotFoundPage = () => (
  <div className={styles.page}>
    <PageHeading>
      <FormattedMessage id="shell.notFound.title" />
    </PageHeading>
    <p>
      <FormattedMessage id="shell.notFound.text" />
    </p>
    <ButtonLink to={paths.home()}>
      <FormattedMessage id="shell.home" />
    </ButtonLink>
  </div>
);
