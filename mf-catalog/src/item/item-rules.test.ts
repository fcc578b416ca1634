import { euros, makeItem } from '../testing/factories.ts';
import { arrivalOf } from './buy/delivery-line.tsx';
import { searchTermsOf } from '../not-found/other-markets.ts';
import { pickRelated } from './related/read-related.ts';
import { savingOf } from './product.ts';
import { otherSizesOf } from './sizes/other-sizes.ts';
import { codesOfOtherSizes } from './sizes/other-sizes.ts';
import { cardOf } from '../card/card.ts';

const facts = (size_ml: number, producer = 'Cascina Orsarola') => ({
  facts: { size_ml, producer },
});
const barbera = {
  code: 'BARBERA-ASTI-750',
  sizeMl: 750,
  producer: 'Cascina Orsarola',
  locale: 'en',
} as const;

describe('sizes of a wine', () => {
  it('S1 have codes that differ in the last part', () => {
    expect(codesOfOtherSizes('BARBERA-ASTI-750', 750)).toEqual(
      expect.arrayContaining(['BARBERA-ASTI-375', 'BARBERA-ASTI-1500']),
    );
    expect(codesOfOtherSizes('BARBERA-ASTI-750', 750)).not.toContain('BARBERA-ASTI-750');
  });

  it.each([
    ['CORKSCREW-OLIVE', null],
    ['BARBERA', 750],
    ['BARBERA-750', 375],
    ['-750', 750],
  ])('S1 has none for %p of %p ml', (code, sizeMl) => {
    expect(codesOfOtherSizes(code, sizeMl)).toEqual([]);
  });

  it('S1 fit in one platform page (C2)', () => {
    expect(codesOfOtherSizes('BARBERA-ASTI-750', 750).length).toBeLessThanOrEqual(25);
  });

  it('S1 have the same producer and the content in their code', () => {
    const sizes = otherSizesOf(barbera, [
      makeItem({ code: 'BARBERA-ASTI-1500', metadata: facts(1500), stock: 0 }),
      makeItem({ code: 'BARBERA-ASTI-375', metadata: facts(375) }),
      makeItem({ code: 'BARBERA-ASTI-500', metadata: facts(500, 'Somebody else') }),
      makeItem({ code: 'BARBERA-ASTI-3000', metadata: facts(750) }),
      makeItem({ code: 'GAVI-375', metadata: facts(375) }),
    ]);
    expect(sizes.map((it) => [it.sizeMl, it.availability.kind])).toEqual([
      [375, 'in-stock'],
      [1500, 'sold-out'],
    ]);
  });
});

describe('savingOf', () => {
  it('S1 is rounded down to whole percent', () => {
    expect(savingOf(euros(1490), euros(1790))).toBe(0.16);
    expect(savingOf(euros(990), euros(1000))).toBe(0.01);
    expect(savingOf(euros(991), euros(1000))).toBeNull();
  });

  it.each([
    [null, euros(1000)],
    [euros(1000), null],
    [euros(1000), euros(1000)],
    [euros(1200), euros(1000)],
    [euros(900), { cents: 1000, currency: 'USD' as const }],
  ])('S1 is null for %p instead of %p', (price, before) => {
    expect(savingOf(price, before)).toBeNull();
  });
});

describe('arrivalOf', () => {
  it.each([
    ['US', '2026-12-31T03:42:00Z', '2026-12-31', '2027-01-02'],
    ['IT', '2026-12-29T23:30:00Z', '2026-12-31', '2027-01-02'],
    ['JP', '2026-12-30T23:00:00Z', '2027-01-01', '2027-01-03'],
  ])(
    'M8 counts the days from today in %s, the ship-to country, across the end of a year',
    (country, now, from, to) => {
      expect(arrivalOf(new Date(now), country, { minDays: 1, maxDays: 3 })).toEqual({ from, to });
    },
  );
});

describe('pickRelated', () => {
  it('S1 prefers nearer lists, without duplicates or the item itself', () => {
    const card = (code: string) => cardOf(makeItem({ code }), 'en');
    const lists = [
      ['A', 'B'],
      ['B', 'SELF', 'C'],
      ['D', 'E'],
    ].map((it) => it.map(card));
    expect(pickRelated(lists, ['SELF'], 4).map((it) => it.code)).toEqual(['A', 'B', 'C', 'D']);
  });
});

describe('searchTermsOf', () => {
  it.each([
    ['BAROLO_VIGNA-750', 'barolo vigna'],
    ['BUNDLE-MARE', 'mare'],
    ['BAROLO-', 'barolo'],
    ['750', ''],
  ])('S13 searches for the words in %p', (code, words) => {
    expect(searchTermsOf(code)).toBe(words);
  });
});
