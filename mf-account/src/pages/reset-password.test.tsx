import { screen, waitFor } from '@testing-library/react';
import { createFakeStoreApi } from '../testing/fake-store-api.ts';
import { customer, renderAccount } from '../testing/render-account.tsx';

const LINK = '/account/reset-password#id=one&token=first';

const open = async (
  answers: Parameters<typeof createFakeStoreApi>[0] = {},
  { path = LINK, session }: { path?: string; session?: typeof customer } = {},
) => {
  const storeApi = createFakeStoreApi(answers);
  const page = await renderAccount({ storeApi, path, ...(session && { session }) });
  const type = async (password: string, again = password) => {
    await page.user.type(screen.getByLabelText('New password'), password);
    await page.user.type(screen.getByLabelText('Repeat the new password'), again);
    await page.user.click(screen.getByRole('button', { name: 'Save the password' }));
  };
  return { ...page, storeApi, type };
};

describe('a new password by the mail’s link', () => {
  it('O2 T13 is set, and asks to log in with it', async () => {
    const { type, at, toasts, storeApi, ended } = await open();
    await type(' vino rosso ');
    await waitFor(() => expect(at.path).toBe('/account/login'));
    expect(storeApi.bodiesOf('resetPassword')).toEqual([
      { id: 'one', token: 'first', password: ' vino rosso ' },
    ]);
    expect(toasts).toEqual([{ message: 'Password changed. Please log in again.', autoClose: 0 }]);
    expect(ended).toEqual([]);
  });

  it('T13 ends the session of the customer who is logged in here', async () => {
    const { type, ended } = await open({}, { session: customer });
    await type('vino rosso');
    await waitFor(() => expect(ended).toEqual(['login-again']));
  });

  it.each([
    ['that is spent', { path: LINK }, true],
    ['that is none', { path: '/account/reset-password' }, false],
  ] as const)('O2 leads from a link %s to a new one', async (_, { path }, asks) => {
    const { type, user, at } = await open(
      { resetPassword: { status: 410, code: 'LINK_SPENT' } },
      { path },
    );
    if (asks) await type('vino rosso');
    expect(await screen.findByText('This link cannot be used any more')).toBeVisible();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(at.path).toBe('/account/forgot-password');
  });

  it('V3 refuses a short password and one that is not repeated, at the field', async () => {
    const { type, storeApi } = await open();
    await type('vino', 'acqua');
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/minimum is 6 chars/);
    expect(screen.getByLabelText('Repeat the new password')).toHaveAccessibleDescription(
      'The passwords do not match',
    );
    expect(storeApi.asked).toEqual([]);
  });

  it('X keeps the link after a connection failure, for a retry', async () => {
    const { type, user, storeApi } = await open({ resetPassword: 'away' });
    await type('vino rosso');
    expect(await screen.findByText(/cannot reach the shop/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save the password' }));
    await waitFor(() => expect(storeApi.bodiesOf('resetPassword')).toHaveLength(2));
    expect(storeApi.bodiesOf('resetPassword')[1]).toMatchObject({ id: 'one', token: 'first' });
  });
});
