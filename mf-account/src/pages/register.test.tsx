import { screen, waitFor } from '@testing-library/react';
import { commerceError } from '@shop/contracts/testing';
import { createFakePlatform } from '../testing/fake-platform.ts';
import { customer, renderAccount } from '../testing/render-account.tsx';

type User = Awaited<ReturnType<typeof renderAccount>>['user'];

const register = async (user: User, password = 'secret1', again = password) => {
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'giulia@example.com');
  await user.type(screen.getByLabelText('Password'), password);
  await user.type(screen.getByLabelText('Repeat the password'), again);
  await user.click(screen.getByRole('button', { name: 'Register' }));
};

describe('registering', () => {
  it('S10 creates the account, logs in and redirects to the requested page', async () => {
    const platform = createFakePlatform();
    const { user, at, started, analytics } = await renderAccount({
      platform,
      path: '/account/register?next=%2Fcheckout',
    });
    await register(user);
    await waitFor(() => expect(at.path).toBe('/checkout'));
    expect(platform.inputsOf('signup')).toEqual([
      { email: 'giulia@example.com', password: 'secret1', locale: 'en', market: 'it/eur' },
    ]);
    expect(started).toHaveLength(1);
    expect(analytics).toEqual([{ name: 'sign_up', params: { method: 'email' } }]);
  });

  it('O1 T16 requests the newsletter only if checked', async () => {
    const platform = createFakePlatform();
    const { user } = await renderAccount({ platform, path: '/account/register' });
    const newsletter = screen.getByRole('checkbox', { name: /newsletter/ });
    expect(newsletter).not.toBeChecked();
    await user.click(newsletter);
    await register(user);
    await waitFor(() => expect(platform.inputsOf('signup')).toHaveLength(1));
    expect(platform.inputsOf('signup')[0]).toMatchObject({ subscribeConsent: true });
  });

  it('X shows the waiting time after too many attempts, and keeps the input', async () => {
    const platform = createFakePlatform();
    const limited = commerceError('RATE_LIMITED', { status: 429, retryAfter: 90 });
    platform.failNext('signup', limited);
    const { user } = await renderAccount({ platform, path: '/account/register' });
    await register(user);
    expect(await screen.findByText('Too many attempts. Try again in 90 seconds.')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('secret1');
  });

  it('X reports an unreachable service, and keeps the input', async () => {
    const platform = createFakePlatform();
    platform.failNext('signup', commerceError('CONNECTION'));
    const { user } = await renderAccount({ platform, path: '/account/register' });
    await register(user);
    expect(await screen.findByText(/connection/i)).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('secret1');
    expect(platform.accounts.size).toBe(0);
  });

  it('X reports an e-mail that has an account', async () => {
    const platform = createFakePlatform();
    platform.failNext(
      'signup',
      commerceError('EMAIL_TAKEN', { fields: [{ field: 'email', reason: 'taken', detail: '' }] }),
    );
    const { user, started } = await renderAccount({ platform, path: '/account/register' });
    await register(user);
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
        /already registered/,
      ),
    );
    expect(started).toEqual([]);
  });

  it('X continues after a refused attempt if another tab has logged in', async () => {
    const platform = createFakePlatform();
    platform.failNext('signup', commerceError('EMAIL_TAKEN'));
    const { user, at, becomeKnown } = await renderAccount({ platform, path: '/account/register' });
    await register(user);
    expect(await screen.findByRole('button', { name: /Log in/ })).toBeVisible();
    becomeKnown(customer);
    await waitFor(() => expect(at.path).toBe('/account'));
  });

  it('X leads from an e-mail that has an account to logging in with it, and not by the address', async () => {
    const platform = createFakePlatform();
    platform.failNext('signup', commerceError('EMAIL_TAKEN'));
    const { user, at } = await renderAccount({
      platform,
      path: '/account/register?next=%2Fcheckout',
    });
    await register(user);
    await user.click(await screen.findByRole('button', { name: 'Log in with this e-mail' }));
    expect(at.path).toBe('/account/login?next=%2Fcheckout');
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('giulia@example.com');
  });

  it('V3 refuses a short password and a repetition that differs', async () => {
    const platform = createFakePlatform();
    const { user } = await renderAccount({ platform, path: '/account/register' });
    await register(user, 'short', 'other');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/minimum is 6 chars/);
    expect(screen.getByLabelText('Repeat the password')).toHaveAccessibleDescription(
      /do not match/,
    );
    expect(platform.calls).toEqual([]);
  });

  it('X reports a created account if the login fails afterwards', async () => {
    const platform = createFakePlatform();
    const { user, at } = await renderAccount({ platform, path: '/account/register' });
    platform.accounts.set = () => platform.accounts;
    await register(user);
    expect(await screen.findByText(/account was created/)).toBeVisible();
    expect(at.path).toBe('/account/register');
  });
});
