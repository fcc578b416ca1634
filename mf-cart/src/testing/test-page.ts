import { injectSlice, type SessionState, type ThunkExtra } from '@shop/contracts/store';
import { createTestPage as createPage, type TestPage } from '@shop/contracts/testing';
import { runtimeOf } from '../outbox/cart-runtime.ts';
import { cartSlice } from '../store/cart-slice.ts';

const pages = new Set<TestPage>();

/** A page with the cart's slice beside the shell's, by default in Italy. */
export const createTestPage = (session: Partial<SessionState> = {}, country = 'IT'): TestPage => {
  injectSlice(cartSlice);
  const page = createPage({ session, country });
  pages.add(page);
  return page;
};

/** Cancels the page's timers, so that they do not reach a later test. */
export const leavePage = (page: TestPage): void => {
  pages.delete(page);
  page.store.dispatch((_dispatch: unknown, _getState: unknown, extra: ThunkExtra) => {
    for (const timer of runtimeOf(extra).recheckTimers) clearTimeout(timer);
  });
};
afterEach(() => pages.forEach(leavePage));

export type { TestPage };
