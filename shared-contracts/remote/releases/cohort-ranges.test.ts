import fc from 'fast-check';
import { firstFree, freeRanges, hasCohort, layOutCohorts } from './cohort-ranges.ts';

const range = (from: number, to: number) => ({ from, to });

describe('free cohorts', () => {
  it('are all without a canary, and the gaps between canaries otherwise', () => {
    expect(freeRanges([])).toEqual([range(0, 100)]);
    expect(freeRanges([range(30, 40), range(0, 10)])).toEqual([range(10, 30), range(40, 100)]);
  });

  it('are assigned from the first gap that is wide enough', () => {
    expect(firstFree([range(0, 10), range(15, 25)], 5)).toEqual(range(10, 15));
    expect(firstFree([range(0, 10), range(15, 25)], 6)).toEqual(range(25, 31));
    expect(firstFree([range(40, 60)], 41)).toBeUndefined();
  });
});

describe('layOutCohorts', () => {
  const laidOut = (...canaries: { remote: string; traffic: number; from?: number }[]) =>
    layOutCohorts(canaries).map(({ canary, cohorts }) => [canary.remote, cohorts.from, cohorts.to]);

  it('keeps the ranges of the manifest', () => {
    expect(
      laidOut(
        { remote: 'catalog', traffic: 10, from: 30 },
        { remote: 'cart', traffic: 5, from: 0 },
      ),
    ).toEqual([
      ['cart', 0, 5],
      ['catalog', 30, 40],
    ]);
  });

  it('places canaries without a range by remote name, whatever their order in the manifest', () => {
    const [cart, catalog] = [
      { remote: 'cart', traffic: 10 },
      { remote: 'catalog', traffic: 20 },
    ];
    const expected = [
      ['cart', 0, 10],
      ['catalog', 10, 30],
    ];
    expect(laidOut(catalog, cart)).toEqual(expected);
    expect(laidOut(cart, catalog)).toEqual(expected);
  });

  it('leaves out a canary whose cohorts are taken, and one for which too few are left', () => {
    expect(
      laidOut({ remote: 'a', traffic: 10, from: 0 }, { remote: 'b', traffic: 10, from: 5 }),
    ).toEqual([['a', 0, 10]]);
    expect(laidOut({ remote: 'a', traffic: 60 }, { remote: 'b', traffic: 60 })).toEqual([
      ['a', 0, 60],
    ]);
    expect(laidOut({ remote: 'a', traffic: 10, from: 95 })).toEqual([]);
  });

  it('never puts a visitor into two canaries', () => {
    const canary = fc.record({
      traffic: fc.integer({ min: 1, max: 99 }),
      from: fc.option(fc.integer({ min: 0, max: 99 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(canary, { maxLength: 6 }), fc.nat(99), (shares, cohort) => {
        const all = layOutCohorts(shares.map((it, index) => ({ remote: `r${index}`, ...it })));
        expect(all.filter((it) => hasCohort(it.cohorts, cohort)).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
