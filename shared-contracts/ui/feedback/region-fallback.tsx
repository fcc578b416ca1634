import { FormattedMessage } from '../../libraries/react-intl.ts';
import { RetryNotice } from './retry-notice.tsx';

interface Props {
  onRetry: () => void;
  /** It is here, and threw while it was rendered, our bug (S14): the name it is reported under. */
  reference?: string;
}

/** Replaces a failed region of the page, with a retry button. */
export const RegionFallback = ({ onRetry, reference }: Props) =>
  reference ? (
    <RetryNotice
      tone="warning"
      title={<FormattedMessage id="ui.region.thrown.title" />}
      onRetry={onRetry}
    >
      <p>
        <FormattedMessage id="ui.region.thrown.text" />
      </p>
      <p>
        <FormattedMessage id="ui.region.reference" values={{ reference }} />
      </p>
    </RetryNotice>
  ) : (
    <RetryNotice tone="warning" onRetry={onRetry}>
      <FormattedMessage id="ui.region.text" />
    </RetryNotice>
  );
