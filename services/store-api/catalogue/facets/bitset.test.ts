import fc from 'fast-check';
import { Bitset } from './bitset.ts';

/** Covers word boundaries, the initial capacity, and numbers beyond it. */
const number = fc.oneof(fc.nat(70), fc.integer({ min: 2000, max: 2100 }), fc.nat(9000));
const numbers = fc.uniqueArray(number, { maxLength: 60 });
const ascending = (values: Iterable<number>) => [...values].toSorted((a, b) => a - b);
const all = (set: Bitset) => set.numbers(0, Infinity);

describe('a set of bits', () => {
  it('S2 contains added numbers and not deleted ones', () => {
    fc.assert(
      fc.property(numbers, numbers, (put, taken) => {
        const set = Bitset.of(put);
        for (const it of taken) set.delete(it);
        const left = new Set(put.filter((it) => !taken.includes(it)));
        expect(all(set)).toEqual(ascending(left));
        expect(set.count()).toBe(left.size);
        for (const it of [...put, ...taken]) expect(set.has(it)).toBe(left.has(it));
      }),
    );
  });

  it('S2 joins and cuts sets of whatever length, and changes neither', () => {
    fc.assert(
      fc.property(numbers, numbers, (some, others) => {
        const [one, two] = [Bitset.of(some), Bitset.of(others)];
        const both = some.filter((it) => others.includes(it));
        const joined = ascending(new Set([...some, ...others]));
        expect(all(one.copy().addAll(two))).toEqual(joined);
        expect(all(new Bitset().becomeBoth(one, two))).toEqual(ascending(both));
        expect(one.countCommon(two)).toBe(both.length);
        expect([all(one), all(two)]).toEqual([ascending(some), ascending(others)]);
      }),
    );
  });

  it('S2 keeps no previous member when it is overwritten', () => {
    fc.assert(
      fc.property(numbers, numbers, numbers, (before, some, others) => {
        const [one, two] = [Bitset.of(some), Bitset.of(others)];
        const both = ascending(some.filter((it) => others.includes(it)));
        expect(all(Bitset.of(before).become(one))).toEqual(ascending(some));
        expect(all(Bitset.of(before).becomeBoth(one, two))).toEqual(both);
        expect(all(Bitset.of(before).clear())).toEqual([]);
        expect(all(one.becomeBoth(one, two))).toEqual(both);
      }),
    );
  });

  it('S2 gives so many of its numbers after so many others', () => {
    fc.assert(
      fc.property(numbers, fc.nat(70), fc.nat(70), (put, skip, take) => {
        const page = ascending(put).slice(skip, skip + take);
        expect(Bitset.of(put).numbers(skip, take)).toEqual(page);
      }),
    );
  });

  it('S2 is copied, not shared', () => {
    const set = Bitset.of([1, 40]);
    const copy = set.copy();
    copy.delete(1);
    expect([all(set), all(copy)]).toEqual([[1, 40], [40]]);
  });
});
