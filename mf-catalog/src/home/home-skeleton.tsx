import { Skeleton } from '@shop/contracts/ui';
import grid from '../card/card-grid.module.css';
import css from './home-page.module.css';

/** Loading state of the new arrivals. */
export const HomeSkeleton = () => (
  <div className={css.waiting}>
    <div className={css.lead}>
      <Skeleton height="100%" />
    </div>
    <div className={grid.grid}>
      {Array.from({ length: 4 }, (_, cell) => (
        <div key={cell} className={grid.cell}>
          <Skeleton ratio="4 / 5" />
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  </div>
);
