import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectIntents } from '../../model/cart-slice.ts';
import { platform, resetPlatform } from '../../testing/fake-order-api.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { createTestPage } from '../../testing/test-page.ts';
import AddToCart from './add-to-cart.tsx';
// Fetched on intent: here it is there before, however busy the machine is.
import '../../components/writes/cart-writes.ts';

const renderBox = async () => {
  const page = createTestPage();
  await renderInShop(
    <AddToCart kind="sku" code="BARBERA" itemName="Barbera" maxQuantity={12} />,
    page,
  );
  return { ...page, user: userEvent.setup() };
};
const button = () => screen.getByRole('button', { name: /^(Add to cart|Adding…|Added)$/ });
const linesNow = () =>
  platform.orders.get('order-1')?.lines.map(({ code, quantity }) => [code, quantity]);

beforeEach(resetPlatform);

describe('useAddToCart', () => {
  it('S5 says that it is done once the platform has it, before its amounts are known', async () => {
    const { user, store } = await renderBox();
    let readOn = () => {};
    platform.reading = new Promise<void>((resolve) => {
      readOn = resolve;
    });
    await user.click(button());
    await waitFor(() => expect(button()).toHaveAccessibleName('Added'));
    expect(linesNow()).toEqual([['BARBERA', 1]]);
    expect(selectIntents(store.getState())).toHaveLength(1);
    // The rest of a double click is none of its own (T7), but who presses once more wants one more.
    fireEvent.click(button(), { detail: 2 });
    expect(selectIntents(store.getState())).toHaveLength(1);
    fireEvent.click(button(), { detail: 1 });
    await waitFor(() => expect(button()).toHaveAccessibleName('Adding…'));
    readOn();
    await waitFor(() => expect(linesNow()).toEqual([['BARBERA', 2]]));
    await waitFor(() => expect(button()).toHaveAccessibleName('Added'));
    await waitFor(() => expect(selectIntents(store.getState())).toEqual([]));
  });

  it('S5 answers a click by the count alone, and tells of it in the next picture', async () => {
    const { toasts, store } = await renderBox();
    fireEvent.click(button());
    expect(selectIntents(store.getState())).toHaveLength(1);
    expect(toasts).toEqual([]);
    await waitFor(() => expect(toasts).toHaveLength(1));
    await waitFor(() => expect(button()).toHaveAccessibleName('Added'));
  });
});
