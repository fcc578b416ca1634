import { act, screen, waitFor, within } from '@testing-library/react';
import type { StoredPayment } from '@shop/contracts/commerce/order';
import { commerceError } from '@shop/contracts/testing';
import { createFakePlatform } from '../testing/fake-platform.ts';
import { customer, renderAccount } from '../testing/render-account.tsx';

const aCard = (id: string, lastDigits: string): StoredPayment => ({
  id,
  type: 'braintree_payments',
  instrument: { type: 'card', brand: 'Visa', lastDigits },
});
const open = async (cards: readonly StoredPayment[]) => {
  const platform = createFakePlatform({ cards });
  const page = await renderAccount({ platform, path: '/account/cards', session: customer });
  return { platform, ...page };
};
const remove = async ({ user }: Awaited<ReturnType<typeof open>>, name: RegExp) => {
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this card?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  return dialog;
};

describe('stored cards', () => {
  it('S11 are listed by brand and last digits, and deleted after a question', async () => {
    const page = await open([aCard('one', '1881'), aCard('two', '1111')]);
    await remove(page, /^Delete.*Visa ending in 1881/);
    await waitFor(() => expect(page.platform.inputsOf('removeStoredPayment')).toEqual(['one']));
    await waitFor(() => expect(screen.queryByText('Visa ending in 1881')).toBeNull());
    expect(screen.getByText('Visa ending in 1111')).toBeVisible();
    expect(page.toasts[0]?.message).toBe('Card deleted');
  });

  it('S11 remain if the deletion fails, with the reason', async () => {
    const page = await open([aCard('one', '1881')]);
    page.platform.failNext('removeStoredPayment', commerceError('CONNECTION'));
    const dialog = await remove(page, /^Delete.*Visa ending in 1881/);
    expect(await dialog.findByText(/cannot reach the shop/)).toBeVisible();
    await page.user.click(dialog.getByRole('button', { name: 'Keep' }));
    expect(screen.getByText('Visa ending in 1881')).toBeVisible();
  });

  it('S11 of one customer are never shown to the next one, even if theirs cannot be read', async () => {
    const page = await open([aCard('one', '1881')]);
    expect(await screen.findByText('Visa ending in 1881')).toBeVisible();
    page.platform.failNext('wallet', commerceError('CONNECTION'));
    act(() => void page.becomeKnown({ ...customer, ownerId: 'CustBBBBBB' }));
    expect(await screen.findByText(/cannot reach the shop/)).toBeVisible();
    expect(screen.queryByText('Visa ending in 1881')).toBeNull();
  });

  it('S11 link to the shop if there are none', async () => {
    await open([]);
    expect(await screen.findByRole('heading', { name: 'You have no saved cards' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toBeVisible();
  });
});
