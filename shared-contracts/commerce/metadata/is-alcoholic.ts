import { asNumber, asRecord } from './metadata-values.ts';

/** Percent by volume above which a drink counts as alcoholic, as in the legal term alcohol-free. */
const FREE_OF_ALCOHOL = 0.5;

/** Whether an item is an alcoholic drink, by `facts.alcohol` of its metadata (percent by volume). */
export const isAlcoholic = (
  metadata: Readonly<Record<string, unknown>> | null | undefined,
): boolean => (asNumber(asRecord(metadata?.['facts']).alcohol) ?? 0) > FREE_OF_ALCOHOL;
