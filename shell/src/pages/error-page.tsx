import { FormattedMessage } from '@shop/contracts/i18n';
import { Button } from '@shop/contracts/ui';
import styles from './message-page.module.css';

interface Props {
  /** Id of the failure report, if an error was thrown. */
  reference?: string;
}

/** S14: an error outside every region, or no live release. */
export const ErrorNotice = ({ reference }: Props) => (
  <div className={styles.page}>
    <h1>
      <FormattedMessage id="ui.region.thrown.title" />
    </h1>
    <p>
      <FormattedMessage id="ui.region.thrown.text" />
    </p>
    {reference && (
      <p>
        <FormattedMessage id="ui.region.reference" values={{ reference }} />
      </p>
    )}
    {/** A full reload and a plain link: router and store may be broken. */}
    <Button onClick={() => window.location.reload()}>
      <FormattedMessage id="ui.region.retry" />
    </Button>
    <a href="/">
      <FormattedMessage id="shell.home" />
    </a>
  </div>
);

/** The notice as a page of its own, without the frame. */
export const ErrorPage = (props: Props) => (
  <main>
    <ErrorNotice {...props} />
  </main>
);
