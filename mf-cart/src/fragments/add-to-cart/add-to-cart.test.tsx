import { act, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MessagesProvider, commonMessages } from '@shop/contracts/i18n';
import { ShopProvider } from '@shop/contracts/remote';
import { MemoryRouter } from '@shop/contracts/routing/routers';
import messages from '../../messages/en.json';
import { selectPendingChanges } from '../../store/cart-slice.ts';
import { linesNow, platform, resetPlatform } from '../../testing/fake-order-api.ts';
import {
  addButton as button,
  barbera,
  renderAddToCart as renderBox,
} from '../../testing/render-add-to-cart.tsx';
import { createTestPage } from '../../testing/test-page.ts';
import AddToCart from './add-to-cart.tsx';

beforeEach(resetPlatform);

describe('AddToCart', () => {
  it('shows the add before the platform responds, then its success', async () => {
    const { user } = await renderBox();
    const release = platform.hold();
    await user.click(button());
    expect(button()).toHaveAccessibleName('Adding…');
    release();
    await waitFor(() => expect(button()).toHaveAccessibleName('Added'));
    expect(linesNow()).toEqual([['BARBERA', 1]]);
  });

  it('X reports that the network is gone, and adds when it is back', async () => {
    const { user, toasts } = await renderBox();
    platform.fails('createOrder', 'CONNECTION');
    await user.click(button());
    await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/^You are offline/));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(button()).toHaveAccessibleName('Added'));
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('Item added to cart'));
    expect(linesNow()).toEqual([['BARBERA', 1]]);
  });

  it('S1 also adds by a button elsewhere on the page', async () => {
    const { user } = await renderBox({ formId: 'box' });
    const elsewhere = Object.assign(document.createElement('button'), { type: 'submit' });
    elsewhere.setAttribute('form', 'box');
    document.body.append(elsewhere);
    await user.click(elsewhere);
    await waitFor(() => expect(button()).toHaveAccessibleName('Added'));
    expect(linesNow()).toEqual([['BARBERA', 1]]);
    elsewhere.remove();
  });

  it('adds the chosen quantity and options', async () => {
    const options = [
      { id: 'card', name: 'Greeting card', formattedPrice: '€3.00' },
      { id: 'note', name: 'Tasting note', formattedPrice: null },
    ];
    const { user } = await renderBox({ options });
    await user.click(screen.getByRole('button', { name: /one more|increase/i }));
    await user.click(screen.getByRole('checkbox', { name: 'Greeting card (+ €3.00)' }));
    expect(screen.getByRole('checkbox', { name: 'Tasting note (free)' })).not.toBeChecked();
    await user.click(button());
    await waitFor(() => expect(linesNow()).toEqual([['BARBERA', 2]]));
    expect(platform.orders.get('order-1')?.lines[0]?.options).toMatchObject([
      { optionId: 'card', name: 'Greeting card' },
    ]);
  });

  it('T7 adds an option with its own quantity', async () => {
    const options = [{ id: 'card', name: 'Greeting card', formattedPrice: null, gift: true }];
    const { user } = await renderBox({ options });
    const more = (name: RegExp) => user.click(screen.getByRole('button', { name }));
    await more(/One more: Quantity$/);
    await more(/One more: Quantity$/);
    const gifts = screen.getByRole('group', { name: 'As a gift' });
    await user.click(within(gifts).getByRole('checkbox'));
    const cards = within(gifts).getByRole('textbox', { name: 'Quantity of Greeting card' });
    expect(cards).toHaveValue('3');
    await more(/One less: Quantity of Greeting card/);
    await user.click(button());
    await waitFor(() => expect(linesNow()).toEqual([['BARBERA', 3]]));
    expect(platform.orders.get('order-1')?.lines[0]?.options[0]?.quantity).toBe(2);
  });

  it('K reports the quantity to the page, for the delivery time', async () => {
    const told: number[] = [];
    const { user } = await renderBox({ onQuantity: (it) => told.push(it) });
    await user.click(screen.getByRole('button', { name: /one more/i }));
    await waitFor(() => expect(told).toEqual([2]));
  });

  it('S16 links to the cart in a toast', async () => {
    const { user, toasts } = await renderBox();
    await user.click(button());
    await waitFor(() => expect(linesNow()).toEqual([['BARBERA', 1]]));
    expect(toasts[0]?.action?.label).toBe('Go to cart');
    act(() => toasts[0]?.action?.run());
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/it/eur/en/cart'));
  });

  it('S16 shows the item with price and picture before the platform responds', async () => {
    const imageUrl = 'http://localhost/media/barbera-320.avif';
    const { user, toasts } = await renderBox({ formattedPrice: '€12.50', imageUrl });
    const release = platform.hold();
    await user.click(screen.getByRole('button', { name: /one more/i }));
    await user.click(button());
    await waitFor(() =>
      expect(toasts).toMatchObject([
        {
          message: 'Item added to cart',
          item: { name: 'Barbera', detail: '2 × €12.50', imageUrl },
        },
      ]),
    );
    expect(button()).toHaveAccessibleName('Adding…');
    release();
    await waitFor(() => expect(linesNow()).toEqual([['BARBERA', 2]]));
    expect(toasts).toHaveLength(1);
  });

  it('shows the add as pending before the code that writes has loaded', async () => {
    const { user, store } = await renderBox();
    const release = platform.hold();
    await user.click(button());
    expect(selectPendingChanges(store.getState())).toMatchObject([{ kind: 'add', sent: false }]);
    release();
    await waitFor(() => expect(selectPendingChanges(store.getState())).toEqual([]));
  });

  it('T7 adds once on a double click', async () => {
    const { user } = await renderBox();
    await user.dblClick(button());
    await waitFor(() => expect(button()).toHaveAccessibleName('Added'));
    expect(linesNow()).toEqual([['BARBERA', 1]]);
    expect(platform.orders.size).toBe(1);
  });

  it('X shows why nothing was added, and allows another try', async () => {
    platform.fails('addLine', 'OUT_OF_STOCK');
    const { user, toasts, store } = await renderBox();
    await user.click(button());
    const why = /do not have that many in stock/;
    expect(await screen.findByText(why)).toBeVisible();
    expect(toasts.at(-1)).toMatchObject({ key: toasts[0]?.key, error: true });
    expect(toasts.at(-1)?.message).toMatch(/^Barbera: We do not have that many/);
    expect(selectPendingChanges(store.getState())).toEqual([]);
    await user.click(button());
    await waitFor(() => expect(linesNow()).toEqual([['BARBERA', 1]]));
    expect(screen.queryByText(why)).not.toBeInTheDocument();
  });

  it('X has the general message for any other failure', async () => {
    platform.fails('addLine', 'VALIDATION');
    const { user } = await renderBox();
    await user.click(button());
    const why = 'An error occurred while adding the item to cart';
    expect(await screen.findByText(why)).toBeVisible();
  });

  it('V9 adds nothing above the limit', async () => {
    const { user } = await renderBox({ maxQuantity: 3 });
    const field = screen.getByRole('textbox', { name: 'Quantity' });
    await user.clear(field);
    await user.type(field, '9');
    await user.tab();
    await user.click(button());
    expect(field).toHaveFocus();
    expect(field).toHaveValue('9');
    await user.clear(field);
    await user.type(field, '3');
    await user.click(button());
    await waitFor(() => expect(platform.orders.size).toBe(1));
    await waitFor(() => expect(linesNow()).toEqual([['BARBERA', 3]]));
  });

  it('T7 requires a mandatory option, and adds nothing without it', async () => {
    const options = [{ id: 'size', name: 'Large glass', formattedPrice: null, required: true }];
    const { user } = await renderBox({ options });
    await user.click(button());
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose an extra first.');
    expect(platform.calls).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'Large glass (free)' }));
    await user.click(button());
    await waitFor(() => expect(linesNow()).toEqual([['BARBERA', 1]]));
  });

  it('S5 undoes an add down to the previous quantity', async () => {
    const { user, toasts } = await renderBox();
    await user.click(button());
    await waitFor(() => expect(linesNow()).toEqual([['BARBERA', 1]]));
    await user.click(screen.getByRole('button', { name: /One more/ }));
    await user.click(button());
    await waitFor(() => expect(linesNow()).toEqual([['BARBERA', 3]]));
    await waitFor(() => expect(button()).toHaveAccessibleName('Added'));
    act(() => toasts.at(-1)?.undo?.run());
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('Removed from your cart'));
    expect(linesNow()).toEqual([['BARBERA', 1]]);
    expect(button()).toHaveAccessibleName('Add to cart');
  });

  it('S5 never sends an add that was undone before its turn', async () => {
    const { user, toasts, store } = await renderBox();
    await user.click(button());
    await waitFor(() => expect(toasts).toHaveLength(1));
    act(() => toasts[0]?.undo?.run());
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('Removed from your cart'));
    await waitFor(() => expect(selectPendingChanges(store.getState())).toEqual([]));
    expect(linesNow() ?? []).toEqual([]);
    expect(toasts.some(({ error }) => error)).toBe(false);
  });

  it('S1 V9 also sells by the case, in steps of it and within the limit', async () => {
    const caseOf = { pieces: 6, formattedPrice: '€75.00' };
    const { user } = await renderBox({ caseOf, formattedPrice: '€12.50', maxQuantity: 20 });
    await user.selectOptions(screen.getByRole('combobox'), 'Case of 6: €75.00');
    const field = screen.getByRole('textbox', { name: 'Quantity' });
    expect(field).toHaveValue('6');
    await user.click(screen.getByRole('button', { name: /one more/i }));
    expect(field).toHaveValue('12');
    await user.clear(field);
    await user.type(field, '13');
    await user.tab();
    expect(field).toHaveValue('18');
    await user.click(screen.getByRole('button', { name: /one more/i }));
    expect(field).toHaveValue('18');
    await user.click(button());
    await waitFor(() => expect(linesNow()).toEqual([['BARBERA', 18]]));
  });

  it('S1 offers no case above the stock', async () => {
    await renderBox({ caseOf: { pieces: 6, formattedPrice: '€75.00' }, maxQuantity: 5 });
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('V9 shows the limit once a higher quantity is requested', async () => {
    const { user } = await renderBox({ maxQuantity: 2 });
    expect(screen.queryByText('Up to 2 items')).not.toBeInTheDocument();
    const more = screen.getByRole('button', { name: 'One more: Quantity' });
    await user.click(more);
    await user.click(more);
    expect(screen.getByText('Up to 2 items')).toBeVisible();
  });

  it('is unavailable if nothing can be added', async () => {
    await renderBox({ maxQuantity: 0 });
    expect(screen.getByRole('button', { name: 'Product not available' })).toBeDisabled();
  });

  it('renders on the server with an enabled button, and says that it needs JavaScript', async () => {
    const { store, shop } = createTestPage();
    const texts = { ...(await commonMessages('en')), ...messages };
    const html = renderToString(
      <Provider store={store}>
        <ShopProvider shop={shop}>
          <MessagesProvider locale="en" messages={texts}>
            <MemoryRouter>
              <AddToCart {...barbera} />
            </MemoryRouter>
          </MessagesProvider>
        </ShopProvider>
      </Provider>,
    );
    document.body.innerHTML = html;
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
    // Submitted before hydration, the form does nothing.
    expect(html).toContain('method="dialog"');
    expect(html).toContain('<noscript><p');
    document.body.innerHTML = '';
  });
});
