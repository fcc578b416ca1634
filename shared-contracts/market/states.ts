import type { SelectOption } from './country-options.ts';
import { ABOLISHED_PROVINCES, ITALIAN_PROVINCES } from './italian-provinces.ts';
import type { Locale } from './types.ts';
import { US_STATES } from './us-states.ts';
import type { CountryWithStates } from './uses-states.ts';

const STATES = { IT: ITALIAN_PROVINCES, US: US_STATES } satisfies Record<CountryWithStates, string>;
const ABOLISHED: Readonly<Record<CountryWithStates, string>> = { IT: ABOLISHED_PROVINCES, US: '' };

const entriesOf = (list: string): SelectOption[] =>
  list === ''
    ? []
    : list.split(',').map((entry) => ({ value: entry.slice(0, 2), label: entry.slice(3) }));

/**
 * States of the US or provinces of Italy by their postal code, under the names post offices write, ordered for the
 * language (M9). A sub-path of its own, because only address forms need the lists.
 *
 * @param saved the code of an address saved before, which is offered also where it has been abolished.
 */
export const stateOptions = (
  country: CountryWithStates,
  locale: Locale,
  saved?: string,
): SelectOption[] => {
  const { compare } = new Intl.Collator(locale);
  const kept = entriesOf(ABOLISHED[country]).filter(({ value }) => value === saved);
  return [...entriesOf(STATES[country]), ...kept].sort((a, b) => compare(a.label, b.label));
};

/** Whether the code is, or was, one of a state of the country. */
export const isState = (country: CountryWithStates, code: string): boolean =>
  stateOptions(country, 'en', code).some(({ value }) => value === code);
