/** @jest-environment node */
import fc from 'fast-check';
import { anyDraft, anyMarket, orderOf, type OrderDraft } from '../../../testing/any-order.ts';
import { orderRows, type OrderRow } from './order-rows.ts';
import { shippingOf } from './shipping-cost.ts';

const METHOD = 'courier';
const rowsOf = (draft: OrderDraft, market?: { tax_included?: boolean }) => {
  const order = orderOf(draft);
  return orderRows(order.totals, { shipping: shippingOf(order, METHOD), market });
};
const row = (rows: readonly OrderRow[], id: OrderRow['id']) => rows.find((it) => it.id === id);
const cents = (rows: readonly OrderRow[], id: OrderRow['id']) => row(rows, id)?.amount?.cents ?? 0;
const REDUCTIONS: readonly string[] = ['discount', 'giftCard', 'adjustment'];

const draft = (its: Partial<OrderDraft> = {}): OrderDraft => ({
  currency: 'EUR',
  lines: [{ unit: 1250, quantity: 2, option: null }],
  off: 0,
  waives: false,
  shipments: [{ price: 690, isChosen: false }],
  isRead: true,
  payment: 0,
  deposit: 0,
  adjustment: 0,
  card: null,
  tax: { rate: 0.22, onTop: false, freight: true },
  ...its,
});

