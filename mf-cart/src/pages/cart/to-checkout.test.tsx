import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLine, euros } from '@shop/contracts/testing';
import { storedText } from '@shop/contracts/testing/storage';
import { platform, resetPlatform } from '../../testing/fake-order-api.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { createTestPage } from '../../testing/test-page.ts';
import { CartPage } from './cart-page.tsx';

const barbera = aLine({ id: 'a', code: 'BARBERA', name: 'Barbera', quantity: 2 });
const gavi = aLine({ id: 'b', code: 'GAVI', name: 'Gavi', unit: euros(990) });

const openPage = async () => {
  await renderInShop(<CartPage />, createTestPage({ orderId: 'order-1' }));
  return { user: userEvent.setup() };
};

beforeEach(() => {
  resetPlatform();
  sessionStorage.clear();
  localStorage.clear();
});

describe('CheckoutLink', () => {
  it('T15 checks the cart before the checkout, and stays after a repair', async () => {
    platform.holdsOrder({ lines: [barbera, gavi] });
    const { user } = await openPage();
    const checkout = (await screen.findAllByRole('link', { name: 'Go to checkout' })).at(-1)!;
    platform.holdsOrder({ lines: [{ ...barbera, available: 1 }, gavi] });
    await user.click(checkout);
    expect(await screen.findByText(/Your cart has changed/)).toBeVisible();
    expect(screen.getByText(/only 1 item left, quantity adjusted/)).toBeVisible();
    expect(screen.getByTestId('address')).not.toHaveTextContent('checkout');
    await user.click(checkout);
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/it/eur/en/checkout'),
    );
  });

  it('T15 does not open the checkout if the shopper has left during the check', async () => {
    platform.holdsOrder({ lines: [barbera] });
    const { user } = await openPage();
    const checkout = (await screen.findAllByRole('link', { name: 'Go to checkout' })).at(-1)!;
    const release = platform.hold();
    await user.click(checkout);
    expect(checkout).toHaveAttribute('aria-busy', 'true');
    const { href } = window.location;
    window.history.pushState(null, '', '/it/eur/en/search');
    release();
    await waitFor(() => expect(checkout).not.toHaveAttribute('aria-busy'));
    expect(screen.getByTestId('address')).not.toHaveTextContent('checkout');
    window.history.replaceState(null, '', href);
  });

  it('T15 leaves a checkout in a new tab to the browser', async () => {
    platform.holdsOrder({ lines: [barbera] });
    await openPage();
    const checkout = (await screen.findAllByRole('link', { name: 'Go to checkout' })).at(-1)!;
    const calls = platform.calls.length;
    // The browser would open a tab; jsdom cannot.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(checkout, { ctrlKey: true });
    expect(platform.calls).toHaveLength(calls);
  });

  it.each([
    ['typed', {}, 'A presto'],
    ['emptied', { gift_message: 'Auguri' }, ''],
  ])('V5 saves a gift message that was just %s', async (_, metadata, message) => {
    platform.holdsOrder({ lines: [barbera], metadata });
    const { user } = await openPage();
    const field = await screen.findByRole('textbox', { name: 'Gift message', hidden: true });
    fireEvent.change(field, { target: { value: message } });
    await user.click(screen.getAllByRole('link', { name: 'Go to checkout' }).at(-1)!);
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('checkout'));
    expect(platform.orders.get('order-1')?.metadata).toEqual({ gift_message: message });
    expect(storedText('giftMessage')).toBeNull();
  });

  it('X stays with the reason if the gift message is refused', async () => {
    platform.holdsOrder({ lines: [barbera] });
    platform.fails('setMetadata', 'SERVER');
    const { user } = await openPage();
    const field = await screen.findByRole('textbox', { name: 'Gift message', hidden: true });
    fireEvent.change(field, { target: { value: 'A presto' } });
    const checkout = screen.getAllByRole('link', { name: 'Go to checkout' }).at(-1)!;
    await user.click(checkout);
    expect(await screen.findByText(/^Your gift message was not saved\. .+/)).toBeVisible();
    expect(screen.getByTestId('address')).not.toHaveTextContent('checkout');
    expect(field).toHaveValue('A presto');
    await user.click(checkout);
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('checkout'));
  });

  it('V5 stays with the reason if the gift message does not fit', async () => {
    platform.holdsOrder({ lines: [barbera] });
    const { user } = await openPage();
    const field = await screen.findByRole('textbox', { name: 'Gift message', hidden: true });
    fireEvent.change(field, { target: { value: 'x'.repeat(36) } });
    await user.click(screen.getAllByRole('link', { name: 'Go to checkout' }).at(-1)!);
    expect(
      await screen.findByText(/not saved\. Line 1 has 36 characters; at most 35 fit\./),
    ).toBeVisible();
    expect(screen.getByTestId('address')).not.toHaveTextContent('checkout');
  });

  it('X reports that the network is gone, until it is back', async () => {
    platform.holdsOrder({ lines: [barbera] });
    await openPage();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('You are offline')).toBeVisible();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText('You are offline')).not.toBeInTheDocument();
    online.mockRestore();
  });
});
