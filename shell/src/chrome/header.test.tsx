import { act, screen, within } from '@testing-library/react';
import type { Remotes } from '@shop/contracts/remote';
import { pendingRemotes, renderShop } from '../testing/make-shop.tsx';

const failure = new Error('503');
const gone = Promise.reject(failure);
gone.catch(() => undefined);
const failing = {
  fragment: () => ({ status: 'failed', error: failure, promise: gone }),
  retry: () => undefined,
} as unknown as Remotes;

describe('the header', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['is on its way', pendingRemotes],
    ['cannot be had', failing],
  ])('S4 searches with a plain form while the catalogue’s search %s', async (_, remotes) => {
    await act(
      async () => void renderShop(<h1>Page</h1>, { remotes, at: '/it/eur/en/search?q=barbera' }),
    );
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/it/eur/en/search');
    expect(within(form).getByRole('textbox', { name: 'Search the shop' })).toHaveValue('barbera');
    expect(within(form).getByRole('button', { name: 'Search' })).toBeEnabled();
    expect(form.closest('[data-region="SearchBox"]')).not.toHaveTextContent(/could not be loaded/);
  });
});
