import { FormattedMessage } from '@shop/contracts/i18n';
import { Skeleton, VisuallyHidden } from '@shop/contracts/ui';
import css from './form-skeleton.module.css';

/** Placeholder of a form in its final size: the given number of fields, and the button. */
export const FormSkeleton = ({ fields }: { fields: number }) => (
  <>
    <VisuallyHidden role="status">
      <FormattedMessage id="ui.loading" />
    </VisuallyHidden>
    <div className={css.form}>
      {Array.from({ length: fields }, (_, field) => (
        <div key={field} className={css.field}>
          <Skeleton width="9rem" height="1.25rem" />
          <Skeleton height="2.75rem" />
        </div>
      ))}
      <Skeleton width="12rem" height="2.75rem" />
    </div>
  </>
);
