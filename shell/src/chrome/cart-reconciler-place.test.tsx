import { act, screen } from '@testing-library/react';
import { readyLoadable, type Remotes } from '@shop/contracts/remote';
import { sessionSlice } from '../model/session-slice.ts';
import { renderShop } from '../testing/make-shop.tsx';

const failure = new Error('cart offers no such fragment');
const rejected = Promise.reject(failure);
rejected.catch(() => undefined);

/** Remotes whose cart exposes only one of the two names. */
const cartWith = (exposed: string): Remotes => {
  const present = readyLoadable(() => <p>{exposed}</p>);
  const other = readyLoadable(() => null);
  const fragment = (_of: string, name: string) => {
    if (name === exposed) return present;
    if (name !== 'CartReconciler') return other;
    return { status: 'failed', error: failure, promise: rejected };
  };
  return { fragment, retry: () => undefined } as unknown as Remotes;
};

describe('CartReconcilerPlace', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());
  afterEach(() => jest.restoreAllMocks());

  it.each(['CartReconciler', 'OrderLife'])(
    'T5 renders the cart’s fragment if it is exposed as %s',
    async (name) => {
      const { store } = renderShop(<h1>Page</h1>, { remotes: cartWith(name) });
      expect(screen.queryByText(name)).not.toBeInTheDocument();
      await act(async () => void store.dispatch(sessionSlice.actions.orderChanged('order-1')));
      expect(screen.getByText(name)).toBeInTheDocument();
    },
  );
});
