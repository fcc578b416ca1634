import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { applyCode } from '../../commands/codes.ts';
import { selectConnection, selectPendingChanges } from '../../store/cart-slice.ts';
import { linesNow, platform, resetPlatform } from '../../testing/fake-order-api.ts';
import {
  addButton as button,
  barbera,
  renderAddToCart as renderBox,
} from '../../testing/render-add-to-cart.tsx';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { createTestPage } from '../../testing/test-page.ts';
import AddToCart from './add-to-cart.tsx';

beforeEach(resetPlatform);

describe('useAddToCart', () => {
  it('S5 reports success once the platform has the line, before totals are known', async () => {
    const { user, store } = await renderBox();
    let readOn = () => {};
    platform.reading = new Promise<void>((resolve) => {
      readOn = resolve;
    });
    await user.click(button());
    await waitFor(() => expect(button()).toHaveAccessibleName('Added'));
    expect(linesNow()).toEqual([['BARBERA', 1]]);
    expect(selectPendingChanges(store.getState())).toHaveLength(1);
    // The second click of a double click adds nothing (T7), a further click adds one more.
    fireEvent.click(button(), { detail: 2 });
    expect(selectPendingChanges(store.getState())).toHaveLength(1);
    fireEvent.click(button(), { detail: 1 });
    await waitFor(() => expect(button()).toHaveAccessibleName('Adding…'));
    readOn();
    await waitFor(() => expect(linesNow()).toEqual([['BARBERA', 2]]));
    await waitFor(() => expect(button()).toHaveAccessibleName('Added'));
    await waitFor(() => expect(selectPendingChanges(store.getState())).toEqual([]));
  });

  it('S5 updates the count at once, and shows the toast one frame later', async () => {
    const { toasts, store } = await renderBox();
    fireEvent.click(button());
    expect(selectPendingChanges(store.getState())).toHaveLength(1);
    expect(toasts).toEqual([]);
    await waitFor(() => expect(toasts).toHaveLength(1));
    await waitFor(() => expect(button()).toHaveAccessibleName('Added'));
  });

  it('S5 renders only the button on a click, not the fields', async () => {
    const options = [{ id: 'card', name: 'Greeting card', formattedPrice: null }];
    await renderBox({ options });
    const release = platform.hold();
    const touched = new MutationObserver(() => undefined);
    for (const field of document.querySelectorAll('input'))
      touched.observe(field, { attributes: true });
    fireEvent.click(button());
    expect(button()).toHaveAccessibleName('Adding…');
    expect(touched.takeRecords()).toEqual([]);
    touched.disconnect();
    release();
    await waitFor(() => expect(button()).toHaveAccessibleName('Added'));
  });

  it('X keeps the space of the previous refusal until the next response', async () => {
    platform.fails('addLine', 'OUT_OF_STOCK');
    await renderBox();
    fireEvent.click(button());
    const why = await screen.findByText(/do not have that many in stock/);
    const release = platform.hold();
    fireEvent.click(button());
    expect(why).toBeInTheDocument();
    expect(why).toHaveAttribute('aria-hidden', 'true');
    release();
    await waitFor(() => expect(why).not.toBeInTheDocument());
    await waitFor(() => expect(button()).toHaveAccessibleName('Added'));
  });

  it('X reports no success when the network returns and the platform then refuses', async () => {
    const { toasts } = await renderBox();
    platform.fails('createOrder', 'CONNECTION');
    platform.fails('addLine', 'OUT_OF_STOCK');
    fireEvent.click(button());
    await waitFor(() => expect(toasts).toHaveLength(2));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(toasts.at(-1)?.error).toBe(true));
    expect(toasts.map(({ message }) => message)).toEqual([
      'Item added to cart',
      expect.stringMatching(/^You are offline/),
      expect.stringMatching(/^Barbera: We do not have that many/),
    ]);
  });

  it('X reports nothing in the toast when a later change waits for the network', async () => {
    const { toasts, store } = await renderBox();
    fireEvent.click(button());
    await waitFor(() => expect(button()).toHaveAccessibleName('Added'));
    await waitFor(() => expect(selectPendingChanges(store.getState())).toEqual([]));
    platform.weather = () => 'cut';
    const applied = store.dispatch(applyCode('order-1', 'WELCOME10'));
    await waitFor(() => expect(selectConnection(store.getState())).toBe('offline'));
    platform.weather = () => 'fine';
    act(() => void window.dispatchEvent(new Event('online')));
    expect((await applied).ok).toBe(true);
    expect(toasts).toHaveLength(1);
  });

  it('X repeats the offline toast when another item is added meanwhile', async () => {
    const page = createTestPage();
    await renderInShop(
      <>
        <AddToCart {...barbera} />
        <AddToCart {...barbera} code="SOAVE" itemName="Soave" />
      </>,
      page,
    );
    const offline = () => page.toasts.filter(({ message }) => message.startsWith('You are off'));
    platform.weather = () => 'cut';
    const [first, second] = screen.getAllByRole('button', { name: 'Add to cart' });
    fireEvent.click(first!);
    await waitFor(() => expect(offline()).toHaveLength(1));
    fireEvent.click(second!);
    await waitFor(() => expect(offline()).toHaveLength(2));
    expect(page.toasts.at(-1)).toBe(offline()[1]);
    platform.weather = () => 'fine';
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(linesNow()).toHaveLength(2));
    await waitFor(() => expect(selectPendingChanges(page.store.getState())).toEqual([]));
  });
});
