import { Skeleton } from '@shop/contracts/ui';
import css from './item-view.module.css';

/** Loading state of an item page. */
export const ItemSkeleton = () => (
  <div className={css.page}>
    <Skeleton width="16rem" />
    <div className={css.columns}>
      <div className={css.picture}>
        <Skeleton ratio="4 / 5" />
      </div>
      <div className={css.side}>
        <Skeleton height="3rem" width="80%" />
        <Skeleton lines={3} />
        <Skeleton height="3.5rem" />
        <Skeleton lines={6} />
      </div>
    </div>
  </div>
);
