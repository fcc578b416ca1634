import { allLocales } from '@faker-js/faker';
import { nameProblem } from './text-problems.ts';

/** Slips of the lists: a number, bytes read in another encoding, joiners that follow a space. */
const NO_NAMES = ['Mia+3', 'Ã\u0096mer', 'سیبوبه \u200c', 'مهرزاده \u200c'];

const namesOf = ({ person }: (typeof allLocales)['en']): string[] =>
  [person?.first_name, person?.middle_name, person?.last_name]
    .flatMap((lists) => Object.values(lists ?? {}))
    .flatMap((list) => list ?? []);

const NAMES = Object.entries(allLocales)
  .map(([locale, definition]) => ({ locale, names: namesOf(definition) }))
  .filter(({ names }) => names.length > 0);

describe('nameProblem', () => {
  it('V4 has lists of many languages', () => {
    expect(NAMES.length).toBeGreaterThan(60);
    expect(NAMES.flatMap(({ names }) => names).length).toBeGreaterThan(54_000);
  });

  it.each(NAMES)('V4 takes every given and family name of $locale', ({ names }) => {
    expect(names.filter((it) => !NO_NAMES.includes(it) && nameProblem(it))).toEqual([]);
  });

  it.each(NO_NAMES)('V4 refuses %j', (name) => expect(nameProblem(name)).toBeDefined());
});
