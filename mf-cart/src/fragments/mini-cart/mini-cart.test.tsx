import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MessagesProvider } from '@shop/contracts/i18n';
import { ShopProvider } from '@shop/contracts/remote';
import { MemoryRouter } from '@shop/contracts/routing';
import messages from '../../messages/en.json';
import { aLine } from '@shop/contracts/testing';
import { platform, resetPlatform } from '../../testing/fake-order-api.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { createTestPage } from '../../testing/test-page.ts';
import MiniCart from './mini-cart.tsx';

beforeEach(resetPlatform);

describe('MiniCart', () => {
  it('is an empty cart link, and asks the platform nothing, without an order', async () => {
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

  it('shows the pieces of the order once the page is idle, and those of the next one', async () => {
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
