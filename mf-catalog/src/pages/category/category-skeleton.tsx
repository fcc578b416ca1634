import { Skeleton } from '@shop/contracts/ui';
import { ListingSkeleton } from '../../components/listing/listing-skeleton.tsx';
import css from './category-view.module.css';

/** A category while it is on its way. */
export const CategorySkeleton = () => (
  <div className={css.page}>
    <Skeleton width="12rem" />
    <Skeleton height="3rem" width="60%" />
    <ListingSkeleton />
  </div>
);
