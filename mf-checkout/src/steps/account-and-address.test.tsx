import { act, screen, waitFor, within } from '@testing-library/react';
import { commerceError } from '@shop/contracts/testing';
import { loadCheckedEmailForm } from './contact/email-form.tsx';
import { clearDraft, readDraft } from './checkout-draft.ts';
import { createFakePlatform } from '../testing/fake-platform.ts';
import { anOrder, anOrderReadyToPay, aShipment } from '../testing/order.ts';
import { renderCheckout } from '../testing/render-checkout.tsx';

beforeEach(() => {
  sessionStorage.clear();
  clearDraft();
});

const withEmail = () => anOrder({ email: 'giulia@example.com', shipments: [aShipment()] });

describe('the bare checkout', () => {
  it('S6 redirects to the first incomplete section and marks step 2 as current', async () => {
    const { at } = await renderCheckout({
      platform: createFakePlatform(withEmail()),
      path: '/checkout',
    });
    expect(await screen.findByRole('textbox', { name: /first name/i })).toBeVisible();
    expect(at.path).toBe('/checkout/address');
    const steps = screen.getByRole('navigation', { name: /steps/i });
    expect(within(steps).getByText('Shipping and payment').closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
  });

  it('S6 redirects to the cart without an order', async () => {
    const { at } = await renderCheckout({ platform: createFakePlatform(null), path: '/checkout' });
    await waitFor(() => expect(at.path).toBe('/cart'));
  });
});

describe('a section', () => {
  it('S6 cannot be skipped to while an earlier one is not done', async () => {
    const { at } = await renderCheckout({
      platform: createFakePlatform(anOrder()),
      path: '/checkout/payment',
    });
    expect(await screen.findByRole('textbox', { name: /e-mail/i })).toBeVisible();
    expect(at.path).toBe('/checkout/account');
  });

  it('S6 stays on the section after a reload, since the platform’s order decides', async () => {
    const platform = createFakePlatform(anOrderReadyToPay({ shipments: [aShipment()] }));
    const first = await renderCheckout({ platform, path: '/checkout/shipping' });
    await screen.findByRole('radio', { name: /standard/i });
    first.unmount();
    const { at } = await renderCheckout({ platform, path: '/checkout/shipping' });
    expect(await screen.findByRole('radio', { name: /standard/i })).toBeVisible();
    expect(at.path).toBe('/checkout/shipping');
  });

  it('S6 that is done is summed up and can be edited', async () => {
    const { user, at } = await renderCheckout({
      platform: createFakePlatform(anOrderReadyToPay()),
      path: '/checkout/payment',
    });
    expect(await screen.findByText('giulia@example.com')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /edit.*address/i }));
    expect(await screen.findByRole('textbox', { name: /^city/i })).toHaveValue('Torino');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Address' })).toHaveFocus());
    expect(at.path).toBe('/checkout/address');
  });
});

describe('the account section', () => {
  // Compiled on the first import, which takes longer than what waits for it below.
  beforeAll(() => loadCheckedEmailForm());

  it('V1 V2 refuses a missing and an impossible e-mail', async () => {
    const platform = createFakePlatform(anOrder());
    const { user } = await renderCheckout({ platform, path: '/checkout/account' });
    const field = () => screen.getByRole('textbox', { name: /e-mail/i });
    const go = () => screen.getByRole('button', { name: /continue as guest/i });
    await screen.findByRole('textbox', { name: /e-mail/i });
    await user.click(go());
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/this field is required/i));
    await waitFor(() =>
      expect(screen.getByRole('group', { name: /correct one field/i })).toHaveFocus(),
    );
    await user.type(field(), 'giulia@');
    await user.click(go());
    expect(field()).toHaveAccessibleDescription(/valid e-mail/i);
    expect(platform.countOf('setEmail')).toBe(0);
  });

  it('V2 shows the error on blur, at the same field', async () => {
    const platform = createFakePlatform(anOrder());
    const { user } = await renderCheckout({ platform, path: '/checkout/account' });
    const field = await screen.findByRole('textbox', { name: /e-mail/i });
    await user.type(field, ' giulia@ ');
    expect(field).toHaveFocus();
    expect(field).not.toHaveAccessibleDescription(/valid e-mail/i);
    await user.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/valid e-mail/i));
    expect(field).toHaveValue('giulia@');
    await user.clear(field);
    await user.type(field, 'giulia@example.com');
    await waitFor(() => expect(field).not.toHaveAccessibleDescription(/valid e-mail/i));
    expect(field).toBeInTheDocument();
  });

  it('S6 is sent with the Enter key, once', async () => {
    const platform = createFakePlatform(anOrder());
    const { user, at } = await renderCheckout({ platform, path: '/checkout/account' });
    const field = await screen.findByRole('textbox', { name: /e-mail/i });
    await user.type(field, 'giulia@example.com{Enter}{Enter}');
    await waitFor(() => expect(at.path).toBe('/checkout/address'));
    expect(platform.countOf('setEmail')).toBe(1);
  });

  it('P5 is sent once when it is sent twice at the same moment', async () => {
    const platform = createFakePlatform(anOrder());
    const { user, at } = await renderCheckout({ platform, path: '/checkout/account' });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /e-mail/i });
    await user.type(field, 'giulia@example.com');
    await act(async () => {
      field.form?.requestSubmit();
      field.form?.requestSubmit();
    });
    await waitFor(() => expect(at.path).toBe('/checkout/address'));
    expect(platform.countOf('setEmail')).toBe(1);
  });

  it('S6 continues as a guest with an e-mail and moves the focus to the next heading', async () => {
    const platform = createFakePlatform(anOrder());
    const { user, at } = await renderCheckout({ platform, path: '/checkout/account' });
    await user.type(await screen.findByRole('textbox', { name: /e-mail/i }), 'giulia@example.com');
    await user.click(screen.getByRole('button', { name: /continue as guest/i }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Address' })).toHaveFocus());
    expect(at.path).toBe('/checkout/address');
    expect(platform.order?.email).toBe('giulia@example.com');
  });

  it('T3 keeps the e-mail when saving fails, and after a reload', async () => {
    const platform = createFakePlatform(anOrder());
    platform.failNext('setEmail', commerceError('CONNECTION'));
    const first = await renderCheckout({ platform, path: '/checkout/account' });
    const { user } = first;
    await user.type(await screen.findByRole('textbox', { name: /e-mail/i }), 'giulia@example.com');
    await user.click(screen.getByRole('button', { name: /continue as guest/i }));
    expect(await screen.findByText(/cannot reach the shop/i)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /e-mail/i })).toHaveValue('giulia@example.com');
    first.unmount();
    await renderCheckout({ platform, path: '/checkout/account' });
    expect(await screen.findByRole('textbox', { name: /e-mail/i })).toHaveValue(
      'giulia@example.com',
    );
  });

  it.each(['logout', 'login-again'] as const)('T3 clears drafts on %s', async (reason) => {
    const { events, user } = await renderCheckout({
      platform: createFakePlatform(anOrder()),
      path: '/checkout/account',
    });
    await user.type(await screen.findByRole('textbox', { name: /e-mail/i }), 'g');
    events.emit('session:changed', { kind: 'anonymous', reason: 'expired' });
    expect(readDraft()).toEqual({ account: { email: 'g' } });
    events.emit('session:changed', { kind: 'anonymous', reason });
    expect(readDraft()).toEqual({});
  });
});
