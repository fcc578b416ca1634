import type { ReactNode } from 'react';
import { LoadError } from '../../shared/query-boundary.tsx';
import { CategorySkeleton } from '../../category/category-view.tsx';
import { HomeSkeleton } from '../../pages/home-page.tsx';
import { ItemSkeleton } from '../../item/item-skeleton.tsx';
import { NotFound } from '../../not-found/not-found.tsx';

const nothing = () => undefined;

/** States of a page without content, with the name used by the gallery and the tests. */
export const pageStates: readonly { name: string; shown: ReactNode }[] = [
  { name: 'product on its way', shown: <ItemSkeleton /> },
  { name: 'category on its way', shown: <CategorySkeleton /> },
  { name: 'home on its way', shown: <HomeSkeleton /> },
  { name: 'out of reach', shown: <LoadError onRetry={nothing} busy={false} /> },
  { name: 'out of reach, being tried again', shown: <LoadError onRetry={nothing} busy /> },
  { name: 'unknown or not sold here', shown: <NotFound /> },
];
