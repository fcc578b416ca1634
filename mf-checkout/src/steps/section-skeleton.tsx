import { FormattedMessage } from '@shop/contracts/i18n';
import { Skeleton, VisuallyHidden } from '@shop/contracts/ui';

/** In place of a section's form. */
export const SectionSkeleton = () => (
  <>
    <VisuallyHidden role="status">
      <FormattedMessage id="ui.loading" />
    </VisuallyHidden>
    <Skeleton height="1.25rem" lines={8} />
  </>
);
