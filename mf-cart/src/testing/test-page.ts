import { injectSlice, type SessionState } from '@shop/contracts/store';
import { createTestPage as createPage, type TestPage } from '@shop/contracts/testing';
import { cartSlice } from '../model/cart-slice.ts';

/** A page with the cart's own state beside the shell's, in Italy unless told otherwise. */
export const createTestPage = (session: Partial<SessionState> = {}, country = 'IT'): TestPage => {
  injectSlice(cartSlice);
  return createPage({ session, country });
};

export type { TestPage };
