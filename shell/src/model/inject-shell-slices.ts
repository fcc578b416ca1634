import { injectSlice } from '@shop/contracts/store';
import { marketSlice } from './market-slice.ts';
import { sessionSlice } from './session-slice.ts';
import { uiSlice } from './ui-slice.ts';

/** Puts the shell's slices into the page's store; must run before the store is made. */
export const injectShellSlices = (): void => {
  for (const slice of [marketSlice, sessionSlice, uiSlice]) injectSlice(slice);
};
