import type { ReactNode } from 'react';
import { Trouble } from '../../shared/query-boundary.tsx';
import { CategorySkeleton } from '../../category/category-view.tsx';
import { HomeSkeleton } from '../../home/home-skeleton.tsx';
import { ItemSkeleton } from '../../item/item-skeleton.tsx';
import { NotFound } from '../../not-found/not-found.tsx';

const nothing = () => undefined;

/** What stands in the place of a page, under the name the gallery and the tests call it by. */
export const pageStates: readonly { name: string; shown: ReactNode }[] = [
  { name: 'product on its way', shown: <ItemSkeleton /> },
  { name: 'category on its way', shown: <CategorySkeleton /> },
  { name: 'home on its way', shown: <HomeSkeleton /> },
  { name: 'out of reach', shown: <Trouble onRetry={nothing} busy={false} /> },
  { name: 'out of reach, being tried again', shown: <Trouble onRetry={nothing} busy /> },
  { name: 'unknown or not sold here', shown: <NotFound /> },
];
