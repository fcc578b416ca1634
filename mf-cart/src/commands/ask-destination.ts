import { fail, missingCode, ok, type Result } from '@shop/contracts/commerce';
import type { CartProblem } from './cart-problem.ts';
import { needsDestination, visitOf } from '../ship-to/needs-country.ts';
import type { CartThunk } from '../store/thunk.ts';
import type { DestinationDialog } from '../components/ship-to/ship-to-dialog.tsx';

/**
 * The dialog that asks where to (S15), or null where that is known. The choice is read at the click, so that one made
 * in another tab counts where this one has none.
 */
export const askDestination =
  (): CartThunk<Result<typeof DestinationDialog | null, CartProblem>> =>
  async (_dispatch, getState) => {
    if (!needsDestination(visitOf(getState()))) return ok(null);
    const dialog = import(
      /* webpackChunkName: "destination" */ '../components/ship-to/ship-to-dialog.tsx'
    );
    return dialog.then(
      ({ DestinationDialog: it }) => ok(it),
      (error: unknown) => fail<CartProblem>({ code: missingCode(error) }),
    );
  };
