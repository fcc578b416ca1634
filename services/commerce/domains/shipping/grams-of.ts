/** Grams in one of each unit of weight the platform knows. */
const grams: Readonly<Record<string, number>> = { gr: 1, oz: 28.349523125, lb: 453.59237 };

/** A weight in grams. A missing or unknown unit means grams. */
export const gramsOf = (weight: number, unit: string | null): number =>
  weight * (grams[unit ?? 'gr'] ?? 1);
