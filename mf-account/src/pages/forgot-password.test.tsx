import { screen } from '@testing-library/react';
import { createFakeStoreApi } from '../testing/fake-store-api.ts';
import { renderAccount } from '../testing/render-account.tsx';

const PATH = '/account/forgot-password';
const email = () => screen.getByRole('textbox', { name: 'E-mail' });

const open = async (answers?: Parameters<typeof createFakeStoreApi>[0], path = PATH) => {
  const storeApi = createFakeStoreApi(answers);
  const page = await renderAccount({ storeApi, path });
  const send = () => page.user.click(screen.getByRole('button', { name: 'Send me the link' }));
  return { ...page, storeApi, send };
};

describe('a forgotten password', () => {
  it('S10 O2 requests a link in the page’s language and market, and names the recipient', async () => {
    const { user, send, storeApi } = await open();
    expect(document.body).toHaveFocus();
    await user.type(email(), ' giulia@example.com ');
    await send();
    expect(await screen.findByText(/If giulia@example.com has an account/)).toBeVisible();
    expect(storeApi.asked).toEqual([
      {
        operation: 'resetPassword',
        body: { email: 'giulia@example.com', locale: 'en', market: 'it/eur' },
        token: null,
      },
    ]);
  });

  it('S10 X requests another link for the same address, and moves the focus to it', async () => {
    const { user, send } = await open();
    await user.type(email(), 'giulia@example.com');
    await send();
    await user.click(await screen.findByRole('button', { name: 'Ask for another link' }));
    expect(email()).toHaveValue('giulia@example.com');
    expect(email()).toHaveFocus();
  });

  it('S10 is reached from logging in, with the address that was typed, in no address', async () => {
    const { user, at } = await open({}, '/account/login');
    await user.type(email(), 'giulia@example.com');
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(at.path).toBe(PATH);
    expect(email()).toHaveValue('giulia@example.com');
    await user.click(screen.getByRole('link', { name: 'Back to log in' }));
    expect(at.path).toBe('/account/login');
  });

  it('V1 V2 asks nothing of the shop without a possible address', async () => {
    const { user, send, storeApi } = await open();
    await user.type(email(), 'giulia@');
    await send();
    expect(email()).toHaveAccessibleDescription(/valid e-mail/);
    expect(screen.getByRole('group', { name: /correct one field/ })).toHaveFocus();
    expect(storeApi.asked).toEqual([]);
  });

  it.each([
    [{ status: 429, code: 'TOO_MANY_REQUESTS', retryAfter: 120 }, /Try again in 2 minutes/],
    [{ status: 503, code: 'UNAVAILABLE' }, /Something went wrong/],
    ['away', /cannot reach the shop/],
  ] as const)('X shows the reason, and keeps the address: %j', async (answer, wording) => {
    const { user, send } = await open({ resetPassword: answer });
    await user.type(email(), 'giulia@example.com');
    await send();
    expect(await screen.findByText(wording)).toBeVisible();
    expect(email()).toHaveValue('giulia@example.com');
  });
});
