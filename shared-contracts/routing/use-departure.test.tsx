import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router, type Navigator } from 'react-router';
import { useDeparture } from './use-departure.ts';

const SHIPPING = '/it/eur/it/checkout/shipping';
const PAYMENT = '/it/eur/it/checkout/payment';

/** A page shown at the shipping step, whose history is at another address. */
const departFrom = async () => {
  const history = { location: { pathname: PAYMENT } };
  const { result, unmount } = renderHook(() => useDeparture(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <Router location={SHIPPING} navigator={history as unknown as Navigator}>
        {children}
      </Router>
    ),
  });
  let isResolved = false;
  void result.current().then(() => {
    isResolved = true;
  });
  /** The history moves, as by the browser's buttons. */
  const move = async (pathname: string) => {
    history.location = { pathname };
    window.dispatchEvent(new PopStateEvent('popstate'));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { move, unmount, isResolved: () => isResolved };
};

describe('the wait for the next page', () => {
  it('S4 ends when the visitor goes back before that page is shown', async () => {
    const departure = await departFrom();
    await departure.move('/it/eur/it/checkout/address');
    expect(departure.isResolved()).toBe(false);
    await departure.move(SHIPPING);
    expect(departure.isResolved()).toBe(true);
  });

  it('does not end once its page is gone', async () => {
    const departure = await departFrom();
    departure.unmount();
    await departure.move(SHIPPING);
    expect(departure.isResolved()).toBe(false);
  });
});
