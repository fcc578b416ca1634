import { act, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MessagesProvider } from '@shop/contracts/i18n';
import { ShopProvider } from '@shop/contracts/remote';
import { MemoryRouter } from '@shop/contracts/routing/routers';
import { aLine } from '@shop/contracts/testing';
import { addToCart } from '../../commands/add-to-cart.ts';
import messages from '../../messages/en.json';
import { changeRemoved } from '../../store/cart-slice.ts';
import { platform, resetPlatform } from '../../testing/fake-order-api.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { createTestPage } from '../../testing/test-page.ts';
import { queueOptimisticAdd } from '../add-to-cart/add-with-toast.ts';
import MiniCart from './mini-cart.tsx';

beforeEach(resetPlatform);

describe('MiniCart', () => {
  it('is an empty cart link without an order, and calls nothing', async () => {
    await renderInShop(<MiniCart />, createTestPage());
    const link = screen.getByRole('link', { name: 'Cart, empty' });
    expect(link).toHaveAttribute('href', '/it/eur/en/cart');
    expect(platform.calls).toEqual([]);
  });

  it('renders on the server as the empty cart link, even for a visitor with an order', () => {
    const { store, shop } = createTestPage({ orderId: 'order-1' });
    const html = renderToString(
      <Provider store={store}>
        <ShopProvider shop={shop}>
          <MessagesProvider locale="en" messages={messages}>
            <MemoryRouter>
              <MiniCart />
            </MemoryRouter>
          </MessagesProvider>
        </ShopProvider>
      </Provider>,
    );
    expect(html).toContain('aria-label="Cart, empty"');
  });

  it('S5 counts a pending add at once, and reverts if it is refused', async () => {
    const page = createTestPage();
    await renderInShop(<MiniCart />, page);
    let id = '';
    act(() => {
      id = page.store.dispatch(
        queueOptimisticAdd({
          kind: 'sku',
          code: 'GAVI',
          name: 'Gavi',
          quantity: 2,
          maxQuantity: 9,
        }),
      );
    });
    expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    expect(screen.getByText('2')).toHaveAttribute('data-pending');
    // The toast announces it.
    expect(screen.queryByText('Cart, 2 items')).not.toBeInTheDocument();
    act(() => void page.store.dispatch(changeRemoved(id)));
    expect(screen.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  });

  it('S5 counts an add to an order once, before and after it is confirmed', async () => {
    platform.holdsOrder({ lines: [aLine({ quantity: 1 })] });
    const page = createTestPage({ orderId: 'order-1' });
    await renderInShop(<MiniCart />, page);
    await screen.findByRole('link', { name: 'Cart, 1 item' });
    const addition = {
      kind: 'sku',
      code: 'GAVI',
      name: 'Gavi',
      quantity: 2,
      maxQuantity: 9,
    } as const;
    await act(async () => {
      const adding = page.store.dispatch(addToCart(addition));
      expect(page.store.getState()).toMatchObject({ cart: { pendingChanges: [{ kind: 'add' }] } });
      await adding;
    });
    expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
    expect(screen.getByText('3')).not.toHaveAttribute('data-pending');
  });

  it('T7 S16 adds one unit of an item that a list requests, and names it', async () => {
    const page = createTestPage();
    await renderInShop(<MiniCart />, page);
    const price = { cents: 1250, currency: 'EUR' } as const;
    act(() =>
      page.events.emit('cart:add', {
        kind: 'sku',
        code: 'GAVI',
        name: 'Gavi',
        price,
        picture: null,
      }),
    );
    expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await waitFor(() =>
      expect(page.toasts[0]).toMatchObject({ item: { name: 'Gavi', detail: '1 × €12.50' } }),
    );
    await waitFor(() =>
      expect(platform.orders.get('order-1')?.lines).toMatchObject([{ code: 'GAVI', quantity: 1 }]),
    );
  });

  it('X shows why a list’s item was not added', async () => {
    const page = createTestPage();
    platform.fails('addLine', 'OUT_OF_STOCK');
    await renderInShop(<MiniCart />, page);
    act(() =>
      page.events.emit('cart:add', {
        kind: 'sku',
        code: 'GAVI',
        name: 'Gavi',
        price: null,
        picture: null,
      }),
    );
    await waitFor(() => expect(page.toasts.at(-1)).toMatchObject({ error: true }));
    expect(page.toasts.at(-1)?.message).toMatch(/^Gavi: We do not have that many/);
    expect(screen.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  });

  it('shows the order’s quantity once the page is idle, and the next order’s', async () => {
    platform.holdsOrder({ lines: [aLine({ quantity: 1 })] });
    platform.holdsOrder({ id: 'order-2', lines: [aLine({ quantity: 4 })] });
    const page = createTestPage({ orderId: 'order-1' });
    await renderInShop(<MiniCart />, page);
    expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    act(() => page.events.emit('session:order', { orderId: 'order-2' }));
    expect(await screen.findByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
    act(() => page.events.emit('session:order', { orderId: null }));
    expect(screen.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  });
});
