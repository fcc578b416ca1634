import { injectSlice, type SessionState } from '@shop/contracts/store';
import { createTestPage as createPage, type TestPage } from '@shop/contracts/testing';
import { cartSlice } from '../model/cart-slice.ts';

/** A page with the cart's own state beside the shell's. */
export const createTestPage = (session: Partial<SessionState> = {}): TestPage => {
  injectSlice(cartSlice);
  return createPage({ session });
};

export type { TestPage };
