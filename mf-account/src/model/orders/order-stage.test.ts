import { orderStage } from './order-stage.ts';
import { pageNumber } from '../../components/order/my-orders.tsx';

describe('the stage of an order', () => {
  it.each([
    ['received', 'placed', 'unfulfilled'],
    ['received', 'editing', 'unfulfilled'],
    ['in_progress', 'approved', 'in_progress'],
    ['shipped', 'approved', 'fulfilled'],
    ['completed', 'approved', 'not_required'],
    ['cancelled', 'cancelled', 'unfulfilled'],
    ['open', 'pending', 'unfulfilled'],
  ] as const)('S11 is %s when %s and %s', (stage, status, fulfillment) => {
    expect(orderStage({ status, fulfillment })).toBe(stage);
  });
});

describe('the page of a list', () => {
  it.each([
    [null, 1],
    ['2', 2],
    ['0', 1],
    ['1.5', 1],
    ['x', 1],
    ['999999', 1],
  ])('S11 is read from %j as %d', (value, page) => {
    expect(pageNumber(value)).toBe(page);
  });
});
