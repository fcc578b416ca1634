import type { CategoryKey } from '../model/categories.ts';
import type { Scope } from './scope.ts';
import type { ShortListArg } from './short-list.ts';

/** Related items shown beside a product. */
export const RELATED_COUNT = 4;

/** One more than shown: the product itself may be among them. */
export const relatedArg = (scope: Scope, category: CategoryKey): ShortListArg => ({
  ...scope,
  category,
  limit: RELATED_COUNT + 1,
});
