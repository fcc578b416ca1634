import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { anOrder, createTestPage, euros, inShop } from '@shop/contracts/testing';
import { aDraftWithDeposit, anyDraft, orderOf, shownRows } from '@shop/contracts/testing/any-order';
import remote from '../../remote.ts';
import { OrderTotals } from './order-totals.tsx';

const show = async (props: Parameters<typeof OrderTotals>[0]) =>
  render(await inShop(<OrderTotals {...props} />, remote, createTestPage({ locale: 'en' })));

describe('the summary of an order of mine', () => {
  it('S11 E7 shows rows that sum up to the total, for any order', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyDraft,
        fc.constantFrom('IT', 'US', 'XX', null),
        async (draft, country) => {
          const shipments = draft.shipments.map((shipment) => ({ ...shipment, isChosen: true }));
          const { totals } = orderOf({ ...draft, shipments, isRead: true });
          const { container, unmount } = await show({ totals, country });
          const shown = shownRows(container);
          const at = shown.findIndex(({ label }) => label === 'Total');
          const parts = shown
            .slice(0, at)
            .map(({ value }) => (value === 'Free' ? 0 : Number(value)));
          expect(parts.reduce((all, cents) => all + cents, 0)).toBe(shown[at]?.value);
          expect(shown.slice(at + 1).every(({ value }) => Number(value) > 0)).toBe(true);
          unmount();
        },
      ),
      { numRuns: 40 },
    );
  });

  it('L5 S11 shows the deposits in a row of their own', async () => {
    const { totals } = orderOf(aDraftWithDeposit());
    const { container } = await show({ totals, country: 'DE' });
    expect(shownRows(container)).toEqual([
      { label: 'Subtotal', value: 2500 },
      { label: 'Deposit', value: 50 },
      { label: 'Shipping', value: 690 },
      { label: 'Total', value: 3240 },
      { label: 'VAT included', value: 575 },
    ]);
  });

  it('S11 E7 notes that taxes and duties are excluded if they are', async () => {
    const { totals } = anOrder();
    const dollars = { ...totals, total: { cents: 1590, currency: 'USD' as const } };
    const { unmount } = await show({ totals: dollars, country: 'JP' });
    expect(screen.getByText('taxes and duties not included')).toBeVisible();
    unmount();
    await show({ totals: { ...totals, taxes: euros(100) }, country: 'IT' });
    expect(screen.queryByText('taxes and duties not included')).not.toBeInTheDocument();
  });
});
