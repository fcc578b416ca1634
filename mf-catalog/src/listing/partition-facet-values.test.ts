import { facetValues } from './partition-facet-values.ts';

const options = { seen: 2, textOf: (value: string) => value.toUpperCase() };
const count = (value: string, its: number) => ({ value, count: its });
const valuesOf = (views: readonly { value: string }[]) => views.map(({ value }) => value);

describe('values of a facet', () => {
  it('S2 shows the most frequent by name and folds the rest away', () => {
    const counts = [count('a', 1), count('b', 9), count('c', 2), count('d', 8), count('e', 1)];
    const { seen, folded } = facetValues('grape', counts, [], options);
    expect(valuesOf(seen)).toEqual(['b', 'd']);
    expect(valuesOf(folded)).toEqual(['a', 'c', 'e']);
  });

  it('S2 folds nothing away for one or two', () => {
    const counts = [count('a', 1), count('b', 1), count('c', 1), count('d', 1)];
    expect(facetValues('grape', counts, [], options).folded).toEqual([]);
  });

  it('S2 puts bottles in the order of their size', () => {
    const counts = [count('1500', 1), count('375', 1), count('750', 9)];
    expect(valuesOf(facetValues('size', counts, [], options).seen)).toEqual(['375', '750', '1500']);
  });

  it('S2 keeps what is chosen on the list even where it leaves nothing', () => {
    const { seen } = facetValues('grape', [count('a', 3)], ['z'], options);
    expect(seen).toEqual([
      { value: 'a', count: 3, text: 'A' },
      { value: 'z', count: 0, text: 'Z' },
    ]);
    expect(valuesOf(facetValues('grape', [count('a', 3)], ['a'], options).seen)).toEqual(['a']);
  });
});
