import { FormattedMessage } from '@shop/contracts/i18n';
import { Skeleton, VisuallyHidden } from '@shop/contracts/ui';
import css from './track.module.css';

/** Placeholder of the form with two fields. */
export const TrackSkeleton = () => (
  <div className={css.form}>
    <VisuallyHidden role="status">
      <FormattedMessage id="ui.loading" />
    </VisuallyHidden>
    <Skeleton height="4.5rem" />
    <Skeleton height="4.5rem" />
    <Skeleton width="12rem" height="2.75rem" />
  </div>
);
