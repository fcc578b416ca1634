import { screen, waitFor } from '@testing-library/react';
import { anOrder, commerceError } from '@shop/contracts/testing';
import { aCustomerAddress, createFakePlatform } from '../testing/fake-platform.ts';
import { customer, renderAccount } from '../testing/render-account.tsx';

const accounts = { 'giulia@example.com': 'secret1' };
type User = Awaited<ReturnType<typeof renderAccount>>['user'];

const logIn = async (user: User, email = 'giulia@example.com', password = 'secret1') => {
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
};

describe('logging in', () => {
  it('S10 starts the session and redirects to the requested page', async () => {
    const platform = createFakePlatform({ accounts });
    const { user, at, started, analytics } = await renderAccount({
      platform,
      path: '/account/login?next=%2Fcheckout',
    });
    await logIn(user);
    await waitFor(() => expect(at.path).toBe('/checkout'));
    expect(started).toEqual([
      {
        email: 'giulia@example.com',
        ownerId: 'CustAAAAAA',
        accessToken: 'access',
        refreshToken: 'refresh',
      },
    ]);
    expect(analytics).toEqual([{ name: 'login', params: { method: 'email' } }]);
  });

  it('S10 never leads out of the shop', async () => {
    const { user, at } = await renderAccount({
      platform: createFakePlatform({ accounts }),
      path: '/account/login?next=%2F%2Fevil.example',
    });
    await logIn(user);
    await waitFor(() => expect(at.path).toBe('/account'));
  });

  it('X reports wrong credentials, and keeps the input', async () => {
    const { user, at, started } = await renderAccount({
      platform: createFakePlatform({ accounts }),
      path: '/account/login',
    });
    await logIn(user, 'giulia@example.com', 'wrong-one');
    expect(await screen.findByText('E-mail and/or password are not correct')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('giulia@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('wrong-one');
    expect(started).toEqual([]);
    expect(at.path).toBe('/account/login');
  });

  it('X continues after a refused attempt if another tab has logged in', async () => {
    const { user, at, becomeKnown } = await renderAccount({
      platform: createFakePlatform({ accounts }),
      path: '/account/login',
    });
    await logIn(user, 'giulia@example.com', 'wrong-one');
    expect(await screen.findByText('E-mail and/or password are not correct')).toBeVisible();
    becomeKnown(customer);
    await waitFor(() => expect(at.path).toBe('/account'));
  });

  it.each([
    [30, 'Too many attempts. Try again in 30 seconds.'],
    [1, 'Too many attempts. Try again in 1 second.'],
    [300, 'Too many attempts. Try again in 5 minutes.'],
  ])('X shows the waiting time after too many attempts: %i s', async (retryAfter, wording) => {
    const platform = createFakePlatform({ accounts });
    // A wait so short is waited for without a word.
    const waits = retryAfter <= 5 ? 3 : 1;
    for (let failures = 0; failures < waits; failures += 1)
      platform.failNext('token', commerceError('RATE_LIMITED', { status: 429, retryAfter }));
    const { user, started } = await renderAccount({ platform, path: '/account/login' });
    await logIn(user);
    expect(await screen.findByText(wording)).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('secret1');
    expect(started).toEqual([]);
  });

  it('V1 V2 requires both fields and a valid e-mail before calling the platform', async () => {
    const platform = createFakePlatform({ accounts });
    const { user } = await renderAccount({ platform, path: '/account/login' });
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'giulia');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(/valid/);
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/required/);
    expect(platform.calls).toEqual([]);
  });

  it('T5 attaches the open order before going on', async () => {
    const platform = createFakePlatform({ accounts });
    const { user, at } = await renderAccount({
      platform,
      path: '/account/login?next=%2Fcheckout',
      session: { orderId: 'OrderAAAAA' },
    });
    await logIn(user);
    await waitFor(() => expect(at.path).toBe('/checkout'));
    expect(platform.inputsOf('attachOrder')).toEqual([
      { orderId: 'OrderAAAAA', ownerId: 'CustAAAAAA' },
    ]);
  });

  it('X reports a coupon that the customer’s order cannot keep', async () => {
    const order = anOrder({ id: 'OrderAAAAA', couponCode: 'BENVENUTO10' });
    const platform = createFakePlatform({ accounts, order });
    const { user, toasts } = await renderAccount({
      platform,
      path: '/account/login',
      session: { orderId: 'OrderAAAAA' },
    });
    await logIn(user);
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]?.message).toContain('BENVENUTO10');
  });

  it('T5 continues if the order cannot be assigned', async () => {
    const platform = createFakePlatform({ accounts });
    platform.failNext('attachOrder', commerceError('NOT_FOUND'));
    const { user, at } = await renderAccount({
      platform,
      path: '/account/login',
      session: { orderId: 'OrderAAAAA' },
    });
    await logIn(user);
    await waitFor(() => expect(at.path).toBe('/account'));
  });

  it('T5 V8 fetches customer and addresses, marks old ones and removes invalid ones', async () => {
    const addresses = [
      aCustomerAddress({ id: 'old' }),
      aCustomerAddress({ id: 'bad', country_code: 'US', state_code: 'California' }),
      aCustomerAddress({ id: 'good', metadata: { isShipping: true, isBilling: false } }),
    ];
    const platform = createFakePlatform({ accounts, addresses });
    const { user } = await renderAccount({ platform, path: '/account/login' });
    await logIn(user);
    await waitFor(() => expect(platform.inputsOf('updateAddress')).toHaveLength(1));
    expect(platform.inputsOf('customer')).toHaveLength(1);
    expect(platform.inputsOf('updateAddress')).toMatchObject([
      { addressId: 'old', address: { metadata: { isShipping: true, isBilling: false } } },
    ]);
    expect(platform.inputsOf('removeAddress')).toEqual([
      { ownerId: 'CustAAAAAA', linkId: 'link-bad', addressId: 'bad' },
    ]);
  });

  it('S10 redirects a logged-in customer', async () => {
    const { at } = await renderAccount({
      platform: createFakePlatform(),
      path: '/account/login?next=%2Fcart',
      session: customer,
    });
    await waitFor(() => expect(at.path).toBe('/cart'));
  });

  it('S10 links to registration and keeps the requested page', async () => {
    const { user, at } = await renderAccount({
      platform: createFakePlatform(),
      path: '/account/login?next=%2Fcheckout',
    });
    await user.click(screen.getByRole('link', { name: 'Register' }));
    expect(at.path).toBe('/account/register?next=%2Fcheckout');
  });
});
