import { act, screen, waitFor } from '@testing-library/react';
import type { CartAddRequest } from '@shop/contracts/events';
import { storedText, storeText } from '@shop/contracts/testing/storage';
import { platform, resetPlatform } from '../../testing/fake-order-api.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { createTestPage, leavePage } from '../../testing/test-page.ts';
import MiniCart from './mini-cart.tsx';

const gavi = { kind: 'sku', code: 'GAVI', name: 'Gavi', price: null, picture: null } as const;

/** Whether a newer release has removed the code that adds. */
let isGone = false;
jest.mock('./quick-add.tsx', () => {
  if (isGone) throw Object.assign(new Error('Loading chunk 7 failed.'), { type: 'replaced' });
  return jest.requireActual('./quick-add.tsx');
});

beforeEach(() => {
  resetPlatform();
  sessionStorage.clear();
});

/** A page older than its release, on which the same item is requested twice. */
const requestOnOldPage = async (request: CartAddRequest) => {
  isGone = true;
  const page = createTestPage();
  const { unmount } = await renderInShop(<MiniCart />, page);
  act(() => page.events.emit('cart:add', request));
  act(() => page.events.emit('cart:add', request));
  await waitFor(() => expect(JSON.parse(storedText('quickAdds')!)).toEqual([gavi]));
  expect(page.toasts).toEqual([]);
  unmount();
  leavePage(page);
  isGone = false;
};

describe('useQuickAdd on a page older than its release', () => {
  it('X adds on the next page, once', async () => {
    await requestOnOldPage(gavi);
    await renderInShop(<MiniCart />, createTestPage());
    expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await waitFor(() =>
      expect(platform.orders.get('order-1')?.lines).toMatchObject([{ code: 'GAVI', quantity: 1 }]),
    );
    expect(storedText('quickAdds')).toBeNull();
  });

  it('X stores the request until the code has loaded', async () => {
    const page = createTestPage();
    await renderInShop(<MiniCart />, page);
    act(() => page.events.emit('cart:add', gavi));
    const left = storedText('quickAdds');
    expect(JSON.parse(left!)).toEqual([gavi]);
    await waitFor(() => expect(platform.calls).toEqual(['createOrder IT', 'addLine GAVI 1']));
    expect(storedText('quickAdds')).toBeNull();
  });

  it.each([
    ['of another type', JSON.stringify([{ ...gavi, code: 7 }])],
    ['a list of strings', '["GAVI"]'],
    ['a number', '7'],
    ['no JSON', '{'],
  ])('X drops stored content that is %s', async (_what, stored) => {
    storeText('quickAdds', stored);
    await renderInShop(<MiniCart />, createTestPage());
    expect(screen.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
    expect(platform.calls).toEqual([]);
    expect(storedText('quickAdds')).toBeNull();
  });
});
