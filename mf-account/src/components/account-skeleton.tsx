import { FormattedMessage } from '@shop/contracts/i18n';
import { Skeleton, VisuallyHidden } from '@shop/contracts/ui';

/** Placeholder of an account page's content, in its final size. */
export const AccountSkeleton = ({ lines = 5 }: { lines?: number }) => (
  <>
    <VisuallyHidden role="status">
      <FormattedMessage id="ui.loading" />
    </VisuallyHidden>
    <Skeleton height="2.5rem" lines={lines} />
  </>
);
