import type { ShippingMethod } from '@shop/contracts/commerce/order';
import { anOrder, euros } from '@shop/contracts/testing';
import { freeShipping } from './free-shipping.ts';

const method = (freeOver: number | null, price = 790): ShippingMethod => ({
  id: `over-${freeOver}`,
  name: 'Courier',
  price: euros(price),
  freeOver: freeOver === null ? null : euros(freeOver),
  minDays: 2,
  maxDays: 4,
});
const order = (subtotal: number, ...methods: ShippingMethod[]) => ({
  shipments: [{ id: 's', methods, methodId: null, lines: 1 }],
  totals: { ...anOrder().totals, subtotal: euros(subtotal) },
});

describe('freeShipping', () => {
  it('takes the nearest threshold of the shipping methods', () => {
    expect(freeShipping(order(3000, method(12000), method(6000)))).toEqual({
      threshold: euros(6000),
      reached: false,
      progress: 0.5,
    });
  });

  it('is reached when the method costs nothing, and stays so above it', () => {
    expect(freeShipping(order(6000, method(6000, 0)))?.reached).toBe(true);
    expect(freeShipping(order(9000, method(6000, 0)))?.progress).toBe(1);
  });

  it('is not reached while the method has its price, as where a coupon takes the order below it', () => {
    const free = freeShipping(order(6000, method(6000)));
    expect(free?.reached).toBe(false);
    expect(free?.progress).toBeLessThan(1);
  });

  it('is no subject where no method has a threshold', () => {
    expect(freeShipping(order(3000, method(null)))).toBeNull();
    expect(freeShipping(anOrder())).toBeNull();
  });
});
