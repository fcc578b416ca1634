import { act, screen, waitFor } from '@testing-library/react';
import { sessionStore } from '@shop/contracts/commerce';
import { known } from '@shop/contracts/testing';
import { clearDraft } from '../checkout-draft.ts';
import { createFakePlatform } from '../../testing/fake-platform.ts';
import { anAddress, anOrder, aShipment } from '../../testing/order.ts';
import { renderCheckout } from '../../testing/render-checkout.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  clearDraft();
});

const customer = { kind: 'customer', email: 'giulia@example.com', ownerId: 'CustAAAAAA' } as const;

const open = async (order = anOrder(), session = {}) => {
  const platform = createFakePlatform(order);
  const page = await renderCheckout({ platform, path: '/checkout/account', session });
  await screen.findByText('Your contact details');
  return { platform, ...page };
};

describe('logging in and registering in the account section', () => {
  it('S6 asks a guest for the e-mail first', async () => {
    await open();
    expect(await screen.findByRole('textbox', { name: /e-mail/i })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue as guest' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /done/ })).not.toBeInTheDocument();
  });

  it.each([
    ['Log in', 'done: login'],
    ['Register', 'done: register'],
  ])('S6 S10 offers to %s in place, prefilled with the e-mail, and a way back', async (...it) => {
    const [name, form] = it;
    const { user, at } = await open();
    await user.type(await screen.findByRole('textbox', { name: /e-mail/i }), 'ada@example.com');
    await user.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('button', { name: `${form} ada@example.com` })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Log in or register' })).toHaveFocus();
    expect(at.path).toBe('/checkout/account');
    await user.click(screen.getByRole('button', { name: 'Continue without an account' }));
    expect(screen.getByRole('textbox', { name: /e-mail/i })).toHaveValue('ada@example.com');
  });

  it('S6 redirects to the first incomplete section after a login', async () => {
    const { user, at } = await open(anOrder({ email: 'ada@example.com' }));
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    await user.click(screen.getByRole('button', { name: /^done/ }));
    await waitFor(() => expect(at.path).toBe('/checkout/address'));
  });

  it('T5 waits until the guest’s cart is merged after a login, and continues with it', async () => {
    const { platform, user, at, store, events } = await open();
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    act(() => {
      sessionStore().joining.write({ 'it-eur': 'OrderAAAAA' });
      store.dispatch(known(customer));
      events.emit('session:changed', { kind: 'customer', reason: 'login' });
    });
    expect(await screen.findByText(/Merging your cart/)).toBeVisible();
    expect(screen.getByRole('textbox').closest('[inert]')).not.toBeNull();

    const address = anAddress();
    platform.order = anOrder({
      id: 'OrderJoined',
      email: customer.email,
      shippingAddress: address,
      billingAddress: address,
      shipments: [aShipment()],
    });
    act(() => {
      sessionStore().joining.clear();
      events.emit('session:order', { orderId: 'OrderJoined' });
      events.emit('cart:joined', { outcome: 'joined' });
    });
    // The field of the former order may be found first: it is replaced when the joined one has been read.
    await waitFor(() => {
      expect(screen.queryByText(/Merging your cart/)).not.toBeInTheDocument();
      expect(document.querySelector('[inert],[data-held]')).toBeNull();
      expect(screen.getByDisplayValue(customer.email)).toBeVisible();
    });
    expect(at.path).toBe('/checkout/account');
  });

  it('T5 continues with its own cart if the merge fails', async () => {
    sessionStore().joining.write({ 'it-eur': 'OrderAAAAA' });
    const { events } = await open(anOrder(), customer);
    expect(screen.getByText(/Merging your cart/)).toBeVisible();
    // A result from before the login.
    act(() => events.emit('cart:joined', { outcome: 'kept' }));
    expect(screen.getByText(/Merging your cart/)).toBeVisible();
    act(() => events.emit('cart:joined', { outcome: 'failed' }));
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
  });

  it('S6 gives a customer’s order the e-mail of the account, and no other', async () => {
    const { user, platform } = await open(anOrder({ email: 'guest@example.com' }), customer);
    await waitFor(() => expect(document.querySelector('[data-held]')).toBeNull());
    const field = screen.getByRole('textbox', { name: /e-mail/i });
    expect(field).toHaveValue(customer.email);
    expect(field).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(platform.order?.email).toBe(customer.email));
  });

  it('X reports a coupon removed because of the e-mail', async () => {
    const { user, platform, toasts } = await open(anOrder({ couponCode: 'BENVENUTO10' }));
    const { setEmail } = platform.rules;
    platform.rules.setEmail = (order, input) => ({ ...setEmail(order, input), couponCode: null });
    await user.type(await screen.findByRole('textbox', { name: /e-mail/i }), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Continue as guest' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({
      message: expect.stringContaining('BENVENUTO10') as unknown,
      error: true,
      autoClose: 0,
    });
  });
});

describe('a session that ends in mid-checkout', () => {
  it('T3 S15 keeps the section and its input while the login dialog is open', async () => {
    const { user, at, events } = await open();
    await user.type(await screen.findByRole('textbox', { name: /e-mail/i }), 'x');
    act(() => {
      events.emit('modal:open', {
        name: 'auth',
        props: { reason: 'expired', next: '/checkout/account' },
      });
      events.emit('session:order', { orderId: null });
    });
    expect(screen.getByRole('textbox', { name: /e-mail/i })).toHaveValue('x');
    act(() => events.emit('modal:close', { name: 'auth' }));
    await waitFor(() => expect(at.path).toBe('/cart'));
  });
});
