import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@shop/contracts/commerce/order';
import { aLine } from '@shop/contracts/testing';
import { platform, resetPlatform } from '../../testing/fake-order-api.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { createTestPage } from '../../testing/test-page.ts';
import { CartPage } from './cart-page.tsx';

const openPage = async (order: Partial<Order> = {}) => {
  platform.holdsOrder({ lines: [aLine()], ...order });
  const page = createTestPage({ orderId: 'order-1' });
  await renderInShop(<CartPage />, page);
  await screen.findByRole('link', { name: 'Go to checkout' });
  return { ...page, user: userEvent.setup() };
};
const codeField = () => screen.getByRole('textbox', { name: 'Coupon or gift card' });
const openGift = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByText('Add a gift message'));
  return screen.getByRole('textbox', { name: 'Gift message' });
};

beforeEach(() => {
  resetPlatform();
  sessionStorage.clear();
});

describe('codes of the cart', () => {
  it('E7 applies a coupon and takes it off again', async () => {
    const { user, changed } = await openPage();
    await user.type(codeField(), ' AUTUNNO24 {Enter}');
    expect(await screen.findByText('Code in use: AUTUNNO24')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove code AUTUNNO24' }));
    await waitFor(() => expect(screen.queryByText(/Code in use/)).not.toBeInTheDocument());
    expect(changed).toEqual(['order-1', 'order-1']);
  });

  it('V7 says why a code was not taken and keeps it for correction', async () => {
    const { user } = await openPage();
    platform.fails('setCoupon', 'INVALID_COUPON');
    await user.type(codeField(), 'WRONG{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid coupon code');
    expect(codeField()).toBeInvalid();
    expect(codeField()).toHaveValue('WRONG');
  });

  it('V1 asks for a code before anything is sent', async () => {
    const { user } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a code.');
    expect(platform.calls.filter((call) => call.startsWith('setCoupon'))).toEqual([]);
  });
});

describe('gift message of the cart', () => {
  it('saves the message with the order', async () => {
    const { user } = await openPage();
    await user.type(await openGift(user), 'Tanti auguri!');
    await user.click(screen.getByRole('button', { name: 'Save message' }));
    expect(await screen.findByText('Message saved')).toBeVisible();
    expect(platform.orders.get('order-1')?.metadata).toEqual({ gift_message: 'Tanti auguri!' });
  });

  it('V5 says what does not fit and does not save it', async () => {
    const { user } = await openPage();
    const field = await openGift(user);
    await user.type(field, 'x'.repeat(36));
    expect(screen.getByText('Line 1 has 36 characters, at most 35 fit.')).toBeVisible();
    expect(field).toBeInvalid();
    expect(screen.getByRole('button', { name: 'Save message' })).toBeDisabled();
  });

  it('E5 keeps what was written across a reload until it is saved', async () => {
    const { user } = await openPage();
    await user.type(await openGift(user), 'A presto');
    expect(sessionStorage.getItem('fv.gift-message')).toContain('A presto');
  });

  it('shows the message the order has', async () => {
    await openPage({ metadata: { gift_message: 'Buon Natale' } });
    expect(screen.getByRole('textbox', { name: 'Gift message' })).toHaveValue('Buon Natale');
  });
});
