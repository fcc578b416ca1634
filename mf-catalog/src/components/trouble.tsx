import { FormattedMessage } from '@shop/contracts/i18n';
import { RetryNotice } from '@shop/contracts/ui';

/** The main content could not be read: says so and offers to try again. */
export const Trouble = ({ onRetry, busy }: { onRetry: () => void; busy: boolean }) => (
  <RetryNotice
    tone="warning"
    title={<FormattedMessage id="catalog.trouble.title" />}
    onRetry={onRetry}
    busy={busy}
  >
    <FormattedMessage id="catalog.trouble.text" />
  </RetryNotice>
);
