import { Skeleton } from '@shop/contracts/ui';
import grid from '../../components/card-grid.module.css';
import css from './category-view.module.css';

/** A category while it is on its way. */
export const CategorySkeleton = () => (
  <div className={css.page}>
    <Skeleton width="12rem" />
    <Skeleton height="3rem" width="60%" />
    <div className={grid.grid}>
      {Array.from({ length: 8 }, (_, cell) => (
        <div key={cell} className={grid.cell}>
          <Skeleton height="22rem" />
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  </div>
);
