import { FormattedMessage } from 'react-intl';
import { RetryNotice } from './retry-notice.tsx';

/** Stands in for a part of the page that failed, with a way to try once more. */
export const RegionFallback = ({ onRetry }: { onRetry: () => void }) => (
  <RetryNotice tone="warning" onRetry={onRetry}>
    <FormattedMessage id="ui.region.text" />
  </RetryNotice>
);
