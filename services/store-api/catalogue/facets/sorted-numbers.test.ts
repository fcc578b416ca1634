import { SortedNumbers } from './sorted-numbers.ts';

const sorted = (numbers: readonly number[]) => {
  const order = new SortedNumbers((a, b) => a - b);
  order.fill(numbers);
  return order;
};
const valuesOf = (order: SortedNumbers) =>
  Array.from({ length: order.length }, (_, it) => order.at(it));

describe('sorted numbers', () => {
  it('S2 take some in at their places', () => {
    const order = sorted([5, 1]);
    order.add([9, 0, 3]);
    expect(valuesOf(order)).toEqual([0, 1, 3, 5, 9]);
  });

  it('S2 give some out, and leave out those that are not in', () => {
    const order = sorted([1, 3, 5]);
    order.delete([2, 5, 9, 1]);
    expect(valuesOf(order)).toEqual([3]);
  });
});
