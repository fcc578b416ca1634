import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { createTestPage } from '../testing/index.ts';
import { createBrowserHistory, OwnLocation, Router, useGoTo, type Location } from './index.ts';

const { store } = createTestPage();
const history = createBrowserHistory({ v5Compat: true });

const Redirecting = () => {
  const goTo = useGoTo();
  useEffect(() => goTo('/checkout/account', { replace: true }), [goTo]);
  return (
    <>
      <button onClick={() => goTo('/search')}>search</button>
      <button onClick={() => goTo('/search', { ifStillHere: true })}>search in the end</button>
    </>
  );
};

/** The page of `/checkout`, on view. @param asked where the router is */
const page = (asked: Location) => (
  <Provider store={store}>
    <Router location={asked} navigator={history}>
      <OwnLocation location={{ ...asked, pathname: CHECKOUT }}>
        <Redirecting />
      </OwnLocation>
    </Router>
  </Provider>
);
const CHECKOUT = '/it/eur/en/checkout';
const at = (pathname: string): Location => ({ ...history.location, pathname });

beforeEach(() => {
  history.push('/it/eur/en/cart');
  history.push(CHECKOUT);
});

describe('a page that redirects', () => {
  it('S6 replaces its own address', () => {
    render(page(at(CHECKOUT)));
    expect(history.location.pathname).toBe(`${CHECKOUT}/account`);
  });

  it('S6 leaves the address alone that the visitor has gone back to meanwhile', () => {
    history.replace('/it/eur/en/cart');
    render(page(at(CHECKOUT)));
    expect(history.location.pathname).toBe('/it/eur/en/cart');
  });

  it('S6 still redirects where the visitor comes back to it before it was left', () => {
    history.replace('/it/eur/en/cart');
    const { rerender } = render(page(at('/it/eur/en/cart')));
    expect(history.location.pathname).toBe('/it/eur/en/cart');
    history.replace(CHECKOUT);
    rerender(page(at(CHECKOUT)));
    expect(history.location.pathname).toBe(`${CHECKOUT}/account`);
  });

  it.each([
    ['navigates', CHECKOUT, '/it/eur/en/search'],
    ['leaves the address alone', '/it/eur/en/cart', '/it/eur/en/cart'],
  ])('S6 %s after a request that ends at %s', (_, now, then) => {
    render(page(at(CHECKOUT)));
    history.push(now);
    act(() => screen.getByRole('button', { name: 'search in the end' }).click());
    expect(history.location.pathname).toBe(then);
  });

  it('S6 navigates on request of the visitor', () => {
    history.replace('/it/eur/en/cart');
    render(page(at('/it/eur/en/cart')));
    act(() => screen.getByRole('button', { name: /^search$/ }).click());
    expect(history.location.pathname).toBe('/it/eur/en/search');
  });
});
