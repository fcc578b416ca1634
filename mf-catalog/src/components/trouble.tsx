import { FormattedMessage } from '@shop/contracts/i18n';
import { Button, Notice } from '@shop/contracts/ui';

/** The main content could not be read: says so and offers to try again. */
export const Trouble = ({ onRetry, busy }: { onRetry: () => void; busy: boolean }) => (
  <Notice
    tone="warning"
    live
    title={<FormattedMessage id="catalog.trouble.title" />}
    actions={
      <Button onClick={onRetry} busy={busy}>
        <FormattedMessage id="catalog.trouble.retry" />
      </Button>
    }
  >
    <FormattedMessage id="catalog.trouble.text" />
  </Notice>
);
