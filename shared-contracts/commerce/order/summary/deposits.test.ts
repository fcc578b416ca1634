/** @jest-environment node */
import fc from 'fast-check';
import { anyDraft, orderOf, type OrderDraft } from '../../../testing/any-order.ts';
import { aBottle, aLine } from '../../../testing/orders.ts';
import type { LineItem, Order } from '../types.ts';
import { DEPOSIT, depositToCome, totalsWithDeposits } from './deposits.ts';
import { orderRows } from './order-rows.ts';

const isDeposit = ({ name }: LineItem): boolean => name === DEPOSIT;

/** An open order to Germany whose goods have deposits, in cents on a piece, with a deposit line of an earlier state. */
const toGermany = (draft: OrderDraft, cents: number): Order => {
  const order = orderOf(draft);
  const unit = { ...order.totals.total, cents: draft.deposit };
  const lines = order.lines.map((line) =>
    line.type === 'skus' ? { ...line, containers: [aBottle({ deposit: { DE: cents } })] } : line,
  );
  return {
    ...order,
    countryLock: 'DE',
    lines: [...lines, aLine({ id: 'deposit', type: 'adjustments', name: DEPOSIT, unit })],
  };
};
const expected = ({ lines }: Order, cents: number): number =>
  lines.filter(({ type }) => type === 'skus').reduce((sum, it) => sum + it.quantity * cents, 0);
const charged = ({ lines }: Order): number =>
  lines.filter(isDeposit).reduce((sum, { total }) => sum + total.cents, 0);
const onGoods = fc.integer({ min: 1, max: 300 });

describe('deposits that the back office has not written yet', () => {
  it('L5 are what the goods have in the ship-to country, less what is charged', () => {
    fc.assert(
      fc.property(anyDraft, onGoods, (draft, cents) => {
        const order = toGermany(draft, cents);
        expect(depositToCome(order)).toBe(expected(order, cents) - charged(order));
      }),
    );
  });

  it('L5 E7 are in the rows, which add up to the total that is to be paid', () => {
    fc.assert(
      fc.property(anyDraft, onGoods, (draft, cents) => {
        const order = toGermany(draft, cents);
        const totals = totalsWithDeposits(order);
        const rows = orderRows(totals);
        const sum = rows
          .filter(({ id }) => id !== 'total' && id !== 'taxesIncluded')
          .reduce((all, { amount }) => all + (amount?.cents ?? 0), 0);
        expect(sum).toBe(totals.total.cents);
        expect(totals.deposit?.cents).toBe(expected(order, cents));
        expect(totals.total.cents).toBeGreaterThanOrEqual(0);
        // What the buyer pays and what the card pays change by the deposit alone.
        expect(totals.total.cents - totals.giftCard.cents).toBe(
          order.totals.total.cents - order.totals.giftCard.cents + depositToCome(order),
        );
      }),
    );
  });

  it('L5 are none of a placed order, and without a ship-to country', () => {
    fc.assert(
      fc.property(anyDraft, onGoods, (draft, cents) => {
        const order = toGermany(draft, cents);
        const placed = { ...order, editable: false };
        const nowhere = { ...order, countryLock: null, shippingAddress: null };
        expect(totalsWithDeposits(placed)).toBe(placed.totals);
        expect(totalsWithDeposits(nowhere)).toBe(nowhere.totals);
      }),
    );
  });
});
