import type { LineItem, ShippingMethod } from '@commercelayer/sdk';
import { deliveryOfMethod } from './to-shipments.ts';

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
  it('E7 is the platform’s time for the shipment', () => {
    const timed = method({ delivery_lead_time_for_shipment: { min_days: 2, max_days: 4 } });
    expect(deliveryOfMethod(timed, [line(1, [near])])).toEqual({ minDays: 2, maxDays: 4 });
  });

  it('E7 is otherwise the time from the stock location with enough stock', () => {
    expect(deliveryOfMethod(method(), [line(3, [near, far])])).toEqual({ minDays: 1, maxDays: 2 });
    expect(deliveryOfMethod(method(), [line(4, [near, far])])).toEqual({ minDays: 7, maxDays: 14 });
    expect(deliveryOfMethod(method(), [line(99, [near, far])])).toEqual({
      minDays: 7,
      maxDays: 14,
    });
  });

  it('E7 is that of the slowest line', () => {
    expect(deliveryOfMethod(method(), [line(1, [near]), line(1, [far])])).toEqual({
      minDays: 7,
      maxDays: 14,
    });
  });

  it('E7 is the time of the lines if shipments share the method, which has the time of only one of them', () => {
    const timed = method({ delivery_lead_time_for_shipment: { min_days: 1, max_days: 2 } });
    expect(deliveryOfMethod(timed, [line(1, [far])], true)).toEqual({ minDays: 7, maxDays: 14 });
    expect(deliveryOfMethod(timed, [line(9, [near, far])], true)).toEqual({
      minDays: 7,
      maxDays: 14,
    });
    expect(deliveryOfMethod(timed, [], true)).toEqual({ minDays: 1, maxDays: 2 });
  });

  it('E7 K is 7 to 14 days by default', () => {
    const bundle = { quantity: 1, item: { type: 'bundles' } } as unknown as LineItem;
    const standard = { minDays: 7, maxDays: 14 };
    expect(deliveryOfMethod(method(), [])).toEqual(standard);
    expect(deliveryOfMethod(method(), [bundle, line(1, [])])).toEqual(standard);
    expect(deliveryOfMethod(method({ id: 'x', name: 'y' }), [line(1, [near])])).toEqual(standard);
    const empty = method({ delivery_lead_time_for_shipment: { min_days: null, max_days: null } });
    expect(deliveryOfMethod(empty, [])).toEqual(standard);
  });
});
