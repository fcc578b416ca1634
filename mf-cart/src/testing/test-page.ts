import { injectSlice, type SessionState, type ThunkExtra } from '@shop/contracts/store';
import { createTestPage as createPage, type TestPage } from '@shop/contracts/testing';
import { cartSlice } from '../store/cart-slice.ts';
import { stopLooking } from '../outbox/look-again.ts';

const pages = new Set<TestPage>();

/** A page with the cart's own state beside the shell's, in Italy unless told otherwise. */
export const createTestPage = (session: Partial<SessionState> = {}, country = 'IT'): TestPage => {
  injectSlice(cartSlice);
  const page = createPage({ session, country });
  pages.add(page);
  return page;
};

/** Ends what a page would do later, so that nobody after it notices. */
export const leavePage = (page: TestPage): void => {
  pages.delete(page);
  page.store.dispatch((_dispatch: unknown, _getState: unknown, extra: ThunkExtra) =>
    stopLooking(extra),
  );
};
afterEach(() => pages.forEach(leavePage));

export type { TestPage };
