import { screen, waitFor, within } from '@testing-library/react';
import { createFakeStoreApi } from '../testing/fake-store-api.ts';
import { customer, renderAccount } from '../testing/render-account.tsx';

const open = async (answers: Parameters<typeof createFakeStoreApi>[0] = {}, country = 'IT') => {
  const storeApi = createFakeStoreApi(answers);
  const path = '/account/privacy';
  const page = await renderAccount({ storeApi, path, country, session: customer });
  const ask = async () => {
    await page.user.click(screen.getByRole('button', { name: /Delete my account/ }));
    return within(screen.getByRole('dialog', { name: 'Delete your account?' }));
  };
  const confirm = async () => {
    const dialog = await ask();
    await page.user.type(dialog.getByLabelText('Current password'), 'secret1');
    await page.user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    return dialog;
  };
  return { ...page, storeApi, ask, confirm };
};

describe('the customer’s data as a file', () => {
  const files: Blob[] = [];
  const names: string[] = [];
  beforeEach(() => {
    files.length = names.length = 0;
    Object.assign(URL, {
      createObjectURL: (file: Blob) => (files.push(file), 'blob:1'),
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('S11 is downloaded completely, and confirmed', async () => {
    const all = { profile: { email: 'giulia@example.com' }, orders: [{ number: '10042' }] };
    const { user, storeApi } = await open({ export: { body: all } });
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('The file has been downloaded.')).toBeVisible();
    expect(names).toEqual([expect.stringMatching(/^customer-data-\d{4}-\d\d-\d\d\.json$/)]);
    expect(files[0]?.type).toBe('application/json');
    expect(files[0]?.size).toBe(JSON.stringify(all, null, 2).length);
    expect(storeApi.asked).toEqual([{ operation: 'export', body: {}, token: 'Bearer token' }]);
  });

  it.each([
    ['US', '2026-11-25T03:42:00Z', '2026-11-24'],
    ['JP', '2026-11-24T17:00:00Z', '2026-11-25'],
  ])(
    'M8 S11 is named after the day in the ship-to country: %s at %s',
    async (country, now, day) => {
      const { user } = await open({ export: { body: {} } }, country);
      jest.useFakeTimers({ now: new Date(now), advanceTimers: true });
      await user.click(screen.getByRole('button', { name: 'Download my data' }));
      await screen.findByText('The file has been downloaded.');
      expect(names).toEqual([`customer-data-${day}.json`]);
    },
  );

  it('X shows why it failed', async () => {
    const { user } = await open({
      export: { status: 429, code: 'TOO_MANY_REQUESTS', retryAfter: 600 },
    });
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 10 minutes');
    expect(names).toEqual([]);
  });
});

describe('deleting the account', () => {
  it('S11 first explains which data is deleted and kept, and can be canceled', async () => {
    const { user, ask, storeApi } = await open();
    const dialog = await ask();
    expect(dialog.getByText(/account of giulia@example.com/)).toBeVisible();
    expect(dialog.getByText(/keep orders and invoices/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep the account' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(storeApi.asked).toEqual([]);
  });

  it('S11 S15 deletes it with the password, logs out and confirms it in the shop', async () => {
    const { confirm, storeApi, ended, at, store } = await open();
    await confirm();
    await waitFor(() => expect(ended).toEqual(['logout']));
    expect(storeApi.bodiesOf('deleteAccount')).toEqual([
      { password: 'secret1', locale: 'en', market: 'it/eur' },
    ]);
    await waitFor(() => expect(at.path).toBe(''));
    expect(store.getState().ui.modals).toMatchObject([
      { name: 'feedback', props: { title: 'Account deleted' } },
    ]);
  });

  it('S11 reports open orders, and deletes nothing', async () => {
    const { confirm, ended } = await open({ deleteAccount: { status: 409, code: 'ORDERS_OPEN' } });
    const dialog = await confirm();
    expect(await dialog.findByText(/still have orders that have not been shipped/)).toBeVisible();
    expect(ended).toEqual([]);
  });

  it('V3 shows a wrong password at its field', async () => {
    const { confirm } = await open({
      deleteAccount: { status: 403, code: 'INVALID_OLD_PASSWORD' },
    });
    const dialog = await confirm();
    await waitFor(() =>
      expect(dialog.getByLabelText('Current password')).toHaveAccessibleDescription(
        'Current password invalid',
      ),
    );
  });
});
