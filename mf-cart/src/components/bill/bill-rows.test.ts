import { anOrder, euros } from '@shop/contracts/testing';
import { billRows } from './bill-rows.ts';

const totals = {
  ...anOrder({}).totals,
  discount: euros(0),
  payment: euros(0),
  giftCard: euros(0),
  shippingToCome: null,
  updating: false,
};

describe('billRows', () => {
  it('E7 closes with the total once shipping is part of it', () => {
    const rows = billRows({ ...totals, shipping: euros(690) });
    expect(rows.map(({ id }) => id)).toEqual(['subtotal', 'shipping', 'taxes', 'total']);
    expect(rows[1]).toEqual({ id: 'shipping', amount: euros(690) });
  });

  it('E7 tells a shipping cost to come beside a total that says it is without it', () => {
    const rows = billRows({ ...totals, shipping: null, shippingToCome: euros(690) });
    expect(rows[1]).toEqual({ id: 'shipping', amount: euros(690), note: 'toCome' });
    expect(rows.at(-1)).toEqual({ id: 'total', amount: totals.total, note: 'withoutShipping' });
  });

  it('E7 says that the total is without shipping while nobody knows what shipping costs', () => {
    const rows = billRows({ ...totals, shipping: null });
    expect(rows[1]).toEqual({ id: 'shipping', amount: null, note: 'toCome' });
    expect(rows.at(-1)?.note).toBe('withoutShipping');
  });

  it('E7 has rows for reductions, fees and gift cards only when there are any', () => {
    const rows = billRows({
      ...totals,
      shipping: euros(690),
      discount: euros(-250),
      payment: euros(100),
      giftCard: euros(-500),
    });
    expect(rows.map(({ id }) => id)).toEqual([
      'subtotal',
      'discount',
      'shipping',
      'payment',
      'giftCard',
      'taxes',
      'total',
    ]);
  });
});
