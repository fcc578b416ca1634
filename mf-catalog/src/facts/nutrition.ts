import type { Details } from './details.ts';

/** What 100 ml hold. */
export interface Nutrition {
  kilojoules: number;
  kilocalories: number;
  /** Grams; the carbohydrates of a wine are counted as its sugars. */
  sugars: number;
}

/** Grams of alcohol in a millilitre of it. */
const DENSITY = 0.789;

/**
 * The nutrition declaration of a wine (Regulation (EU) 2021/2117), by 100 ml: its energy is that of alcohol (29 kJ or
 * 7 kcal a gram) and sugar (17 kJ or 4 kcal a gram), Regulation (EU) 1169/2011, annex XIV. Null where either is unknown.
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

/** Up to half a gram counts as a trace; above ten no decimals are told (the Commission's guidance on tolerances). */
export const roundedGrams = (grams: number): number | 'trace' => {
  if (grams <= 0.5) return 'trace';
  return grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams);
};
