import { screen, waitFor } from '@testing-library/react';
import { createFakePlatform } from '../../testing/fake-platform.ts';
import { renderAccount } from '../../testing/render-account.tsx';
import AuthForm from './auth-form.tsx';

describe('the AuthForm fragment', () => {
  it('S15 logs in without leaving the page and says when it is done', async () => {
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
