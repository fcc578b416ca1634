import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLine } from '@shop/contracts/testing';
import { checkCart } from '../../check/check-cart.ts';
import { CartPage } from '../../pages/cart/cart-page.tsx';
import { platform, resetPlatform } from '../../testing/fake-order-api.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { createTestPage } from '../../testing/test-page.ts';
import { SAVE_DELAY } from './use-gift-message.ts';

beforeEach(() => {
  resetPlatform();
  sessionStorage.clear();
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

describe('gift message of a cart that is open in two tabs', () => {
  it.each([
    ['nothing was written here', []],
    ['something was saved from here before', ['A presto']],
  ])('V5 shows the other tab’s message and does not overwrite it: %s', async (_, written) => {
    platform.holdsOrder({ lines: [aLine()] });
    const page = createTestPage({ orderId: 'order-1' });
    await renderInShop(<CartPage />, page);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(await screen.findByText('Add a gift message'));
    const field = screen.getByRole('textbox', { name: 'Gift message' });
    for (const message of written) {
      await user.type(field, message);
      await user.tab();
      await screen.findByText('Saved with your order');
    }
    platform.calls.length = 0;
    platform.describe('order-1', { gift_message: 'Auguri' });
    await act(() => page.store.dispatch(checkCart('open')));
    await act(() => jest.advanceTimersByTimeAsync(2 * SAVE_DELAY));
    expect(field).toHaveValue('Auguri');
    expect(platform.calls).not.toContain('setMetadata');
    expect(platform.orders.get('order-1')?.metadata).toEqual({ gift_message: 'Auguri' });
  });
});

describe('gift message that order enrichment overwrites temporarily', () => {
  const saveOne = async () => {
    const order = platform.holdsOrder({ lines: [aLine()] });
    const page = createTestPage({ orderId: order.id });
    await renderInShop(<CartPage />, page);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(await screen.findByText('Add a gift message'));
    const field = screen.getByRole('textbox', { name: 'Gift message' });
    const done = platform.holdRecalculation();
    await user.type(field, 'Auguri');
    await user.tab();
    await screen.findByText('Saved with your order');
    const changed: unknown[] = [];
    page.events.on('cart:changed', (said) => changed.push(said));
    /** Changes from elsewhere that the page reads. */
    const others = async (gift_message: string) => {
      platform.describe(order.id, { gift_message });
      await act(() => page.store.dispatch(checkCart('open')));
      await act(() => jest.advanceTimersByTimeAsync(2 * SAVE_DELAY));
    };
    return { order, field, done, others, changed };
  };

  it('V5 T10 stays in its field, is not sent again, and other tabs read it once it is restored', async () => {
    const { order, field, done, others, changed } = await saveOne();
    platform.calls.length = 0;
    await others('');
    expect(field).toHaveValue('Auguri');
    expect(platform.calls).not.toContain('setMetadata');
    expect(changed).toEqual([]);
    platform.describe(order.id, { gift_message: 'Auguri' });
    await act(async () => done());
    expect(field).toHaveValue('Auguri');
    expect(changed).toEqual([{ orderId: order.id }]);
  });

  it('V5 is another tab’s newer message in the end', async () => {
    const { field, done, others } = await saveOne();
    await others('Alles Gute');
    await act(async () => done());
    expect(field).toHaveValue('Alles Gute');
  });
});
