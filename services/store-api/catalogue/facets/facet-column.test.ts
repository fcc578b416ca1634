import { Bitset } from './bitset.ts';
import { FacetColumn } from './facet-column.ts';

const COUNT = 4000;
const all = Array.from({ length: COUNT }, (_, it) => it + 1);

/** Items have up to two grapes. */
const grapesOf = (number: number): string[] =>
  [`grape-${number % 7}`, `grape-${number % 11}`]
    .slice(0, number % 3)
    .filter((it, at, list) => list.indexOf(it) === at);

const column = () => {
  const made = new FacetColumn();
  for (const it of all) made.enter(it, grapesOf(it));
  return made;
};

const byHand = (numbers: readonly number[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const it of numbers.flatMap(grapesOf)) counts.set(it, (counts.get(it) ?? 0) + 1);
  return counts;
};

const entries = (counts: ReadonlyMap<string, number>) => [...counts].toSorted();

describe('FacetColumn', () => {
  it.each([
    ['one by one where they are few', all.filter((it) => it % 97 === 0)],
    ['set by set where they are many', all],
    ['none', []],
  ])('S2 counts values of items, %s', (_, numbers) => {
    const counts = column().count(Bitset.of(numbers), numbers.length);
    expect(entries(counts)).toEqual(entries(byHand(numbers)));
  });

  it('S2 returns the items of a value and the values of an item', () => {
    const grapes = column();
    expect(grapes.having('grape-5')?.count()).toBe(byHand(all).get('grape-5'));
    expect(grapes.having('grape-99')).toBeUndefined();
    expect(grapes.of(5)).toEqual(['grape-5']);
    expect(grapes.of(9999)).toEqual([]);
  });

  it.each([5, COUNT])('S2 counts a withdrawn item no more, %i asked', (many) => {
    const grapes = column();
    const numbers = all.slice(0, many);
    grapes.withdraw(5);
    expect(grapes.of(5)).toEqual([]);
    const left = numbers.filter((it) => it !== 5);
    expect(entries(grapes.count(Bitset.of(left), left.length))).toEqual(entries(byHand(left)));
    expect(grapes.having('grape-5')?.has(5)).toBe(false);
  });

  it('S2 counts an item under its current values only', () => {
    const grapes = column();
    grapes.withdraw(5);
    grapes.enter(5, ['new']);
    expect(grapes.count(Bitset.of([5]), 1)).toEqual(new Map([['new', 1]]));
  });

  it('S2 counts as well with more lists of values than it began with room for', () => {
    const sizes = new FacetColumn();
    for (const it of all) sizes.enter(it, [`${it}`]);
    expect(sizes.count(Bitset.of([70, COUNT]), 2)).toEqual(
      new Map([
        ['70', 1],
        [`${COUNT}`, 1],
      ]),
    );
  });
});
