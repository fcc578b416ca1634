import { Skeleton } from '@shop/contracts/ui';
import css from './lead-story.module.css';

/** The home page while it is on its way. */
export const HomeSkeleton = () => (
  <div className={css.lead}>
    <div className={css.picture}>
      <Skeleton height="37.5rem" />
    </div>
    <div className={css.text}>
      <Skeleton height="3rem" width="80%" />
      <Skeleton lines={6} />
    </div>
  </div>
);
