import { screen, waitFor } from '@testing-library/react';
import { commerceError } from '@shop/contracts/testing';
import { createFakePlatform } from '../testing/fake-platform.ts';
import { renderAccount } from '../testing/render-account.tsx';
import AccountOffer from './account-offer.tsx';

const EMAIL = 'giulia@example.com';

const open = async (platform = createFakePlatform()) => {
  const done = jest.fn();
  const page = await renderAccount({
    platform,
    children: <AccountOffer email={EMAIL} onDone={done} />,
  });
  return { ...page, platform, done };
};

describe('the AccountOffer fragment', () => {
  it('S8 S10 makes an account with a password alone, and logs in', async () => {
    const { user, platform, done, started, analytics } = await open();
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('readonly');
    await user.type(screen.getByLabelText('Password'), 'secret1');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(platform.inputsOf('signup')).toEqual([
      { email: EMAIL, password: 'secret1', locale: 'en', market: 'it/eur' },
    ]);
    expect(started).toMatchObject([{ email: EMAIL }]);
    expect(analytics).toEqual([{ name: 'sign_up', params: { method: 'email' } }]);
  });

  it('V3 refuses a short password', async () => {
    const { user, platform } = await open();
    await user.type(screen.getByLabelText('Password'), 'short');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/minimum is 6 chars/);
    expect(platform.calls).toEqual([]);
  });

  it('X offers to log in where the e-mail has an account, with the e-mail filled in', async () => {
    const platform = createFakePlatform({ accounts: { [EMAIL]: 'secret1' } });
    platform.failNext('signup', commerceError('EMAIL_TAKEN'));
    const { user, done } = await open(platform);
    await user.type(screen.getByLabelText('Password'), 'another');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await user.click(await screen.findByRole('button', { name: 'Log in with this e-mail' }));
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue(EMAIL);
    await user.type(screen.getByLabelText('Password'), 'secret1');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  });
});
