import { screen, within } from '@testing-library/react';
import { aLine, anOrder, euros } from '@shop/contracts/testing';
import { platform, resetPlatform } from '../../testing/fake-order-api.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { createTestPage } from '../../testing/test-page.ts';
import OrderSummary from './order-summary.tsx';

beforeEach(resetPlatform);

describe('OrderSummary', () => {
  it('shows the order’s products and the platform’s amounts, and nothing to change them with', async () => {
    const lines = [
      aLine({ name: 'Barbera', quantity: 2 }),
      aLine({ id: 's', type: 'shipments', code: null, name: 'Courier' }),
    ];
    const totals = { ...anOrder({ lines }).totals, taxes: euros(451), total: euros(3290) };
    platform.holdsOrder({ lines, totals });
    await renderInShop(<OrderSummary />, createTestPage({ orderId: 'order-1' }));
    const summary = within(screen.getByRole('region', { name: 'Order summary' }));
    expect(await summary.findByText('2 × Barbera')).toBeVisible();
    expect(summary.queryByText(/Courier/)).not.toBeInTheDocument();
    expect(summary.getByText('€32.90')).toBeVisible();
    expect(summary.getByText('€4.51')).toBeVisible();
    expect(summary.queryByRole('button')).not.toBeInTheDocument();
    expect(summary.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('S6 shows the order its document came with while nothing is known of the visitor', async () => {
    const initialOrder = anOrder({ lines: [aLine({ name: 'Barbera', quantity: 2 })] });
    await renderInShop(
      <OrderSummary />,
      createTestPage({ kind: 'unknown', orderId: null, initialOrder }),
    );
    expect(screen.getByText('2 × Barbera')).toBeVisible();
    expect(platform.calls).toEqual([]);
  });

  it('asks the platform nothing without an order', async () => {
    await renderInShop(<OrderSummary />, createTestPage());
    expect(platform.calls).toEqual([]);
  });
});
