import type { SelectOption } from './country-options.ts';
import { ITALIAN_PROVINCES } from './italian-provinces.ts';
import type { Locale } from './types.ts';
import { US_STATES } from './us-states.ts';
import type { CountryWithStates } from './uses-states.ts';

const STATES = { IT: ITALIAN_PROVINCES, US: US_STATES } satisfies Record<CountryWithStates, string>;

/**
 * States of the US or provinces of Italy by their postal code, under the names post offices write, ordered for the
 * language (M9). A sub-path of its own, because only address forms need the lists.
 */
export const stateOptions = (country: CountryWithStates, locale: Locale): SelectOption[] => {
  const { compare } = new Intl.Collator(locale);
  return STATES[country]
    .split(',')
    .map((entry) => ({ value: entry.slice(0, 2), label: entry.slice(3) }))
    .sort((a, b) => compare(a.label, b.label));
};
