import { screen, waitFor, within } from '@testing-library/react';
import { createTestPage, openRoutes } from '@shop/contracts/testing';
import remote from '../../remote.ts';
import { aPlacedOrder, aTrackedShipment, installOrders } from '../../testing/fake-orders.ts';
import { customer } from '../../testing/render-account.tsx';

const open = async (contents: Partial<Parameters<typeof installOrders>[0]>) => {
  const orders = installOrders({ past: aPlacedOrder(), ...contents });
  const page = createTestPage({ session: customer });
  return { orders, ...page, ...(await openRoutes(remote, page, '/account/orders/OrderAAAAA')) };
};
const delivery = () =>
  within(screen.getByRole('heading', { level: 2, name: 'Delivery' }).closest('section')!);

describe('cancelling an order', () => {
  const confirm = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    const action = await screen.findByRole('button', { name: 'Cancel the order' });
    // It comes after the page, and takes no focus.
    expect(document.body).toHaveFocus();
    await user.click(action);
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel this order?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    return dialog;
  };

  it('S11 asks first, and shows the order and its shipments as cancelled', async () => {
    const { user, orders, toasts } = await open({ shipments: [aTrackedShipment()] });
    await confirm(user);
    await waitFor(() => expect(orders.calls).toEqual(['cancel OrderAAAAA']));
    await waitFor(() => expect(delivery().getByText('Cancelled')).toBeVisible());
    await waitFor(() => expect(screen.getAllByText('Cancelled')).toHaveLength(2));
    const again = screen.getByRole('button', { name: 'Order again' });
    expect(again.closest('[tabindex]')).toHaveFocus();
    expect(toasts[0]?.message).toBe('The order was cancelled');
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
  });

  it('S11 shows the order as cancelled although the response was lost', async () => {
    const { user, orders } = await open({ shipments: [aTrackedShipment()] });
    orders.loseAnswers(1);
    await confirm(user);
    await waitFor(() => expect(screen.getAllByText('Cancelled')).toHaveLength(2));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
  });

  it('S11 is not offered once a parcel has shipped', async () => {
    await open({
      shipments: [aTrackedShipment(), aTrackedShipment({ id: 's2', status: 'shipped' })],
    });
    expect(await screen.findByText('Shipped')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
  });

  it('S11 reports that it is too late, and shows the order’s current status', async () => {
    const { user, orders } = await open({ shipments: [aTrackedShipment()] });
    await screen.findByRole('button', { name: 'Cancel the order' });
    orders.become({ status: 'approved', fulfillment: 'in_progress' });
    const dialog = await confirm(user);
    expect(await dialog.findByText(/too late to cancel/)).toBeVisible();
    expect(await screen.findByText('In preparation')).toBeVisible();
    expect(dialog.getByText(/too late to cancel/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    const again = screen.getByRole('button', { name: 'Order again' });
    expect(again.closest('[tabindex]')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
  });
});
