import { screen, waitFor } from '@testing-library/react';
import { commerceError } from '@shop/contracts/testing';
import { createFakePlatform } from '../testing/fake-platform.ts';
import { renderAccount } from '../testing/render-account.tsx';
import AuthForm from './auth-form.tsx';

describe('the AuthForm fragment', () => {
  it('S15 logs in without leaving the page and reports completion', async () => {
    const done = jest.fn();
    const { user } = await renderAccount({
      platform: createFakePlatform({ accounts: { 'giulia@example.com': 'secret1' } }),
      children: <AuthForm onDone={done} />,
    });
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'giulia@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret1');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  });

  it('S6 prefills the given e-mail, and starts with the requested form', async () => {
    await renderAccount({
      platform: createFakePlatform(),
      children: <AuthForm way="register" email="giulia@example.com" onDone={() => {}} />,
    });
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('giulia@example.com');
    expect(screen.getByLabelText('Repeat the password')).toBeVisible();
  });

  it('X leads from an e-mail that has an account to logging in with it', async () => {
    const done = jest.fn();
    const platform = createFakePlatform({ accounts: { 'giulia@example.com': 'secret1' } });
    platform.failNext('signup', commerceError('EMAIL_TAKEN'));
    const { user } = await renderAccount({
      platform,
      children: <AuthForm way="register" email="giulia@example.com" onDone={done} />,
    });
    await user.type(screen.getByLabelText('Password'), 'secret1');
    await user.type(screen.getByLabelText('Repeat the password'), 'secret1');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await user.click(await screen.findByRole('button', { name: 'Log in with this e-mail' }));
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('giulia@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret1');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  });

  it('S15 turns to registering and back', async () => {
    const { user } = await renderAccount({
      platform: createFakePlatform(),
      children: <AuthForm onDone={() => {}} />,
    });
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(screen.getByLabelText('Repeat the password')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.queryByLabelText('Repeat the password')).not.toBeInTheDocument();
  });
});
