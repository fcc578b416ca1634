import { act, screen, waitFor, within } from '@testing-library/react';
import { clearDraft, readDraft } from '../../model/checkout-draft.ts';
import { createFakePlatform } from '../../testing/fake-platform.ts';
import { commerceError } from '@shop/contracts/testing';
import { anOrder, anOrderReadyToPay, aShipment } from '../../testing/order.ts';
import { renderCheckout } from '../../testing/render-checkout.tsx';

beforeEach(() => {
  sessionStorage.clear();
  clearDraft();
});

const withEmail = () => anOrder({ email: 'giulia@example.com', shipments: [aShipment()] });

describe('the bare checkout', () => {
  it('S6 leads to the first section not yet done and shows step 2 as current', async () => {
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

  it('S6 leads to the cart when there is no order', async () => {
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

  it('S6 stays where it was after a reload, because the order on the platform decides', async () => {
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
  it('V1 V2 refuses a missing and an impossible e-mail', async () => {
    const platform = createFakePlatform(anOrder());
    const { user } = await renderCheckout({ platform, path: '/checkout/account' });
    const field = await screen.findByRole('textbox', { name: /e-mail/i });
    const go = screen.getByRole('button', { name: /continue as guest/i });
    await user.click(go);
    expect(field).toHaveAccessibleDescription(/this field is required/i);
    await user.type(field, 'giulia@');
    await user.click(go);
    expect(field).toHaveAccessibleDescription(/valid e-mail/i);
    expect(platform.countOf('setEmail')).toBe(0);
  });

  it('S6 goes on as a guest with an e-mail and moves the focus to the next heading', async () => {
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

  it('T3 forgets what was typed on logout', async () => {
    const { events, user } = await renderCheckout({
      platform: createFakePlatform(anOrder()),
      path: '/checkout/account',
    });
    await user.type(await screen.findByRole('textbox', { name: /e-mail/i }), 'g');
    events.emit('session:changed', { kind: 'anonymous', reason: 'expired' });
    expect(readDraft()).toEqual({ account: { email: 'g' } });
    events.emit('session:changed', { kind: 'anonymous', reason: 'logout' });
    expect(readDraft()).toEqual({});
  });
});

describe('the address section', () => {
  const fill = async (user: Awaited<ReturnType<typeof renderCheckout>>['user']) => {
    const type = (name: RegExp, text: string) =>
      user.type(screen.getByRole('textbox', { name }), text);
    await screen.findByRole('textbox', { name: /first name/i });
    await type(/first name/i, 'Giulia');
    await type(/last name/i, "D'Amico");
    await type(/street/i, 'Via Garibaldi 12');
    await type(/postal code/i, '10122');
    await type(/city/i, 'Torino');
    await type(/phone/i, '+39 011 555123');
  };

  it('T3 T6 loses nothing typed when the session expires in the middle, and shows it after the login', async () => {
    const platform = createFakePlatform(withEmail());
    const first = await renderCheckout({ platform, path: '/checkout/address' });
    await fill(first.user);
    act(() => {
      first.events.emit('session:order', { orderId: null });
      first.events.emit('session:changed', { kind: 'anonymous', reason: 'expired' });
    });
    await waitFor(() => expect(first.at.path).toBe('/cart'));
    first.unmount();
    await renderCheckout({ platform, path: '/checkout/address' });
    expect(await screen.findByRole('textbox', { name: /first name/i })).toHaveValue('Giulia');
    expect(screen.getByRole('textbox', { name: /city/i })).toHaveValue('Torino');
  });

  it('E1 saves the address with its marks and bills to the same one by default', async () => {
    const platform = createFakePlatform(withEmail());
    const { user, at } = await renderCheckout({ platform, path: '/checkout/address' });
    await fill(user);
    await user.selectOptions(screen.getByRole('combobox', { name: /province/i }), 'TO');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(at.path).toBe('/checkout/shipping'));
    const { input } = platform.calls.find(({ name }) => name === 'setAddresses')!;
    expect(input).toMatchObject({
      billing: 'same',
      shipping: {
        first_name: 'Giulia',
        last_name: "D'Amico",
        state_code: 'TO',
        country_code: 'IT',
        metadata: { isShipping: true, isBilling: false },
      },
    });
    expect(readDraft()).toEqual({});
  });

  it('V1 sums up what is missing and moves the focus there', async () => {
    const platform = createFakePlatform(withEmail());
    const { user } = await renderCheckout({ platform, path: '/checkout/address' });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    const summary = await screen.findByRole('group', { name: /correct/i });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(within(summary).getByRole('link', { name: 'City' })).toBeVisible();
    expect(platform.countOf('setAddresses')).toBe(0);
  });

  it('V8 asks for no state in a country without states', async () => {
    await renderCheckout({
      platform: createFakePlatform(withEmail()),
      path: '/checkout/address',
      country: 'FR',
    });
    await screen.findByRole('textbox', { name: /first name/i });
    expect(screen.queryByRole('combobox', { name: /state|province/i })).not.toBeInTheDocument();
  });

  it('V8 requires one of the states in the US and sends none from elsewhere', async () => {
    const platform = createFakePlatform(withEmail());
    const { user } = await renderCheckout({ platform, path: '/checkout/address', country: 'US' });
    await fill(user);
    const go = screen.getByRole('button', { name: 'Continue' });
    await user.click(go);
    const state = screen.getByRole('combobox', { name: 'State' });
    expect(state).toHaveAccessibleDescription(/required/i);
    expect(platform.countOf('setAddresses')).toBe(0);
    await user.selectOptions(state, 'NY');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'JP');
    expect(screen.queryByRole('combobox', { name: 'State' })).not.toBeInTheDocument();
    await user.click(go);
    await waitFor(() => expect(platform.countOf('setAddresses')).toBe(1));
    expect(platform.calls.find(({ name }) => name === 'setAddresses')!.input).toMatchObject({
      shipping: { country_code: 'JP', state_code: null },
    });
  });

  it('V8 forgets a province when the country changes to one with other states', async () => {
    const { user } = await renderCheckout({
      platform: createFakePlatform(withEmail()),
      path: '/checkout/address',
    });
    await user.click(await screen.findByRole('checkbox', { name: /same as the shipping/i }));
    const billing = within(screen.getByRole('group', { name: 'Billing address' }));
    await user.selectOptions(billing.getByRole('combobox', { name: 'Province' }), 'TO');
    await user.selectOptions(billing.getByRole('combobox', { name: 'Country' }), 'US');
    expect(billing.getByRole('combobox', { name: 'State' })).toHaveValue('');
    await user.selectOptions(billing.getByRole('combobox', { name: 'Country' }), 'IT');
    expect(billing.getByRole('combobox', { name: 'Province' })).toHaveValue('');
  });

  it('E1 limits the country to where the market ships, the billing country to all markets', async () => {
    const { user } = await renderCheckout({
      platform: createFakePlatform(withEmail()),
      path: '/checkout/address',
    });
    const country = await screen.findByRole('combobox', { name: 'Country' });
    expect(within(country).queryByRole('option', { name: 'Japan' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /same as the shipping/i }));
    const billing = screen.getByRole('group', { name: 'Billing address' });
    expect(within(billing).getByRole('option', { name: 'Japan' })).toBeInTheDocument();
    expect(within(billing).getByRole('textbox', { name: 'City' })).toHaveAttribute(
      'autocomplete',
      'billing address-level2',
    );
  });

  it('E2 shows nothing of the stand-in address of a new order', async () => {
    await renderCheckout({ platform: createFakePlatform(withEmail()), path: '/checkout/address' });
    expect(await screen.findByRole('textbox', { name: /street/i })).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('IT');
  });
});
