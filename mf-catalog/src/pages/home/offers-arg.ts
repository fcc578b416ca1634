import type { Scope } from '../../api/scope.ts';
import type { ShortListArg } from '../../api/short-list.ts';

/** Offers shown on the home page. */
export const offersArg = (scope: Scope): ShortListArg => ({
  ...scope,
  category: 'offers',
  limit: 4,
});
