import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLine } from '@shop/contracts/testing';
import { platform, resetPlatform } from '../../testing/fake-order-api.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { createTestPage } from '../../testing/test-page.ts';
import { CartPage } from './cart-page.tsx';

const openPage = async () => {
  platform.holdsOrder({
    lines: ['Barbera', 'Gavi'].map((name) =>
      aLine({ id: `line-${name}`, code: name.toUpperCase(), name, quantity: 2 }),
    ),
  });
  const page = createTestPage({ orderId: 'order-1' });
  const toasts: string[] = [];
  page.events.on('toast', ({ message }) => void toasts.push(message));
  await renderInShop(<CartPage />, page);
  await screen.findByRole('link', { name: 'Barbera' });
  return { user: userEvent.setup(), toasts };
};
const remove = () => screen.findByRole('button', { name: 'Remove Barbera' });
const undo = () => screen.findByRole('button', { name: 'Undo: put Barbera back' });
const field = () => screen.findByRole('textbox', { name: 'Quantity of Barbera' });

beforeEach(() => {
  resetPlatform();
  sessionStorage.clear();
});

describe('removed lines', () => {
  it('S5 a line that was restored and removed again has one Undo row', async () => {
    const { user } = await openPage();
    await user.click(await remove());
    await user.click(await undo());
    await user.click(await remove());
    expect(await undo()).toBeVisible();
    expect(screen.getAllByText('Barbera removed from your cart')).toHaveLength(1);
  });

  it('S5 has one Undo row, in place of the line, and no toast', async () => {
    const { user, toasts } = await openPage();
    await user.click(await remove());
    await waitFor(() => expect(screen.queryByText('Updating the amounts…')).toBeNull());
    expect(await undo()).toBeVisible();
    expect(toasts).toEqual([]);
  });

  it('P5 restores the line once if Undo is pressed twice', async () => {
    const { user } = await openPage();
    await user.click(await remove());
    await user.dblClick(await undo());
    await waitFor(() => expect(screen.queryByText('Updating the amounts…')).toBeNull());
    expect(await field()).toHaveValue('2');
    expect(platform.calls.filter((call) => call.startsWith('addLine'))).toHaveLength(1);
  });

  it.each(['before it was sent', 'after it was sent'])(
    'T8 brought back %s, one has as many pieces as were wanted last',
    async (when) => {
      const { user } = await openPage();
      const release = platform.hold();
      await user.click(await screen.findByRole('button', { name: 'Remove Gavi' }));
      await user.clear(await field());
      await user.type(await field(), '5{Enter}');
      await user.click(await remove());
      if (when === 'after it was sent') {
        await act(async () => release());
        await waitFor(() => expect(screen.queryByText('Updating the amounts…')).toBeNull());
      }
      await user.click(await undo());
      expect(await field()).toHaveValue('5');
      await act(async () => release());
      await waitFor(() => expect(screen.queryByText('Updating the amounts…')).toBeNull());
      expect(await field()).toHaveValue('5');
      const [line] = platform.orders.get('order-1')?.lines ?? [];
      expect(line).toMatchObject({ code: 'BARBERA', quantity: 5 });
    },
  );
});
