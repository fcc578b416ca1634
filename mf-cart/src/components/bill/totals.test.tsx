import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { orderRows, shippingOf } from '@shop/contracts/commerce/order';
import {
  aDraftWithDeposit,
  anyDraft,
  anyMarket,
  orderOf,
  shownRows,
} from '@shop/contracts/testing/any-order';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { createTestPage } from '../../testing/test-page.ts';
import { Totals } from './totals.tsx';

describe('Totals', () => {
  it('E7 shows rows that add up to the total it shows, for any order in any market', async () => {
    await fc.assert(
      fc.asyncProperty(anyDraft, anyMarket, async (draft, market) => {
        const order = orderOf(draft);
        const rows = orderRows(order.totals, { shipping: shippingOf(order, 'courier'), market });
        const { container, unmount } = await renderInShop(
          <Totals totals={{ rows, updating: false }} />,
          createTestPage(),
        );
        const shown = shownRows(container);
        const at = shown.findIndex(({ label }) => /^(Estimated total|Total)$/u.test(label));
        const parts = shown
          .slice(0, at)
          .map(({ value }) => (typeof value === 'number' ? value : 0));
        expect(parts.reduce((all, cents) => all + cents, 0)).toBe(shown[at]?.value);
        const shipping = shown.find(({ label }) => label === 'Shipping');
        expect(shipping?.value).not.toBe(0);
        expect(shown.slice(at + 1).every(({ value }) => Number(value) > 0)).toBe(true);
        unmount();
      }),
      { numRuns: 60 },
    );
  });

  it('L5 shows the deposits in a row of their own', async () => {
    const rows = orderRows(orderOf(aDraftWithDeposit()).totals);
    const { container } = await renderInShop(
      <Totals totals={{ rows, updating: false }} />,
      createTestPage(),
    );
    expect(shownRows(container)).toEqual([
      { label: 'Subtotal', value: 2500 },
      { label: 'Deposit', value: 50 },
      { label: 'Shipping', value: 690 },
      { label: 'Total', value: 3240 },
      { label: 'VAT included', value: 575 },
    ]);
  });

  it('E7 marks rows that are free, estimated, unknown or not included', async () => {
    const order = orderOf({
      currency: 'USD',
      lines: [{ unit: 1590, quantity: 1, option: null }],
      off: 0,
      waives: true,
      shipments: [{ price: 2990, isChosen: false }],
      isRead: true,
      payment: 0,
      deposit: 0,
      adjustment: 0,
      card: null,
      tax: { rate: 0, onTop: false, freight: false },
    });
    const market = { tax_included: false };
    const rows = orderRows(order.totals, { shipping: shippingOf(order, 'courier'), market });
    await renderInShop(<Totals totals={{ rows, updating: false }} />, createTestPage());
    const [, shipping, total] = screen.getAllByRole('definition');
    expect(shipping).toHaveTextContent('Free');
    expect(total).toHaveTextContent('$15.90');
    const term = screen.getByText('Estimated total');
    expect(term).toHaveTextContent('taxes and duties not included');
  });
});
