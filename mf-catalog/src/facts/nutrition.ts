import type { Details } from './details.ts';

/** Nutrition values per 100 ml. */
export interface Nutrition {
  kilojoules: number;
  kilocalories: number;
  /** Grams. The carbohydrates of a wine are its sugars. */
  sugars: number;
}

/** Density of alcohol in g/ml. */
const DENSITY = 0.789;

/**
 * Nutrition declaration of a wine (Regulation (EU) 2021/2117) per 100 ml: energy of alcohol (29 kJ or 7 kcal per
 * gram) and of sugar (17 kJ or 4 kcal per gram), Regulation (EU) 1169/2011, annex XIV. Null if either value is
 * unknown.
 */
export const nutritionOf = ({
  alcohol,
  sugar,
}: Pick<Details, 'alcohol' | 'sugar'>): Nutrition | null => {
  if (alcohol === null || sugar === null || alcohol < 0 || sugar < 0) return null;
  const grams = alcohol * DENSITY;
  const sugars = sugar / 10;
  return {
    kilojoules: Math.round(grams * 29 + sugars * 17),
    kilocalories: Math.round(grams * 7 + sugars * 4),
    sugars,
  };
};

/**
 * Rounds by the Commission's guidance on tolerances: at most half a gram is a trace, ten grams and more have no
 * decimals.
 */
export const roundedGrams = (grams: number): number | 'trace' => {
  if (grams <= 0.5) return 'trace';
  return grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams);
};
