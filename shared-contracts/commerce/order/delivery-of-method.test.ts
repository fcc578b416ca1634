import type { LineItem, ShippingMethod } from '@commercelayer/sdk';
import { deliveryOfMethod } from './delivery-of-method.ts';

const method = (its: object = {}) =>
  ({ id: 'methodIdAa', name: 'Courier', ...its }) as ShippingMethod;
const lead = (id: string, days: readonly [number, number]) => ({
  shipping_method: { id, name: id },
  min: { days: days[0] },
  max: { days: days[1] },
});
const line = (quantity: number, levels: readonly object[]) =>
  ({ quantity, item: { type: 'skus', inventory: { levels } } }) as unknown as LineItem;

const near = {
  quantity: 3,
  delivery_lead_times: [lead('methodIdAa', [1, 2]), lead('other', [0, 0])],
};
const far = { quantity: 8, delivery_lead_times: [lead('methodIdAa', [7, 14])] };

describe('deliveryOfMethod', () => {
  it('E7 is what the platform says for the shipment', () => {
    const known = method({ delivery_lead_time_for_shipment: { min_days: 2, max_days: 4 } });
    expect(deliveryOfMethod(known, [line(1, [near])])).toEqual({ minDays: 2, maxDays: 4 });
  });

  it('E7 is else the time from the stock location that has enough', () => {
    expect(deliveryOfMethod(method(), [line(3, [near, far])])).toEqual({ minDays: 1, maxDays: 2 });
    expect(deliveryOfMethod(method(), [line(4, [near, far])])).toEqual({ minDays: 7, maxDays: 14 });
    expect(deliveryOfMethod(method(), [line(99, [near, far])])).toEqual({
      minDays: 7,
      maxDays: 14,
    });
  });

  it('E7 is the slowest line’s', () => {
    expect(deliveryOfMethod(method(), [line(1, [near]), line(1, [far])])).toEqual({
      minDays: 7,
      maxDays: 14,
    });
  });

  it('E7 is the time of the lines where shipments share the method, whose time is that of one of them', () => {
    const known = method({ delivery_lead_time_for_shipment: { min_days: 1, max_days: 2 } });
    expect(deliveryOfMethod(known, [line(1, [far])], true)).toEqual({ minDays: 7, maxDays: 14 });
    expect(deliveryOfMethod(known, [line(9, [near, far])], true)).toEqual({
      minDays: 7,
      maxDays: 14,
    });
    expect(deliveryOfMethod(known, [], true)).toEqual({ minDays: 1, maxDays: 2 });
  });

  it('E7 K is 7 to 14 days where nothing tells', () => {
    const bundle = { quantity: 1, item: { type: 'bundles' } } as unknown as LineItem;
    const unsaid = { minDays: 7, maxDays: 14 };
    expect(deliveryOfMethod(method(), [])).toEqual(unsaid);
    expect(deliveryOfMethod(method(), [bundle, line(1, [])])).toEqual(unsaid);
    expect(deliveryOfMethod(method({ id: 'x', name: 'y' }), [line(1, [near])])).toEqual(unsaid);
    const empty = method({ delivery_lead_time_for_shipment: { min_days: null, max_days: null } });
    expect(deliveryOfMethod(empty, [])).toEqual(unsaid);
  });
});
