import { FormattedMessage } from '@shop/contracts/i18n';
import { Button } from '@shop/contracts/ui';
import styles from './message-page.module.css';

interface Props {
  /** The name the failure is reported under, where something threw. */
  reference?: string;
}

/** S14: something outside every region broke, or there is nothing to compose a page of. */
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
    {/* From the start, and a plain link: the router and the store may be what broke. */}
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
