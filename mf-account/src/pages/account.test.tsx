import { act, screen, waitFor } from '@testing-library/react';
import { createFakePlatform } from '../testing/fake-platform.ts';
import { customer, renderAccount } from '../testing/render-account.tsx';

describe('my account', () => {
  it('S11 shows the e-mail and links to the orders', async () => {
    const { user, at } = await renderAccount({
      platform: createFakePlatform(),
      session: customer,
    });
    expect(screen.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
    expect(screen.getByText('giulia@example.com')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'My orders' }));
    expect(at.path).toBe('/account/orders');
  });

  it.each(['/account', '/account/orders?page=2'])(
    'S11 sends a visitor of %s to log in and back',
    async (path) => {
      const { at } = await renderAccount({ platform: createFakePlatform(), path });
      await waitFor(() => expect(at.path).toBe(`/account/login?next=${encodeURIComponent(path)}`));
    },
  );

  it('S11 waits until it is known who the visitor is', async () => {
    const { at, becomeKnown } = await renderAccount({
      platform: createFakePlatform(),
      session: { kind: 'unknown' },
    });
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(at.path).toBe('/account');
    act(() => void becomeKnown(customer));
    expect(screen.getByText('giulia@example.com')).toBeVisible();
  });

  it('T3 logs out, confirms it and offers to log in again', async () => {
    const { user, at, toasts } = await renderAccount({
      platform: createFakePlatform(),
      session: customer,
    });
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(at.path).toBe('/account/login?next=%2Faccount'));
    expect(toasts).toEqual([{ message: 'You have logged out' }]);
    expect(screen.queryByText('giulia@example.com')).not.toBeInTheDocument();
  });
});
