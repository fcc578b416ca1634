import { FormattedMessage } from '@shop/contracts/i18n';
import { Skeleton, VisuallyHidden } from '@shop/contracts/ui';
import styles from './page-skeleton.module.css';

/** Placeholder of a page while its code or data is loading. */
export const PageSkeleton = () => (
  <div className={styles.skeleton} aria-busy="true">
    <VisuallyHidden>
      <span role="status">
        <FormattedMessage id="shell.loading" />
      </span>
    </VisuallyHidden>
    <Skeleton width="14rem" height="2.5rem" />
    <Skeleton lines={4} />
    <Skeleton height="16rem" />
  </div>
);
