import { screen, waitFor } from '@testing-library/react';
import { keepDraft } from '../model/form-draft.ts';
import { aProfile, createFakeStoreApi } from '../testing/fake-store-api.ts';
import { customer, renderAccount } from '../testing/render-account.tsx';

beforeEach(() => sessionStorage.clear());

const field = () => screen.getByRole('textbox', { name: 'New e-mail' });

const open = async (answers: Parameters<typeof createFakeStoreApi>[0] = {}) => {
  const storeApi = createFakeStoreApi({ profile: { body: aProfile() }, ...answers });
  const page = await renderAccount({ storeApi, path: '/account/email', session: customer });
  const type = async (email: string, password = 'secret1') => {
    await page.user.type(field(), email);
    await page.user.type(screen.getByLabelText('Current password'), password);
    await page.user.click(screen.getByRole('button', { name: 'Send the confirmation link' }));
  };
  return { ...page, storeApi, type };
};

describe('changing the e-mail address', () => {
  it('S11 T13 sends a link to the new address, and explains that nothing has changed yet', async () => {
    const { type, storeApi, ended } = await open();
    await type(' nuova@example.com ');
    expect(
      await screen.findByText(/link to nuova@example.com.*stays with giulia@example.com/),
    ).toBeVisible();
    expect(storeApi.bodiesOf('changeEmail')).toEqual([
      { email: 'nuova@example.com', password: 'secret1', locale: 'en', market: 'it/eur' },
    ]);
    expect(ended).toEqual([]);
    expect(field()).toHaveValue('');
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  it('S11 shows an address that is not confirmed yet', async () => {
    await open({ profile: { body: aProfile({ pendingEmail: 'nuova@example.com' }) } });
    expect(await screen.findByText(/link to nuova@example.com/)).toBeVisible();
  });

  it('V3 shows a wrong password at its field', async () => {
    const { type } = await open({ changeEmail: { status: 403, code: 'INVALID_OLD_PASSWORD' } });
    await type('nuova@example.com');
    await waitFor(() =>
      expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
        'Current password invalid',
      ),
    );
  });

  it('V2 refuses no address, and the one it is already', async () => {
    const { type, storeApi } = await open();
    await type('GIULIA@example.com');
    expect(field()).toHaveAccessibleDescription('This is already your e-mail');
    expect(storeApi.bodiesOf('changeEmail')).toEqual([]);
  });

  it('X keeps the address through a failure and a reload, and never the password', async () => {
    const { type, unmount } = await open({ changeEmail: 'away' });
    await type('nuova@example.com');
    expect(await screen.findByText(/cannot reach the shop/)).toBeVisible();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret1');
    unmount();
    await open();
    expect(field()).toHaveValue('nuova@example.com');
  });

  it('S11 hides another customer’s input', async () => {
    keepDraft('email', { ownerId: 'somebody else', values: { email: 'other@example.com' } });
    await open();
    expect(field()).toHaveValue('');
  });
});
