import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@shop/contracts/commerce/order';
import { readyLoadable } from '@shop/contracts/remote';
import { aLine, anOrder, euros } from '@shop/contracts/testing';
import { storedText } from '@shop/contracts/testing/storage';
import { loadCommands } from '../../commands/load-commands.ts';
import { platform, resetPlatform } from '../../testing/fake-order-api.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { createTestPage } from '../../testing/test-page.ts';
import { CartPage } from './cart-page.tsx';

jest.mock('../../commands/load-commands.ts', () => ({ loadCommands: jest.fn() }));

const openPage = async (order: Partial<Order> = {}) => {
  platform.holdsOrder({ lines: [aLine()], ...order });
  const page = createTestPage({ orderId: 'order-1' });
  await renderInShop(<CartPage />, page);
  await screen.findAllByRole('link', { name: 'Go to checkout' });
  return { ...page, user: userEvent.setup() };
};
const codeField = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Coupon or gift card' });
const openGift = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByText('Add a gift message'));
  return screen.getByRole('textbox', { name: 'Gift message' });
};

beforeEach(() => {
  jest.mocked(loadCommands).mockImplementation(() => import('../../commands/lazy-commands.ts'));
  resetPlatform();
  sessionStorage.clear();
});

describe('slot below the summary', () => {
  it('shows what other teams put there', async () => {
    platform.holdsOrder({ lines: [aLine()] });
    const page = createTestPage({ orderId: 'order-1' });
    const Fill = () => <p>Thank you for your last order</p>;
    page.shop.remotes = {
      ...page.shop.remotes,
      fills: (slot) => (slot === 'cart:below-summary' ? ['account/AccountOffer'] : []),
      fragment: () => readyLoadable(Fill) as never,
    };
    await renderInShop(<CartPage />, page);
    const bill = await screen.findByRole('complementary', { name: 'Order summary' });
    expect(within(bill).getByText('Thank you for your last order')).toBeVisible();
  });
});

