import { Skeleton } from '@shop/contracts/ui';
import grid from '../card/card-grid.module.css';
import css from './listing.module.css';

/** Loading state of a list: the facets' column and two rows of cards. */
export const ListingSkeleton = () => (
  <div className={css.layout} data-facets>
    <div className={css.facets}>
      <Skeleton lines={8} />
    </div>
    <div className={css.results}>
      <div className={grid.grid}>
        {Array.from({ length: 6 }, (_, cell) => (
          <div key={cell} className={grid.cell}>
            <Skeleton ratio="4 / 5" />
            <Skeleton lines={3} />
          </div>
        ))}
      </div>
    </div>
  </div>
);
