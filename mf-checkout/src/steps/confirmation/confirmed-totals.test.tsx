import { render } from '@testing-library/react';
import fc from 'fast-check';
import { createTestPage, inShop } from '@shop/contracts/testing';
import { aDraftWithDeposit, anyDraft, orderOf, shownRows } from '@shop/contracts/testing/any-order';
import remote from '../../remote.ts';
import { ConfirmedTotals } from './confirmed-totals.tsx';

const show = async (country: string, draft: Parameters<typeof orderOf>[0]) => {
  const page = createTestPage({ country, locale: 'en' });
  const shipments = draft.shipments.map((shipment) => ({ ...shipment, isChosen: true }));
  const order = orderOf({ ...draft, shipments, isRead: true });
  return render(await inShop(<ConfirmedTotals order={order} />, remote, page));
};

describe('the summary of a placed order', () => {
  it('S8 E7 shows rows that sum up to the total, for any order in any market', async () => {
    await fc.assert(
      fc.asyncProperty(anyDraft, fc.constantFrom('IT', 'CH', 'JP'), async (draft, country) => {
        const { container, unmount } = await show(country, draft);
        const shown = shownRows(container);
        const at = shown.findIndex(({ label }) => label === 'Total');
        const parts = shown.slice(0, at).map(({ value }) => (value === 'Free' ? 0 : Number(value)));
        expect(parts.reduce((all, cents) => all + cents, 0)).toBe(shown[at]?.value);
        expect(shown.find(({ label }) => label === 'Shipping')?.value).not.toBe(0);
        expect(shown.slice(at + 1).every(({ value }) => Number(value) > 0)).toBe(true);
        unmount();
      }),
      { numRuns: 40 },
    );
  });

  it('L5 S8 shows the deposits in a row of their own', async () => {
    const { container } = await show('DE', aDraftWithDeposit());
    expect(shownRows(container)).toEqual([
      { label: 'Subtotal', value: 2500 },
      { label: 'Deposit', value: 50 },
      { label: 'Shipping', value: 690 },
      { label: 'Total', value: 3240 },
      { label: 'VAT included', value: 575 },
    ]);
  });
});
