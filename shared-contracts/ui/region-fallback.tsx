import { FormattedMessage } from 'react-intl';
import { RetryNotice } from './retry-notice.tsx';

interface Props {
  onRetry: () => void;
  /** It is here, and threw while it was rendered: our bug (S14). */
  thrown?: boolean;
}

/** Stands in for a part of the page that failed, with a way to try once more. */
export const RegionFallback = ({ onRetry, thrown = false }: Props) =>
  thrown ? (
    <RetryNotice
      tone="warning"
      title={<FormattedMessage id="ui.region.thrown.title" />}
      onRetry={onRetry}
    >
      <FormattedMessage id="ui.region.thrown.text" />
    </RetryNotice>
  ) : (
    <RetryNotice tone="warning" onRetry={onRetry}>
      <FormattedMessage id="ui.region.text" />
    </RetryNotice>
  );
