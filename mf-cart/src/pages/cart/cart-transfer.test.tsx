import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { injectSlice, type ThunkExtra } from '@shop/contracts/store';
import { aLine } from '@shop/contracts/testing';
import { CartDrawer } from '../../fragments/mini-cart/drawer/cart-drawer.tsx';
import OrderSummary from '../../fragments/order-summary/order-summary.tsx';
import { readOrder } from '../../order/read-order.ts';
import { runtimeOf } from '../../outbox/cart-runtime.ts';
import { platform, resetPlatform } from '../../testing/fake-order-api.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { createTestPage } from '../../testing/test-page.ts';
import { transferChanged, transferSlice } from '../../transfer/transfer-slice.ts';
import { CartPage } from './cart-page.tsx';

const barbera = aLine({ id: 'a', code: 'BARBERA', name: 'Barbera', quantity: 2 });

const openCart = async (screenOf = <CartPage />) => {
  injectSlice(transferSlice);
  platform.holdsOrder({ lines: [barbera] });
  const page = createTestPage({ orderId: 'order-1' });
  await renderInShop(screenOf, page);
  const transfer = (status: 'running' | 'idle') =>
    act(async () => void page.store.dispatch(transferChanged(status)));
  return { ...page, transfer, user: userEvent.setup() };
};
const field = () => screen.findByRole('textbox', { name: 'Quantity of Barbera' });
const codeField = () => screen.getByRole('textbox', { name: 'Coupon or gift card' });
const giftField = () => screen.getByRole('textbox', { name: 'Gift message', hidden: true });

beforeEach(() => {
  resetPlatform();
  sessionStorage.clear();
  localStorage.clear();
});

describe('the cart during a transfer', () => {
  it('T5 accepts no changes until the transfer has ended', async () => {
    const { transfer } = await openCart();
    expect(await field()).toBeEnabled();
    await transfer('running');
    for (const it of [await field(), codeField(), giftField()]) expect(it).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Remove Barbera' })).toBeDisabled();
    await transfer('idle');
    for (const it of [await field(), codeField(), giftField()]) expect(it).toBeEnabled();
  });

  it('T5 accepts none in the drawer either', async () => {
    const { transfer } = await openCart(<CartDrawer onClose={() => undefined} />);
    const remove = await screen.findByRole('button', { name: 'Remove Barbera' });
    expect(remove).toBeEnabled();
    await transfer('running');
    expect(remove).toBeDisabled();
  });

  it('T5 accepts none in the summary of the checkout either', async () => {
    const { transfer, user } = await openCart(<OrderSummary />);
    await user.click(await screen.findByText('Gift message'));
    const message = await screen.findByRole('textbox', { name: 'Gift message', hidden: true });
    expect(message).toBeEnabled();
    await transfer('running');
    expect(message).toBeDisabled();
  });

  it('T5 reports changes that were made just before the order was merged into another', async () => {
    const { events, toasts, store } = await openCart();
    platform.holdsOrder({ id: 'own', lines: [{ ...barbera, id: 'b', quantity: 4 }] });
    // The merge reads both orders.
    await act(async () => store.dispatch(readOrder('own')));
    expect(await field()).toBeEnabled();
    let end = () => {};
    const merge = new Promise<void>((resolve) => (end = resolve));
    void store.dispatch((_dispatch: unknown, _getState: unknown, page: ThunkExtra) =>
      runtimeOf(page).serialize(() => merge),
    );
    fireEvent.click(screen.getByRole('button', { name: /^One more: Quantity of Barbera/ }));
    await waitFor(async () => expect(await field()).toHaveValue('3'));
    fireEvent.change(codeField(), { target: { value: 'WELCOME10' } });
    fireEvent.submit(codeField().closest('form')!);
    act(() => events.emit('session:order', { orderId: 'own' }));
    await act(async () => end());
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ error: true }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Something went wrong/);
    expect(await field()).toHaveValue('4');
    expect(platform.orders.get('own')?.couponCode).toBeNull();
  });
});
