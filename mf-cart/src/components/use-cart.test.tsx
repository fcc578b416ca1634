import { act, screen, waitFor } from '@testing-library/react';
import { aLine } from '@shop/contracts/testing';
import { loadCommands } from '../commands/load-commands.ts';
import { CartPage } from '../pages/cart/cart-page.tsx';
import { platform, resetPlatform } from '../testing/fake-order-api.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { createTestPage } from '../testing/test-page.ts';

jest.mock('../commands/load-commands.ts', () => ({
  loadCommands: jest.fn(() => import('../commands/lazy-commands.ts')),
}));

const barbera = aLine({ id: 'a', code: 'BARBERA', name: 'Barbera', quantity: 2 });
const field = () => screen.findByRole('textbox', { name: 'Quantity of Barbera' });
const returnOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

beforeEach(() => {
  resetPlatform();
  sessionStorage.clear();
  platform.holdsOrder({ lines: [barbera] });
});
afterEach(() => jest.restoreAllMocks());

describe('useCart', () => {
  it('Q1 fetches the code that changes the cart at the first activity, and not before', async () => {
    jest.mocked(loadCommands).mockClear();
    await renderInShop(<CartPage />, createTestPage({ orderId: 'order-1' }));
    await field();
    expect(loadCommands).not.toHaveBeenCalled();
    act(() => void dispatchEvent(new Event('pointermove')));
    expect(loadCommands).toHaveBeenCalledTimes(1);
    delete document.documentElement.dataset['active'];
  });

  it('X shows changes made elsewhere while the network was gone', async () => {
    await renderInShop(<CartPage />, createTestPage({ orderId: 'order-1' }));
    expect(await field()).toHaveValue('2');
    platform.holdsOrder({ lines: [{ ...barbera, quantity: 5 }] });
    await returnOnline();
    await waitFor(async () => expect(await field()).toHaveValue('5'));
  });

  it('X shows the cart that could not be read offline', async () => {
    platform.weather = () => 'cut';
    await renderInShop(<CartPage />, createTestPage({ orderId: 'order-1' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    platform.weather = () => 'fine';
    await returnOnline();
    expect(await field()).toHaveValue('2');
  });

  it('X reads nothing in a hidden tab or after the cart was left', async () => {
    const { unmount } = await renderInShop(<CartPage />, createTestPage({ orderId: 'order-1' }));
    await field();
    platform.calls = [];
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await returnOnline();
    visibility.mockReturnValue('visible');
    unmount();
    await returnOnline();
    expect(platform.calls).toEqual([]);
  });
});
