import { screen, waitFor, within } from '@testing-library/react';
import { createFakeStoreApi } from '../testing/fake-store-api.ts';
import { customer, renderAccount } from '../testing/render-account.tsx';

const PATH = '/account/change-password';

const open = async (answers?: Parameters<typeof createFakeStoreApi>[0]) => {
  const storeApi = createFakeStoreApi(answers);
  const page = await renderAccount({ storeApi, path: PATH, session: customer });
  const type = async (old: string, fresh: string, again = fresh) => {
    await page.user.type(screen.getByLabelText('Current password'), old);
    await page.user.type(screen.getByLabelText('New password'), fresh);
    await page.user.type(screen.getByLabelText('Repeat the new password'), again);
    await page.user.click(screen.getByRole('button', { name: 'Change the password' }));
  };
  return { ...page, storeApi, type };
};

describe('changing the password', () => {
  it('S11 O3 T13 changes it, confirms it, ends the session, and returns to the account', async () => {
    const { type, storeApi, toasts, ended, at } = await open();
    await type('secret1', 'vino rosso di montagna');
    await waitFor(() => expect(ended).toEqual(['login-again']));
    expect(storeApi.asked).toEqual([
      {
        operation: 'changePassword',
        body: { oldPassword: 'secret1', newPassword: 'vino rosso di montagna' },
        token: 'Bearer token',
      },
    ]);
    expect(toasts[0]?.message).toBe('Password changed. Please log in again.');
    await waitFor(() => expect(at.path).toBe('/account/login?next=%2Faccount'));
  });

  it('V3 X shows a wrong current password at its field and in the summary', async () => {
    const { type, ended } = await open({
      changePassword: { status: 403, code: 'INVALID_OLD_PASSWORD' },
    });
    await type('wrong-one', 'vino rosso');
    const field = screen.getByLabelText('Current password');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Current password invalid'));
    const summary = screen.getByRole('group', { name: /correct one field/ });
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('link', { name: 'Current password' })).toBeVisible();
    expect(ended).toEqual([]);
    expect(screen.getByLabelText('New password')).toHaveValue('vino rosso');
  });

  it('X shows the waiting time after too many attempts', async () => {
    const { type } = await open({
      changePassword: { status: 429, code: 'TOO_MANY_REQUESTS', retryAfter: 60 },
    });
    await type('secret1', 'vino rosso');
    expect(await screen.findByText('Too many attempts. Try again in 60 seconds.')).toBeVisible();
  });

  it('V1 V3 requires all three, and equal new passwords', async () => {
    const { user, storeApi } = await open();
    await user.type(screen.getByLabelText('New password'), 'vino rosso');
    await user.type(screen.getByLabelText('Repeat the new password'), 'vino bianco');
    await user.click(screen.getByRole('button', { name: 'Change the password' }));
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(/required/);
    expect(screen.getByLabelText('Repeat the new password')).toHaveAccessibleDescription(
      'The passwords do not match',
    );
    expect(storeApi.asked).toEqual([]);
  });

  it('S11 labels the fields for password managers', async () => {
    await open();
    const autofill = (label: string) => screen.getByLabelText(label).getAttribute('autocomplete');
    expect(autofill('Current password')).toBe('current-password');
    expect(autofill('New password')).toBe('new-password');
    expect(autofill('Repeat the new password')).toBe('new-password');
    expect(screen.getByDisplayValue('giulia@example.com')).toHaveAttribute(
      'autocomplete',
      'username',
    );
  });

  it('S11 keeps no password in the browser', async () => {
    const { type } = await open({ changePassword: { status: 503, code: 'UNAVAILABLE' } });
    await type('secret1', 'vino rosso');
    expect(await screen.findByText(/Something went wrong/)).toBeVisible();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/secret1|vino/);
  });
});
