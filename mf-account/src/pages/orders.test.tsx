import { screen, within } from '@testing-library/react';
import { commerceError } from '@shop/contracts/testing';
import { anOrderSummary, createFakePlatform } from '../testing/fake-platform.ts';
import { customer, renderAccount } from '../testing/render-account.tsx';

const open = (platform: ReturnType<typeof createFakePlatform>, path = '/account/orders') =>
  renderAccount({ platform, path, session: customer });

describe('my orders', () => {
  it('S11 M8 lists number, date as year-month-day, status and total', async () => {
    const orders = [
      anOrderSummary(),
      anOrderSummary({ id: 'OrderBBBBB', number: '10041', status: 'cancelled' }),
    ];
    await open(createFakePlatform({ orders }));
    const row = await screen.findByRole('row', { name: /10042/ });
    expect(within(row).getByRole('link', { name: '10042' })).toHaveAttribute(
      'href',
      '/it/eur/en/account/orders/OrderAAAAA',
    );
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['2026-11-20', 'Shipped', '€38.90']);
    expect(screen.getByRole('row', { name: /10041.*Cancelled/ })).toBeVisible();
  });

  it('M8 S11 has the day of each order in its ship-to country', async () => {
    const placed = [
      { id: 'OrderBBBBB', number: '10043', country: 'US', placedAt: '2026-11-25T03:42:00Z' },
      { id: 'OrderCCCCC', number: '10044', country: 'JP', placedAt: '2026-11-24T17:00:00Z' },
      { id: 'OrderDDDDD', number: '10045', country: 'IT', placedAt: '2026-11-24T23:30:00Z' },
      { id: 'OrderEEEEE', number: '10046', country: null, placedAt: '2026-11-24T23:30:00Z' },
    ];
    await open(createFakePlatform({ orders: placed.map((it) => anOrderSummary(it)) }));
    const rows = await screen.findAllByRole('row', { name: /100\d\d/ });
    const days = rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    expect(days).toEqual(['2026-11-24', '2026-11-25', '2026-11-25', '2026-11-25']);
  });

  it('S11 shows more orders by page, each with its address', async () => {
    const orders = ['10043', '10042', '10041'].map((number) =>
      anOrderSummary({ id: `Order${number}`, number }),
    );
    const { user, at } = await open(createFakePlatform({ orders, pageSize: 2 }));
    await user.click(await screen.findByRole('link', { name: 'Next' }));
    expect(await screen.findByRole('rowheader', { name: '10041' })).toBeVisible();
    expect(at.path).toBe('/account/orders?page=2');
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('rowheader', { name: '10043' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Previous' }));
    expect(await screen.findByRole('rowheader', { name: '10043' })).toBeVisible();
  });

  it('S11 starts at the first page for a page that is none', async () => {
    const platform = createFakePlatform({ orders: [anOrderSummary()] });
    await open(platform, '/account/orders?page=-1');
    expect(await screen.findByRole('rowheader', { name: '10042' })).toBeVisible();
    expect(platform.inputsOf('myOrders')).toEqual([{ ownerId: 'CustAAAAAA', page: 1 }]);
  });

  it('S11 offers the shop when there are no orders', async () => {
    await open(createFakePlatform());
    expect(await screen.findByRole('heading', { name: 'You have no orders yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toBeVisible();
  });

  it('X offers a retry when the orders cannot be read', async () => {
    const platform = createFakePlatform({ orders: [anOrderSummary()] });
    platform.failNext('myOrders', commerceError('CONNECTION'));
    const { user } = await open(platform);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('rowheader', { name: '10042' })).toBeVisible();
  });
});
