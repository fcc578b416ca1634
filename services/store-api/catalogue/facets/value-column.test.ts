import { Bitset } from './bitset.ts';
import { ValueColumn } from './value-column.ts';

const withValue = (column: ValueColumn, value: string) =>
  column.addItemsWith(value, new Bitset()).numbers(0, 10);

describe('ValueColumn', () => {
  it('S2 finds the items of a producer, until they are removed or have another', () => {
    const producers = new ValueColumn();
    producers.enter(1, 'Vietti');
    producers.enter(3, 'Ceretto');
    producers.enter(70, 'Vietti');
    expect(withValue(producers, 'Vietti')).toEqual([1, 70]);
    producers.enter(1, 'Ceretto');
    producers.withdraw(70);
    expect(withValue(producers, 'Vietti')).toEqual([]);
    expect(withValue(producers, 'Ceretto')).toEqual([1, 3]);
  });

  it('S2 finds nothing for an unknown producer, and items without one for none', () => {
    const producers = new ValueColumn();
    producers.enter(1, null);
    producers.enter(2, 'Vietti');
    expect(withValue(producers, 'Ceretto')).toEqual([]);
    expect(withValue(producers, '')).toEqual([]);
  });
});
