import { act, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MessagesProvider, commonMessages } from '@shop/contracts/i18n';
import { ShopProvider } from '@shop/contracts/remote';
import { MemoryRouter } from '@shop/contracts/routing';
import messages from '../../messages/en.json';
import { linesNow, platform, resetPlatform } from '../../testing/fake-order-api.ts';
import { selectPendingChanges } from '../../store/cart-slice.ts';
import {
  addButton as button,
  barbera,
  renderAddToCart as renderBox,
} from '../../testing/render-add-to-cart.tsx';
import { createTestPage } from '../../testing/test-page.ts';
import AddToCart from './add-to-cart.tsx';

beforeEach(resetPlatform);

describe('AddToCart', () => {
  it('answers the click before the platform does, then says that it is done', async () => {
    const { user } = await renderBox();
    const release = platform.hold();
    await user.click(button());
    expect(button()).toHaveAccessibleName('Adding…');
    release();
    await waitFor(() => expect(button()).toHaveAccessibleName('Added'));
    expect(linesNow()).toEqual([['BARBERA', 1]]);
  });

  it('X says that the network is gone, and adds when it is back', async () => {
    const { user, toasts } = await renderBox();
    platform.fails('createOrder', 'CONNECTION');
    await user.click(button());
    await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/^You are offline/));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(button()).toHaveAccessibleName('Added'));
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('Item added to cart'));
    expect(linesNow()).toEqual([['BARBERA', 1]]);
  });

  it('S1 adds by a button that stands elsewhere on the page, too', async () => {
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

  it('T7 adds an option to as many pieces as it is wanted for', async () => {
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

  it('K tells the page the quantity, for the delivery time', async () => {
    const told: number[] = [];
    const { user } = await renderBox({ onQuantity: (it) => told.push(it) });
    await user.click(screen.getByRole('button', { name: /one more/i }));
    await waitFor(() => expect(told).toEqual([2]));
  });

  it('S16 offers the way to the cart in a toast', async () => {
    const { user, toasts } = await renderBox();
    await user.click(button());
    await waitFor(() => expect(linesNow()).toEqual([['BARBERA', 1]]));
    expect(toasts[0]?.action?.label).toBe('Go to cart');
    act(() => toasts[0]?.action?.run());
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/it/eur/en/cart'));
  });

  it('S16 names the item before the platform answers, with its price and picture', async () => {
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

  it('shows it as pending before any code that writes has come', async () => {
    const { user, store } = await renderBox();
    const release = platform.hold();
    await user.click(button());
    expect(selectPendingChanges(store.getState())).toMatchObject([{ kind: 'add', sent: false }]);
    release();
    await waitFor(() => expect(selectPendingChanges(store.getState())).toEqual([]));
  });

  it('T7 takes a double click for one', async () => {
    const { user } = await renderBox();
    await user.dblClick(button());
    await waitFor(() => expect(button()).toHaveAccessibleName('Added'));
    expect(linesNow()).toEqual([['BARBERA', 1]]);
    expect(platform.orders.size).toBe(1);
  });

  it('X says why nothing was added, and can be tried again', async () => {
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

  it('X has the common text for any other failure', async () => {
    platform.fails('addLine', 'VALIDATION');
    const { user } = await renderBox();
    await user.click(button());
    const why = 'An error occurred while adding the item to cart';
    expect(await screen.findByText(why)).toBeVisible();
  });

  it('V9 adds nothing beyond the limit', async () => {
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

  it('T7 asks for an option the item is not sold without, and adds nothing before', async () => {
    const options = [{ id: 'size', name: 'Large glass', formattedPrice: null, required: true }];
    const { user } = await renderBox({ options });
    await user.click(button());
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose an extra first.');
    expect(platform.calls).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'Large glass (free)' }));
    await user.click(button());
    await waitFor(() => expect(linesNow()).toEqual([['BARBERA', 1]]));
  });

  it('S5 takes out again what was added, down to what was there before', async () => {
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

  it('S5 never sends what was taken back before its turn', async () => {
    const { user, toasts, store } = await renderBox();
    await user.click(button());
    await waitFor(() => expect(toasts).toHaveLength(1));
    act(() => toasts[0]?.undo?.run());
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('Removed from your cart'));
    await waitFor(() => expect(selectPendingChanges(store.getState())).toEqual([]));
    expect(linesNow() ?? []).toEqual([]);
    expect(toasts.some(({ error }) => error)).toBe(false);
  });

  it('S1 V9 sells by the case as well, in steps of it and within the limit', async () => {
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

  it('S1 offers no case of which there are too few left', async () => {
    await renderBox({ caseOf: { pieces: 6, formattedPrice: '€75.00' }, maxQuantity: 5 });
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('V9 says how many can be had once more are wanted', async () => {
    const { user } = await renderBox({ maxQuantity: 2 });
    expect(screen.queryByText('Up to 2 items')).not.toBeInTheDocument();
    const more = screen.getByRole('button', { name: 'One more: Quantity' });
    await user.click(more);
    await user.click(more);
    expect(screen.getByText('Up to 2 items')).toBeVisible();
  });

  it('is not available when nothing can be added', async () => {
    await renderBox({ maxQuantity: 0 });
    expect(screen.getByRole('button', { name: 'Product not available' })).toBeDisabled();
  });

  it('renders on the server with a button that can be pressed at once, and says what it needs', async () => {
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
    // Pressed before anybody hears it, the form leads nowhere.
    expect(html).toContain('method="dialog"');
    expect(html).toContain('<noscript><p');
    document.body.innerHTML = '';
  });
});
