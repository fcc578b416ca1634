import { nutritionOf, roundedGrams } from './nutrition.ts';

describe('nutrition declaration of a wine', () => {
  it('S1 is computed from alcohol and sugar', () => {
    // 14.5 % vol. is 11.44 g of alcohol, or 331.8 kJ; 0.06 g of sugar adds 1 kJ.
    expect(nutritionOf({ alcohol: 14.5, sugar: 0.6 })).toEqual({
      kilojoules: 333,
      kilocalories: 80,
      sugars: 0.06,
    });
    expect(nutritionOf({ alcohol: 5.5, sugar: 126 })).toMatchObject({
      kilojoules: 340,
      kilocalories: 81,
    });
  });

  it('S1 is null if alcohol or sugar is unknown', () => {
    expect(nutritionOf({ alcohol: null, sugar: 3 })).toBeNull();
    expect(nutritionOf({ alcohol: 12, sugar: null })).toBeNull();
    expect(nutritionOf({ alcohol: 12, sugar: -1 })).toBeNull();
  });

  it.each([
    [0.06, 'trace'],
    [0.5, 'trace'],
    [0.74, 0.7],
    [9.96, 10],
    [12.6, 13],
  ])('S1 rounds %d g like a label', (grams, shown) => {
    expect(roundedGrams(grams)).toBe(shown);
  });
});