describe('OrderCodes', () => {
  it('E7 applies and removes a coupon', async () => {
    const { user } = await openPage();
    await user.type(codeField(), ' AUTUNNO24 {Enter}');
    expect(await screen.findByText('AUTUNNO24')).toBeVisible();
    expect(screen.getByText('Coupon')).toBeVisible();
    // One of each may be applied: the field is now for a gift card.
    const other = screen.getByRole('textbox', { name: 'Gift card' });
    expect(other).toHaveValue('');
    platform.fails('setCoupon', 'INVALID_COUPON');
    await user.type(other, 'ANOTHER-1{Enter}');
    await screen.findByRole('alert');
    expect(platform.calls.at(-1)).toBe('setCoupon ANOTHER-1 gift-card');
    await user.click(screen.getByRole('button', { name: 'Remove code AUTUNNO24' }));
    await waitFor(() => expect(screen.queryByText('AUTUNNO24')).not.toBeInTheDocument());
    expect(screen.getByRole('group', { name: 'Coupons and gift cards' })).toHaveFocus();
  });

  it('E7 V7 sends a code as a coupon while a gift card is applied', async () => {
    const { user } = await openPage({ giftCardCode: 'REGALO' });
    await user.type(screen.getByRole('textbox', { name: 'Coupon' }), 'AUTUNNO24{Enter}');
    expect(await screen.findByText('AUTUNNO24')).toBeVisible();
    expect(platform.calls.filter((it) => it.startsWith('setCoupon'))).toEqual([
      'setCoupon AUTUNNO24 coupon',
    ]);
    expect(screen.getByText('REGALO')).toBeVisible();
  });

  it('E7 keeps the focus in the group if the second code removes the field', async () => {
    const { user } = await openPage();
    const codes = screen.getByRole('group', { name: 'Coupons and gift cards' });
    await user.type(codeField(), 'AUTUNNO24{Enter}');
    const giftCard = await within(codes).findByRole('textbox', { name: 'Gift card' });
    expect(giftCard).toHaveFocus();
    await user.type(giftCard, 'REGALO{Enter}');
    await waitFor(() => expect(giftCard).not.toBeInTheDocument());
    await waitFor(() => expect(codes).toHaveFocus());
  });

  it('P5 sends a code once if it is submitted twice at the same moment', async () => {
    const { user } = await openPage();
    await user.type(codeField(), 'AUTUNNO24');
    await act(async () => {
      codeField().form?.requestSubmit();
      codeField().form?.requestSubmit();
    });
    expect(await screen.findByText('AUTUNNO24')).toBeVisible();
    expect(platform.calls.filter((it) => it.startsWith('setCoupon'))).toHaveLength(1);
  });

  it('E7 shows the platform’s reduction of each code', async () => {
    const { totals } = anOrder({ lines: [aLine()] });
    await openPage({
      couponCode: 'AUTUNNO24',
      giftCardCode: 'REGALO',
      totals: { ...totals, discount: euros(-125), giftCard: euros(-500) },
    });
    const codes = within(screen.getByRole('group', { name: 'Coupons and gift cards' }));
    const [coupon, card] = codes.getAllByRole('listitem');
    expect(coupon).toHaveTextContent(/Coupon.*AUTUNNO24.*-€1\.25/);
    expect(card).toHaveTextContent(/Gift card.*REGALO.*-€5\.00/);
    expect(codes.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('V7 shows why a code was refused and keeps it for correction', async () => {
    const { user } = await openPage();
    platform.fails('setCoupon', 'INVALID_COUPON');
    await user.type(codeField(), 'WRONG{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid coupon code');
    expect(codeField()).toBeInvalid();
    expect(codeField()).toHaveValue('WRONG');
  });

  it('X keeps a code if the code that sends it does not load, and sends it on a retry', async () => {
    const { user } = await openPage();
    jest.mocked(loadCommands).mockRejectedValue(new Error('failed'));
    await user.type(codeField(), 'AUTUNNO24{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We cannot reach the shop right now',
    );
    expect(codeField()).toHaveValue('AUTUNNO24');
    jest.mocked(loadCommands).mockImplementation(() => import('../../commands/lazy-commands.ts'));
    await user.type(codeField(), '{Enter}');
    await waitFor(() => expect(platform.orders.get('order-1')?.couponCode).toBe('AUTUNNO24'));
  });

  it('V7 shows the wait after too many codes, and keeps the code', async () => {
    const { user } = await openPage();
    platform.fails('setCoupon', 'RATE_LIMITED', { retryAfter: 30 });
    await user.type(codeField(), 'AUTUNNO24{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many attempts. Try again in 30 seconds.',
    );
    expect(codeField()).toHaveValue('AUTUNNO24');
  });

  it('V1 requires a code before anything is sent', async () => {
    const { user } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a code.');
    expect(platform.calls.filter((call) => call.startsWith('setCoupon'))).toEqual([]);
  });
});

describe('GiftMessage', () => {
  it('V5 saves the message on blur', async () => {
    const { user } = await openPage();
    await user.type(await openGift(user), 'Tanti auguri!');
    await user.tab();
    expect(await screen.findByText('Saved with your order')).toBeVisible();
    expect(platform.orders.get('order-1')?.metadata).toEqual({ gift_message: 'Tanti auguri!' });
    expect(storedText('giftMessage')).toBeNull();
  });

  it('V5 saves the message after a pause', async () => {
    const { user } = await openPage();
    await user.type(await openGift(user), 'A presto');
    expect(await screen.findByText('Saved with your order')).toBeVisible();
    expect(platform.orders.get('order-1')?.metadata).toEqual({ gift_message: 'A presto' });
  });

  it('X keeps the draft if it cannot be saved, and retries', async () => {
    const { user } = await openPage();
    platform.fails('setMetadata', 'VALIDATION');
    const field = await openGift(user);
    await user.type(field, 'A presto');
    await user.tab();
    expect(await screen.findByText(/could not be saved/)).toBeVisible();
    expect(field).toHaveValue('A presto');
    expect(storedText('giftMessage')).toContain('A presto');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved with your order')).toBeVisible();
  });

  it('V5 counts graphemes of the current line, and pasted line endings as lines', async () => {
    const { user } = await openPage();
    const field = await openGift(user);
    await user.click(field);
    await user.paste('Auguri\r\n👩‍👩‍👧‍👦 é');
    expect(screen.getByText('Line 2 of 8 · 3 of 35 characters')).toBeVisible();
  });

  it('V5 does not send nine lines', async () => {
    const { user } = await openPage();
    const field = await openGift(user);
    await user.click(field);
    await user.paste('1\n2\n3\n4\n5\n6\n7\n8\n9');
    await user.tab();
    expect(screen.getByText('The message has 9 lines; at most 8 fit.')).toBeVisible();
    expect(platform.calls).not.toContain('setMetadata');
    expect(field).toHaveValue('1\n2\n3\n4\n5\n6\n7\n8\n9');
  });

  it('V5 reports text above the limit and does not save it', async () => {
    const { user } = await openPage();
    const field = await openGift(user);
    await user.type(field, 'x'.repeat(36));
    expect(screen.getByText('Line 1 has 36 characters; at most 35 fit.')).toBeVisible();
    expect(field).toBeInvalid();
    await user.tab();
    expect(platform.calls).not.toContain('setMetadata');
  });

  it('E5 keeps the draft across a reload until it is saved', async () => {
    const { user } = await openPage();
    await user.type(await openGift(user), 'A presto');
    expect(storedText('giftMessage')).toContain('A presto');
  });

  it('shows the order’s message', async () => {
    await openPage({ metadata: { gift_message: 'Buon Natale' } });
    expect(screen.getByRole('textbox', { name: 'Gift message' })).toHaveValue('Buon Natale');
  });
});
