import { act, screen } from '@testing-library/react';
import { customer, renderAccount } from '../testing/render-account.tsx';
import { RequireCustomer } from './require-customer.tsx';

const open = async () => {
  const page = await renderAccount({
    session: customer,
    children: <RequireCustomer fallback="…">{() => <input aria-label="Secret" />}</RequireCustomer>,
  });
  const become = (change: object) => act(() => void page.becomeKnown({ ...customer, ...change }));
  return { ...page, become };
};

describe('RequireCustomer', () => {
  it('S11 keeps nothing of one customer’s page when another one takes over', async () => {
    const { user, become } = await open();
    await user.type(screen.getByLabelText('Secret'), 'of the first');
    become({ ownerId: 'CustBBBBBB', email: 'anna@example.com' });
    expect(screen.getByLabelText('Secret')).toHaveValue('');
  });

  it('S11 keeps the input while the same customer’s address changes', async () => {
    const { user, become } = await open();
    await user.type(screen.getByLabelText('Secret'), 'of the first');
    become({ email: 'anna@example.com' });
    expect(screen.getByLabelText('Secret')).toHaveValue('of the first');
  });
});
