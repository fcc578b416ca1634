import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectOrderId } from '@shop/contracts/store';
import { aLine, euros } from '@shop/contracts/testing';
import { rememberCatalogPath } from '../../components/last-catalog-path.ts';
import { platform, resetPlatform } from '../../testing/fake-order-api.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { createTestPage } from '../../testing/test-page.ts';
import { CartPage } from './cart-page.tsx';

const barbera = aLine({ id: 'a', code: 'BARBERA', name: 'Barbera', quantity: 2 });
const gavi = aLine({ id: 'b', code: 'GAVI', name: 'Gavi', unit: euros(990) });

const openPage = async (session: Parameters<typeof createTestPage>[0] = { orderId: 'order-1' }) => {
  const page = createTestPage(session);
  await renderInShop(<CartPage />, page);
  return { ...page, user: userEvent.setup() };
};
const lineOf = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('li')!);
};
const moreOf = async (name: string) =>
  (await lineOf(name)).getByRole('button', { name: /one more|increase/i });
const quantityOf = async (name: string) =>
  (await lineOf(name)).getByRole('textbox', { name: `Quantity of ${name}` });

beforeEach(() => {
  resetPlatform();
  sessionStorage.clear();
  localStorage.clear();
});

describe('CartPage', () => {
  it('S5 shows lines with name, unit price, quantity and total, and the totals', async () => {
    platform.holdsOrder({ lines: [barbera, gavi] });
    await openPage();
    const line = await lineOf('Barbera');
    expect(line.getByText('€12.50')).toBeVisible();
    expect(line.getByText('€25.00')).toBeVisible();
    expect(await quantityOf('Barbera')).toHaveValue('2');
    const bill = within(screen.getByRole('complementary', { name: 'Order summary' }));
    expect(bill.getAllByText('€34.90')).toHaveLength(2);
    expect(bill.getByText('To be calculated')).toBeVisible();
  });

  it('Q1 requests the pictures of the first view at once, later ones when they are near', async () => {
    const lines = ['a', 'b', 'c'].map((id) =>
      aLine({ id, code: id, name: `Wine ${id}`, imageUrl: `/media/${id}-640.webp` }),
    );
    platform.holdsOrder({ lines });
    await openPage();
    await lineOf('Wine c');
    const pictures = [...document.querySelectorAll('img')].slice(0, 3);
    expect(pictures.map((it) => it.getAttribute('fetchpriority'))).toEqual(['high', 'high', null]);
    expect(pictures.map((it) => it.getAttribute('loading'))).toEqual([null, null, 'lazy']);
  });

  it('S6 is the first of three steps and leads to the checkout', async () => {
    platform.holdsOrder({ lines: [barbera] });
    await openPage();
    const steps = within(screen.getByRole('navigation', { name: 'Steps of your purchase' }));
    expect(steps.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual(
      ['step', null, null],
    );
    expect(
      (await screen.findAllByRole('link', { name: 'Go to checkout' })).at(-1)!,
    ).toHaveAttribute('href', '/it/eur/en/checkout');
  });

  it('offers the catalog before the first add', async () => {
    await openPage({ orderId: null });
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Discover wines and waters' })).toHaveAttribute(
      'href',
      '/it/eur/en',
    );
  });

  it('shows loading until the session is known, as on the server', async () => {
    await openPage({ kind: 'unknown', orderId: null });
    expect(screen.getByText('Loading your cart')).toBeInTheDocument();
  });

  it('T1 shows an empty cart and forgets an order that was placed', async () => {
    platform.holdsOrder({ status: 'placed', editable: false, lines: [barbera] });
    const { store } = await openPage();
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(selectOrderId(store.getState())).toBeNull();
  });

  it('T8 shows a changed quantity at once, marks the amounts as updating, then shows the new ones', async () => {
    platform.holdsOrder({ lines: [barbera] });
    const { user, analytics } = await openPage();
    const more = await moreOf('Barbera');
    const release = platform.hold();
    await user.click(more);
    expect(await quantityOf('Barbera')).toHaveValue('3');
    expect(await screen.findByText('Updating the amounts…')).toBeVisible();
    expect((await lineOf('Barbera')).getByText('€25.00')).toBeVisible();
    await act(async () => release());
    await waitFor(() =>
      expect(screen.queryByText('Updating the amounts…')).not.toBeInTheDocument(),
    );
    expect((await lineOf('Barbera')).getByText('€37.50')).toBeVisible();
    expect(analytics).toContainEqual(expect.objectContaining({ name: 'add_to_cart' }));
  });

  it('X shows the platform’s state with a message after a refusal', async () => {
    platform.holdsOrder({ lines: [barbera] });
    platform.fails('updateLine', 'SERVER');
    const { user } = await openPage();
    await user.click(await moreOf('Barbera'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be made/);
    expect(await quantityOf('Barbera')).toHaveValue('2');
  });

  it('S5 names a line in the page’s language, whichever it was added in', async () => {
    const names = { en: 'Barbera of Asti', it: 'Barbera d’Asti' };
    platform.holdsOrder({ lines: [{ ...barbera, name: 'Barbera d’Asti', names }] });
    await openPage();
    expect(await quantityOf('Barbera of Asti')).toHaveValue('2');
  });

  it('V9 shows the limit once a higher quantity is requested in the cart', async () => {
    platform.holdsOrder({ lines: [{ ...barbera, quantity: 5, metadata: { maxQuantity: 6 } }] });
    const { user } = await openPage();
    const line = await lineOf('Barbera');
    expect(line.queryByText('Up to 6 items')).not.toBeInTheDocument();
    const more = line.getByRole('button', { name: 'One more: Quantity of Barbera' });
    await user.click(more);
    await user.click(more);
    expect(line.getByText('Up to 6 items')).toBeVisible();
  });

  it('S5 focuses the Undo row of a removed line, and undoes it there', async () => {
    platform.holdsOrder({ lines: [barbera, gavi] });
    const { user } = await openPage();
    await user.click(await screen.findByRole('button', { name: 'Remove Barbera' }));
    expect(screen.queryByRole('link', { name: 'Barbera' })).not.toBeInTheDocument();
    const undo = screen.getByRole('button', { name: 'Undo: put Barbera back' });
    expect(undo).toHaveFocus();
    const rows = within(screen.getByRole('region', { name: 'Items in your cart' }));
    expect(rows.getAllByRole('listitem')[0]).toHaveTextContent('Barbera removed from your cart');
    await user.click(undo);
    expect(await screen.findByRole('link', { name: 'Barbera' })).toBeVisible();
    expect(undo).not.toBeInTheDocument();
    expect(await quantityOf('Barbera')).toHaveValue('2');
  });

  it('S5 offers Undo for the last line in the empty cart', async () => {
    platform.holdsOrder({ lines: [barbera] });
    const { user } = await openPage();
    await user.click(await screen.findByRole('button', { name: 'Remove Barbera' }));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo: put Barbera back' }));
    expect(await screen.findByRole('link', { name: 'Barbera' })).toBeVisible();
  });

  it('S5 continues shopping on the last catalog page', async () => {
    rememberCatalogPath('/category/red?grape=barbera');
    platform.holdsOrder({ lines: [barbera] });
    await openPage();
    expect(await screen.findByRole('link', { name: 'Continue shopping' })).toHaveAttribute(
      'href',
      '/it/eur/en/category/red?grape=barbera',
    );
  });

  it('T8 changes and removes an option without changing the line', async () => {
    const wrap = { id: 'o', name: 'Gift wrap', quantity: 2, total: euros(700), optionId: 'wrap' };
    const options = [{ ...wrap, choices: {} }];
    platform.holdsOrder({ lines: [{ ...barbera, options }] });
    const { user } = await openPage();
    const line = await lineOf('Barbera');
    await user.click(
      line.getByRole('button', { name: 'One less: Quantity of Gift wrap with Barbera' }),
    );
    await waitFor(() => expect(line.getByText(/^1 × Gift wrap/)).toBeVisible());
    await user.click(line.getByRole('button', { name: 'Remove Gift wrap from Barbera' }));
    expect(line.queryByText(/Gift wrap/)).not.toBeInTheDocument();
    expect(await quantityOf('Barbera')).toHaveValue('2');
    await waitFor(() => expect(platform.orders.get('order-1')?.lines[0]?.options).toEqual([]));
  });

  it('K shows low stock and delivery time', async () => {
    const method = { id: 'm', name: 'Courier', price: euros(690), freeOver: null };
    const methods = [{ ...method, minDays: 2, maxDays: 4 }];
    const shipments = [{ id: 's', methods, methodId: null, lines: 1 }];
    platform.holdsOrder({ lines: [{ ...barbera, available: 3 }], shipments });
    await openPage();
    const line = await lineOf('Barbera');
    expect(line.getByText('Only 3 left')).toBeVisible();
    expect(line.getByText('Delivery in 2–4 days')).toBeVisible();
  });

  it('shows a line again if its removal is refused', async () => {
    platform.holdsOrder({ lines: [barbera] });
    platform.fails('removeLine', 'SERVER');
    const { user, toasts } = await openPage();
    await user.click(await screen.findByRole('button', { name: 'Remove Barbera' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be made/);
    expect(screen.getByRole('link', { name: 'Barbera' })).toBeVisible();
    expect(toasts).toEqual([]);
  });

  it('T15 lists removed and reduced lines until the notice is closed', async () => {
    platform.holdsOrder({
      lines: [
        { ...barbera, available: 1 },
        { ...gavi, available: 0 },
      ],
    });
    const { user } = await openPage();
    expect(await screen.findByText('Gavi: no longer available, removed')).toBeVisible();
    expect(screen.getByText('Barbera: only 1 item left, quantity adjusted')).toBeVisible();
    expect(await quantityOf('Barbera')).toHaveValue('1');
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText(/no longer available/)).not.toBeInTheDocument();
  });

  it('offers Retry if the order cannot be read', async () => {
    platform.holdsOrder({ lines: [barbera] });
    platform.fails('order', 'CONNECTION');
    const { user } = await openPage();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your cart could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Barbera' })).toBeVisible();
  });

  it('keeps showing the last cart if a later read fails', async () => {
    platform.holdsOrder({ lines: [barbera] });
    const { events } = await openPage();
    await screen.findByRole('link', { name: 'Barbera' });
    platform.fails('order', 'SERVER');
    act(() => events.emit('cart:changed', { orderId: 'order-1' }));
    expect(await screen.findByText(/last known state/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Barbera' })).toBeVisible();
  });

  it('A1 sends view_cart once, with the cart’s lines', async () => {
    platform.holdsOrder({ lines: [barbera, gavi] });
    const { user, analytics } = await openPage();
    await user.click(await moreOf('Gavi'));
    await waitFor(() => expect(analytics).toHaveLength(2));
    expect(analytics[0]).toMatchObject({
      name: 'view_cart',
      params: {
        currency: 'EUR',
        value: 34.9,
        items: [{ item_id: 'BARBERA' }, { item_id: 'GAVI' }],
      },
    });
    expect(analytics[1]?.name).toBe('add_to_cart');
  });
});
