import { FormattedMessage } from 'react-intl';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** Stands in for a part of the page that failed, with a way to try once more. */
export const RegionFallback = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    tone="warning"
    live
    actions={
      <Button onClick={onRetry}>
        <FormattedMessage id="ui.region.retry" />
      </Button>
    }
  >
    <FormattedMessage id="ui.region.text" />
  </Notice>
);
