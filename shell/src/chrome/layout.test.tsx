import { act, screen, waitFor, within } from '@testing-library/react';
import { readyLoadable, type Remotes } from '@shop/contracts/remote';
import { sessionSlice } from '../model/session-slice.ts';
import { renderShop } from '../testing/make-shop.tsx';

const show = async () => {
  let shop = null as unknown as ReturnType<typeof renderShop>;
  await act(async () => {
    shop = renderShop(<h1>Page</h1>);
  });
  return shop;
};

describe('the frame around every page', () => {
  it('links to every department, the account and the cart within the market', async () => {
    await show();
    const departments = screen.getByRole('navigation', { name: 'Departments' });
    expect(within(departments).getByRole('link', { name: 'Wine' })).toHaveAttribute(
      'href',
      '/it/eur/en/category/wine',
    );
    expect(screen.getAllByRole('link', { name: 'Cart' })[0]).toHaveAttribute(
      'href',
      '/it/eur/en/cart',
    );
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
      'href',
      '#content',
    );
  });

  it('A2 leads back to the choice about statistics', async () => {
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<section id="consent" aria-label="Asked" hidden><button>No</button></section>',
    );
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Privacy choices' }));
    expect(screen.getByRole('region', { name: 'Asked' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'No' })).toHaveFocus();
  });

  it('S16 announces a toast, runs its action and closes it', async () => {
    const { events, user } = await show();
    const run = jest.fn();
    act(() =>
      events.emit('toast', { message: 'Item added to cart', action: { label: 'Undo', run } }),
    );
    const notifications = within(screen.getByRole('region', { name: 'Notifications' }));
    expect(notifications.getByRole('status')).toHaveTextContent('Item added to cart');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Item added to cart')).not.toBeInTheDocument();
  });

  it('S16 announces an error as an alert', async () => {
    const { events } = await show();
    act(() => events.emit('toast', { message: 'Something went wrong', error: true }));
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
  });

  it('S15 opens the country modal with the present country, and closes it with the back button', async () => {
    const { user } = await show();
    await user.click(
      screen.getByRole('button', { name: /Delivery country: Italy, prices in EUR, language: EN/ }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Country and language' });
    expect(within(dialog).getByRole('combobox', { name: 'Delivery country' })).toHaveValue('IT');
    expect(within(dialog).getAllByRole('option', { name: /Italy|Japan|Switzerland/ })).toHaveLength(
      3,
    );
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('M3 delivers to the country chosen on the page from then on', async () => {
    const { events } = await show();
    act(() => events.emit('country:chosen', { country: 'JP' }));
    expect(screen.getByRole('button', { name: /Delivery country: Japan/ })).toBeVisible();
  });

  it('S15 shows the result of an action until it is acknowledged', async () => {
    const { events, user } = await show();
    act(() =>
      events.emit('modal:open', {
        name: 'feedback',
        props: { title: 'Saved', message: 'Address saved' },
      }),
    );
    expect(await screen.findByRole('dialog', { name: 'Saved' })).toHaveTextContent('Address saved');
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the cart’s fragment in the frame', () => {
  it('T5 renders the cart’s reconciler for a visitor with an order', async () => {
    const present = readyLoadable(() => <p>Reconciled</p>);
    const other = readyLoadable(() => null);
    const fragment = (_of: string, name: string) => (name === 'CartReconciler' ? present : other);
    const remotes = { fragment, retry: () => undefined } as unknown as Remotes;
    const { store } = renderShop(<h1>Page</h1>, { remotes });
    expect(screen.queryByText('Reconciled')).not.toBeInTheDocument();
    await act(async () => void store.dispatch(sessionSlice.actions.orderChanged('order-1')));
    expect(screen.getByText('Reconciled')).toBeInTheDocument();
  });
});
