import { screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { aLine, anOrder, inShop } from '@shop/contracts/testing';
import remote from '../../remote.ts';
import { platform, resetPlatform } from '../../testing/fake-order-api.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { createTestPage } from '../../testing/test-page.ts';
import { CartPage } from './cart-page.tsx';

const barbera = aLine({ id: 'a', code: 'BARBERA', name: 'Barbera', quantity: 2 });

const open = (session: Parameters<typeof createTestPage>[0]) =>
  renderInShop(<CartPage />, createTestPage(session));

beforeEach(() => {
  resetPlatform();
  sessionStorage.clear();
  localStorage.clear();
});

describe('CartPage with a guest’s order in the document', () => {
  it('S5 shows the platform’s order once it is read, whatever the document contains', async () => {
    const before = anOrder({ lines: [barbera] });
    platform.holdsOrder({ lines: [{ ...barbera, quantity: 3 }] });
    await open({ orderId: 'order-1', initialOrder: before });
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Quantity of Barbera' })).toHaveValue('3'),
    );
  });

  it('S5 shows it until the session is known, as on the server, and reports nothing', async () => {
    const sent = jest.fn();
    const page = createTestPage({
      kind: 'unknown',
      orderId: null,
      initialOrder: anOrder({ lines: [barbera] }),
    });
    page.events.on('analytics', sent);
    await renderInShop(<CartPage />, page);
    expect(screen.getByRole('link', { name: 'Barbera' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Quantity of Barbera' })).toBeDisabled();
    expect(sent).not.toHaveBeenCalled();
    expect(platform.calls).toEqual([]);
  });

  it('S5 renders "Continue shopping" on the server, inert until its target is known', async () => {
    const page = createTestPage({
      kind: 'unknown',
      orderId: null,
      initialOrder: anOrder({ lines: [barbera] }),
    });
    const host = document.createElement('div');
    host.innerHTML = renderToString(await inShop(<CartPage />, remote, page));
    const wayBack = [...host.querySelectorAll('a')].find(
      (it) => it.textContent === 'Continue shopping',
    );
    expect(wayBack).toHaveAttribute('inert');
  });

  it.each([
    ['another', 'order-2'],
    ['none', null],
  ])('T3 hides it from a visitor with %s', async (_, orderId) => {
    await open({ orderId, initialOrder: anOrder({ lines: [barbera] }) });
    expect(screen.queryByRole('link', { name: 'Barbera' })).not.toBeInTheDocument();
  });
});
