import type { Shipment } from '@shop/contracts/commerce/order';
import { aLine, anOrder, euros } from '@shop/contracts/testing';
import { totalRows } from './total-rows.ts';

const order = anOrder({ lines: [aLine()] });
const shipment: Shipment = { id: 's', methods: [], methodId: 'standard', lines: 1 };

describe('totalRows', () => {
  it('E7 shows subtotal, shipping, taxes and total, in this order', () => {
    expect(totalRows(order).map(({ id }) => id)).toEqual([
      'subtotal',
      'shipping',
      'taxes',
      'total',
    ]);
  });

  it('leaves the shipping amount open until a method is chosen', () => {
    const shipping = (methodId: string | null) =>
      totalRows({ ...order, shipments: [{ ...shipment, methodId }] }).find(
        ({ id }) => id === 'shipping',
      );
    expect(shipping(null)?.amount).toBeNull();
    expect(shipping('standard')?.amount).toEqual(euros(0));
  });

  it('shows reductions, fees and gift cards when there are any', () => {
    const totals = {
      ...order.totals,
      discount: euros(-500),
      payment: euros(200),
      giftCard: euros(-100),
    };
    const ids = totalRows({ ...order, totals }).map(({ id }) => id);
    expect(ids).toEqual([
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
