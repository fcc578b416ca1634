import { fail, missingCode, ok, type Result } from '@shop/contracts/commerce';
import type { CartProblem } from '../../model/cart-problem.ts';
import { needsDestination, visitOf } from '../../model/destination/needs-destination.ts';
import type { CartThunk } from '../../model/thunk.ts';
import type { DestinationDialog } from './destination-dialog.tsx';

/**
 * The dialog that asks where to (S15), or null where that is known. The choice is read at the click, so that one made
 * in another tab counts where this one has none.
 */
export const askDestination =
  (): CartThunk<Result<typeof DestinationDialog | null, CartProblem>> =>
  async (_dispatch, getState) => {
    if (!needsDestination(visitOf(getState()))) return ok(null);
    const dialog = import(/* webpackChunkName: "destination" */ './destination-dialog.tsx');
    return dialog.then(
      ({ DestinationDialog: it }) => ok(it),
      (error: unknown) => fail<CartProblem>({ code: missingCode(error) }),
    );
  };
