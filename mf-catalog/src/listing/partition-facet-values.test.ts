import { partitionFacetValues } from './partition-facet-values.ts';

const options = { visible: 2, textOf: (value: string) => value.toUpperCase() };
const count = (value: string, its: number) => ({ value, count: its });
const valuesOf = (views: readonly { value: string }[]) => views.map(({ value }) => value);

describe('facet values', () => {
  it('S2 shows the most frequent by name and collapses the rest', () => {
    const counts = [count('a', 1), count('b', 9), count('c', 2), count('d', 8), count('e', 1)];
    const { visible, collapsed } = partitionFacetValues('grape', counts, [], options);
    expect(valuesOf(visible)).toEqual(['b', 'd']);
    expect(valuesOf(collapsed)).toEqual(['a', 'c', 'e']);
  });

  it('S2 does not collapse one or two values', () => {
    const counts = [count('a', 1), count('b', 1), count('c', 1), count('d', 1)];
    expect(partitionFacetValues('grape', counts, [], options).collapsed).toEqual([]);
  });

  it('S2 sorts bottles by size', () => {
    const counts = [count('1500', 1), count('375', 1), count('750', 9)];
    expect(valuesOf(partitionFacetValues('size', counts, [], options).visible)).toEqual([
      '375',
      '750',
      '1500',
    ]);
  });

  it('S2 keeps selected values even with a count of 0', () => {
    const { visible } = partitionFacetValues('grape', [count('a', 3)], ['z'], options);
    expect(visible).toEqual([
      { value: 'a', count: 3, text: 'A' },
      { value: 'z', count: 0, text: 'Z' },
    ]);
    expect(
      valuesOf(partitionFacetValues('grape', [count('a', 3)], ['a'], options).visible),
    ).toEqual(['a']);
  });
});
