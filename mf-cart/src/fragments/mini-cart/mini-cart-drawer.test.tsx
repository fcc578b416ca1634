import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LineItem, Order } from '@shop/contracts/commerce/order';
import { aBottle, aLine } from '@shop/contracts/testing';
import { checkCart } from '../../check/check-cart.ts';
import { platform, resetPlatform } from '../../testing/fake-order-api.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { createTestPage } from '../../testing/test-page.ts';
// Lazy in production; imported here so that a busy machine does not delay them.
import './drawer/cart-drawer.tsx';
import '../../order/watch-count.ts';
import MiniCart from './mini-cart.tsx';

const barbera = aLine({ id: 'a', code: 'BARBERA', name: 'Barbera', quantity: 2 });

const renderHeader = async (line: Partial<LineItem> = {}, its: Partial<Order> = {}) => {
  platform.holdsOrder({ lines: [{ ...barbera, ...line }], ...its });
  const page = createTestPage({ orderId: 'order-1' });
  await renderInShop(<MiniCart />, page);
  // The order is read when the page is idle.
  const link = await screen.findByRole('link', { name: 'Cart, 2 items' });
  return { ...page, link, user: userEvent.setup() };
};
const drawer = () => screen.findByRole('dialog', { name: 'Cart' });

beforeEach(() => {
  resetPlatform();
  sessionStorage.clear();
});

describe('CartDrawer', () => {
  it('S5 opens beside the page, with lines, totals and both links', async () => {
    const { user, link } = await renderHeader();
    expect(link).toHaveAttribute('aria-haspopup', 'dialog');
    await user.click(link);
    const shown = within(await drawer());
    expect(await shown.findByRole('link', { name: 'Barbera' })).toBeVisible();
    expect(shown.getByText('Quantity: 2')).toBeVisible();
    expect(shown.getAllByText('€25.00').length).toBeGreaterThan(1);
    expect(shown.getByRole('link', { name: 'View cart' })).toHaveAttribute(
      'href',
      '/it/eur/en/cart',
    );
    expect(shown.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
    expect(screen.getByTestId('address')).not.toHaveTextContent('cart');
  });

  it('L5 shows the deposit on all pieces of a line', async () => {
    const { user, link } = await renderHeader({ containers: [aBottle()] }, { countryLock: 'DE' });
    await user.click(link);
    const shown = within(await drawer());
    expect(await shown.findByText('plus €0.50 deposit')).toBeVisible();
    expect(shown.getByText('EINWEG')).toBeVisible();
  });

  it('S5 opens empty before the first add, calls nothing, and closes again', async () => {
    await renderInShop(<MiniCart />, createTestPage());
    const user = userEvent.setup();
    const link = screen.getByRole('link', { name: 'Cart, empty' });
    expect(link).toHaveAttribute('aria-haspopup', 'dialog');
    await user.click(link);
    const shown = within(await drawer());
    expect(shown.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(shown.getByRole('link', { name: 'Wine' })).toHaveAttribute(
      'href',
      '/it/eur/en/category/wine',
    );
    expect(shown.queryByRole('link', { name: 'Go to checkout' })).not.toBeInTheDocument();
    expect(screen.getByTestId('address')).not.toHaveTextContent('cart');
    await user.click(shown.getByRole('button', { name: 'Continue shopping' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(link).toHaveFocus();
    expect(platform.calls).toEqual([]);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
    'S5 leaves a click with %s to the browser',
    async (key) => {
      const { link } = await renderHeader();
      // The browser would open a tab; jsdom cannot.
      document.addEventListener('click', (event) => event.preventDefault(), { once: true });
      fireEvent.click(link, { [key]: true });
      await waitFor(() => expect(link).not.toHaveAttribute('aria-busy'));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it('S15 closes with its button and returns the focus', async () => {
    const { user, link } = await renderHeader();
    await user.click(link);
    await user.click(within(await drawer()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(link).toHaveFocus();
  });

  it('S15 closes with the back button and stays on the page', async () => {
    const { user, link } = await renderHeader();
    const before = window.location.href;
    await user.click(link);
    await drawer();
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.href).toBe(before);
  });

  it('T15 stays on the page if the drawer is closed during the check of the cart', async () => {
    const { user, link, store } = await renderHeader();
    await user.click(link);
    const shown = within(await drawer());
    const checkout = await shown.findByRole('link', { name: 'Go to checkout' });
    const release = platform.hold();
    await user.click(checkout);
    expect(checkout).toHaveAttribute('aria-busy', 'true');
    await user.click(shown.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    release();
    // Runs after the check.
    await act(async () => store.dispatch(checkCart('checkout')));
    expect(screen.getByTestId('address')).not.toHaveTextContent('checkout');
  });

  it('S5 closes when one of its links opens a page', async () => {
    const { user, link } = await renderHeader();
    await user.click(link);
    await user.click(await within(await drawer()).findByRole('link', { name: 'Barbera' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByTestId('address')).toHaveTextContent('/product/BARBERA');
  });

  it('S5 closes when a department link is followed', async () => {
    await renderInShop(<MiniCart />, createTestPage());
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'Cart, empty' }));
    await user.click(within(await drawer()).getByRole('link', { name: 'Wine' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByTestId('address')).toHaveTextContent('/category/wine');
  });

  it('S5 removes a line and restores it at its position', async () => {
    const { user, link } = await renderHeader();
    await user.click(link);
    const shown = within(await drawer());
    await user.click(await shown.findByRole('button', { name: 'Remove Barbera' }));
    await user.click(shown.getByRole('button', { name: 'Undo: put Barbera back' }));
    expect(await shown.findByRole('link', { name: 'Barbera' })).toBeVisible();
  });

  it('S16 announces a changed count, not the initial one', async () => {
    const { events } = await renderHeader();
    expect(screen.queryByText('Cart, 2 items')).not.toBeInTheDocument();
    platform.holdsOrder({ lines: [{ ...barbera, quantity: 3 }] });
    act(() => events.emit('cart:changed', { orderId: 'order-1' }));
    expect(await screen.findByText('Cart, 3 items')).toHaveAttribute('role', 'status');
  });
});