describe('the rows of an order', () => {
  it('E7 add up to the total, for any order in any market', () => {
    fc.assert(
      fc.property(anyDraft, (its) => {
        const rows = rowsOf(its);
        const parts = rows.filter(({ id }) => id !== 'total' && id !== 'taxesIncluded');
        const sum = parts.reduce((all, { amount }) => all + (amount?.cents ?? 0), 0);
        expect(sum).toBe(cents(rows, 'total'));
      }),
    );
  });

  it('E7 are never negative except reductions, and neither is the total', () => {
    fc.assert(
      fc.property(anyDraft, (its) => {
        const below = rowsOf(its).filter(
          ({ id, amount }) => (amount?.cents ?? 0) < 0 && !REDUCTIONS.includes(id),
        );
        expect(below).toEqual([]);
      }),
    );
  });

  it('E7 mark shipping as free at price zero, and have no amount while its price is unknown', () => {
    fc.assert(
      fc.property(anyDraft, (its) => {
        const shipping = row(rowsOf(its), 'shipping');
        expect(shipping?.isFree ?? false).toBe(shipping?.amount?.cents === 0);
        const hasPrice = its.isRead && its.shipments.length > 0;
        expect(shipping?.amount !== null).toBe(hasPrice);
      }),
    );
  });

  it('E7 have taxes only if not zero: included ones below the total, added ones above it', () => {
    fc.assert(
      fc.property(anyDraft, (its) => {
        const rows = rowsOf(its);
        const { onTop } = its.tax;
        expect(row(rows, onTop ? 'taxesIncluded' : 'taxes')).toBeUndefined();
        const taxes = row(rows, onTop ? 'taxes' : 'taxesIncluded');
        expect(taxes === undefined || (taxes.amount?.cents ?? 0) > 0).toBe(true);
        if (its.tax.rate === 0) expect(taxes).toBeUndefined();
      }),
    );
  });

  it('E7 keep the included taxes when a gift card pays', () => {
    fc.assert(
      fc.property(anyDraft, (its) => {
        const paidByCard = rowsOf({ ...its, card: 1_000_000 });
        const paidOtherwise = rowsOf({ ...its, card: null });
        expect(cents(paidByCard, 'taxesIncluded')).toBe(cents(paidOtherwise, 'taxesIncluded'));
        expect(cents(paidByCard, 'total')).toBe(0);
      }),
    );
  });

  it('E7 estimate the platform’s later charge: choosing the method changes nothing', () => {
    fc.assert(
      fc.property(anyDraft, (its) => {
        const choose = (isChosen: boolean) =>
          its.shipments.slice(0, 1).map((shipment) => ({ ...shipment, isChosen }));
        const open = { ...its, isRead: true, shipments: choose(false) };
        // Only a card that pays for something has a line, and so a known balance.
        fc.pre(its.card === null || orderOf(open).totals.giftCardLeft !== null);
        fc.pre(its.shipments.length > 0);
        const amounts = (of: OrderDraft) => rowsOf(of).map(({ id, amount }) => [id, amount]);
        expect(amounts(open)).toEqual(amounts({ ...open, shipments: choose(true) }));
      }),
    );
  });

  it('E7 mark the total as an estimate while a shipment has no method', () => {
    fc.assert(
      fc.property(anyDraft, anyMarket, (its, market) => {
        const rows = rowsOf(its, market);
        const notes = row(rows, 'total')?.notes ?? [];
        const isOpen = its.isRead && its.shipments.some(({ isChosen }) => !isChosen);
        expect(notes.includes('estimate')).toBe(isOpen);
        expect(notes.includes('withoutShipping')).toBe(row(rows, 'shipping')?.amount === null);
        const taxes = cents(rows, 'taxes') + cents(rows, 'taxesIncluded');
        expect(notes.includes('untaxed')).toBe(!market.tax_included && taxes === 0);
      }),
    );
  });

  it('E7 include expected shipping, its tax and the gift card’s share', () => {
    const amounts = (its: Partial<OrderDraft>) =>
      rowsOf(draft(its)).map(({ id, amount }) => [id, amount?.cents]);
    expect(amounts({})).toEqual([
      ['subtotal', 2500],
      ['shipping', 690],
      ['total', 3190],
      ['taxesIncluded', 575],
    ]);
    expect(amounts({ card: 2900 })).toContainEqual(['giftCard', -2900]);
    expect(amounts({ card: 2900 })).toContainEqual(['total', 290]);
    expect(amounts({ card: 10_000 })).toContainEqual(['total', 0]);
    const onTop = { rate: 0.1, onTop: true, freight: true };
    expect(amounts({ tax: onTop })).toContainEqual(['taxes', 319]);
    expect(amounts({ tax: onTop })).toContainEqual(['total', 3509]);
  });

  it('L5 have the deposits in a row of their own, after the discount, only if there are any', () => {
    fc.assert(
      fc.property(anyDraft, (its) => {
        const rows = rowsOf(its);
        const parts = rows.filter(({ id }) => id !== 'total' && id !== 'taxesIncluded');
        const sum = parts.reduce((all, { amount }) => all + (amount?.cents ?? 0), 0);
        expect(sum).toBe(cents(rows, 'total'));
        expect(row(rows, 'deposit')?.amount?.cents).toBe(its.deposit || undefined);
        const without = rowsOf({ ...its, deposit: 0 });
        const ids = ['discount', 'shipping', 'adjustment', 'taxes', 'taxesIncluded'] as const;
        for (const id of ids) expect(cents(rows, id)).toBe(cents(without, id));
      }),
    );
    const rows = rowsOf(draft({ off: 0.1, deposit: 50, adjustment: -100 }));
    expect(rows.map(({ id, amount }) => [id, amount?.cents])).toEqual([
      ['subtotal', 2500],
      ['discount', -250],
      ['deposit', 50],
      ['shipping', 690],
      ['adjustment', -100],
      ['total', 2890],
      ['taxesIncluded', 530],
    ]);
  });

  it('E7 of a placed order show the charged amounts', () => {
    const { totals } = orderOf(draft({ shipments: [{ price: 690, isChosen: true }] }));
    expect(orderRows(totals).map(({ id, amount }) => [id, amount?.cents])).toEqual([
      ['subtotal', 2500],
      ['shipping', 690],
      ['total', 3190],
      ['taxesIncluded', 575],
    ]);
    expect(row(orderRows(totals), 'total')?.notes).toEqual([]);
  });
});
