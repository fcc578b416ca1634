import fc from 'fast-check';
import { createRegistry } from '../definition/registry.ts';
import { openStore, type Store } from '../store/store.ts';
import { system } from '../definition/viewer.ts';
import { resources } from '../../domains/index.ts';
import { parseQuery } from './parse-query.ts';

/** What a row holds of each kind of attribute; `null` is nothing. */
interface Held {
  readonly description: string | null;
  readonly do_not_ship: boolean | null;
  readonly reference: string | null;
}

const texts = [
  null,
  '',
  'Barolo',
  'barolo',
  'Bar',
  'Château',
  'CHÂTEAU',
  '50%',
  'a_b',
  'a\\b',
  'x',
];
const held: Held[] = texts.flatMap((description, index) =>
  [null, true, false].map((do_not_ship) => ({
    description,
    do_not_ship,
    reference: texts[(index * 7 + (do_not_ship === null ? 0 : 3)) % texts.length] ?? null,
  })),
);
const positions = [null, -3, 0, 1, 2, 10, 25];

const registry = createRegistry(resources);
let store: Store;
beforeAll(() => {
  store = openStore(':memory:', resources);
  held.forEach((row, index) => store.add('skus', { code: `S${index}`, name: 'x', ...row }));
  positions.forEach((position) => store.add('sku_list_items', { position }));
});
afterAll(() => store.close());

/** The rows a filter takes, as what they hold of one attribute; or why it takes none. */
const ask = (type: string, filter: string, value: string): unknown => {
  const resource = registry.get(type)!;
  const query = parseQuery(registry, resource, { [`filter[q][${filter}]`]: value }, system);
  return query.ok
    ? store.select(type, query.value.filter).map(({ id }) => id)
    : query.problems.map(({ code }) => code);
};
const idsWhere = (type: string, takes: (row: Record<string, unknown>) => boolean) =>
  store
    .where(type, {})
    .filter((row) => takes(row as Record<string, unknown>))
    .map(({ id }) => id);

/** LIKE by its definition, one letter at a time. */
const isLike = (text: string, pattern: string): boolean => {
  const [first, ...rest] = pattern;
  if (first === undefined) return text === '';
  if (first === '%')
    return isLike(text, rest.join('')) || (text !== '' && isLike(text.slice(1), pattern));
  return (
    text !== '' && (first === '_' || first === text[0]) && isLike(text.slice(1), rest.join(''))
  );
};
const folded = (text: string) => text.toLowerCase();

/** Each predicate in plain JavaScript, on rows that hold something. */
const plain: Record<string, (held: never, value: never) => boolean> = {
  eq: (it: string, value: string) => it === value,
  not_eq: (it: string, value: string) => it !== value,
  lt: (it: number, value: number) => it < value,
  lteq: (it: number, value: number) => it <= value,
  gt: (it: number, value: number) => it > value,
  gteq: (it: number, value: number) => it >= value,
  start: (it: string, value: string) => folded(it).startsWith(folded(value)),
  not_start: (it: string, value: string) => !folded(it).startsWith(folded(value)),
  end: (it: string, value: string) => folded(it).endsWith(folded(value)),
  not_end: (it: string, value: string) => !folded(it).endsWith(folded(value)),
  cont: (it: string, value: string) => folded(it).includes(folded(value)),
  not_cont: (it: string, value: string) => !folded(it).includes(folded(value)),
  matches: (it: string, value: string) => isLike(folded(it), folded(value)),
  does_not_match: (it: string, value: string) => !isLike(folded(it), folded(value)),
};

const words = fc.constantFrom(
  'Bar',
  'bar',
  'BAROLO',
  'â',
  'Â',
  '50%',
  '_',
  'b',
  'a_b',
  'x',
  'château',
);
const patterns = fc.constantFrom('%', 'bar%', '%O', 'b_r%', '%Â%', 'ch_teau', '_', 'x', 'CH%');

describe('filters take the rows plain JavaScript takes', () => {
  it('for every predicate on texts, with _any, _all and _or_null', () => {
    const predicate = fc.constantFrom(...Object.keys(plain));
    const quantifier = fc.constantFrom('', '_any', '_all');
    fc.assert(
      fc.property(
        predicate,
        quantifier,
        fc.boolean(),
        fc.array(words, { minLength: 1, maxLength: 3 }),
        fc.array(patterns, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(['description'], ['description', 'reference']),
        (name, all, orNull, givenWords, givenPatterns, attributes) => {
          const given = name.includes('match') ? givenPatterns : givenWords;
          const values = all === '' ? given.slice(0, 1) : given;
          const key = `${attributes.join('_or_')}_${name}${all}${orNull ? '_or_null' : ''}`;
          const test = plain[name] as (held: string, value: string) => boolean;
          const takes = (text: unknown) => {
            if (typeof text !== 'string') return orNull;
            const each = (value: string) => test(text, value);
            return all === '_any' ? values.some(each) : values.every(each);
          };
          expect(ask('skus', key, values.join(','))).toEqual(
            idsWhere('skus', (row) => attributes.some((it) => takes(row[it]))),
          );
        },
      ),
      { numRuns: 400 },
    );
  });

  it('for comparisons of numbers', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('eq', 'not_eq', 'lt', 'lteq', 'gt', 'gteq'),
        fc.integer({ min: -4, max: 26 }),
        (name, value) => {
          const test = plain[name] as (held: number, value: number) => boolean;
          expect(ask('sku_list_items', `position_${name}`, String(value))).toEqual(
            idsWhere(
              'sku_list_items',
              ({ position }) => typeof position === 'number' && test(position, value),
            ),
          );
        },
      ),
    );
  });

  it('for membership in lists', () => {
    fc.assert(
      fc.property(fc.uniqueArray(words, { minLength: 1 }), fc.boolean(), (values, negative) => {
        const name = negative ? 'description_not_in' : 'description_in';
        expect(ask('skus', name, values.join(','))).toEqual(
          idsWhere(
            'skus',
            ({ description }) =>
              typeof description === 'string' &&
              (values as string[]).includes(description) !== negative,
          ),
        );
      }),
    );
  });

  it.each<[string, string, (row: Record<string, unknown>) => boolean]>([
    ['description_present', 'true', (it) => Boolean(it['description'])],
    ['description_present', 'false', (it) => !it['description']],
    ['description_blank', '1', (it) => !it['description']],
    ['description_null', 'true', (it) => it['description'] === null],
    ['description_null', 'false', (it) => it['description'] !== null],
    ['description_not_null', 'true', (it) => it['description'] !== null],
    ['do_not_ship_true', 'true', (it) => it['do_not_ship'] === true],
    ['do_not_ship_true', 'false', (it) => it['do_not_ship'] !== true],
    ['do_not_ship_false', 'true', (it) => it['do_not_ship'] === false],
    ['do_not_ship_eq', 'true', (it) => it['do_not_ship'] === true],
    ['do_not_ship_not_eq', 'true', (it) => it['do_not_ship'] === false],
    ['do_not_ship_eq_or_null', 'true', (it) => it['do_not_ship'] !== false],
  ])('for %s = %s', (filter, value, takes) => {
    expect(ask('skus', filter, value)).toEqual(idsWhere('skus', takes));
  });

  it.each([
    ['created_at_gt', '2000-01-01', held.length],
    ['created_at_lt', '2000-01-01T00:00:00+02:00', 0],
    ['created_at_gteq', '1999-12-31T22:00:00Z', held.length],
  ])('compares times whatever their zone: %s %s', (filter, value, count) => {
    expect(ask('skus', filter, value)).toHaveLength(count);
  });

  it.each([
    ['sku_list_items', 'position_eq', '', 'INVALID_FILTER_VALUE'],
    ['sku_list_items', 'position_gt', 'ten', 'INVALID_FILTER_VALUE'],
    ['sku_list_items', 'position_in', '1,x', 'INVALID_FILTER_VALUE'],
    ['skus', 'created_at_gt', 'yesterday', 'INVALID_FILTER_VALUE'],
    ['skus', 'do_not_ship_eq', 'maybe', 'INVALID_FILTER_VALUE'],
    ['skus', 'metadata_jcont', '{', 'INVALID_FILTER_VALUE'],
    ['skus', 'name_jcont', '{}', 'FILTER_NOT_ALLOWED'],
    ['skus', 'weight_eq', '1', 'FILTER_NOT_ALLOWED'],
    ['skus', 'name_or_weight_eq', '1', 'FILTER_NOT_ALLOWED'],
    ['skus', 'inventory_null', '1', 'FILTER_NOT_ALLOWED'],
    ['skus', 'prices_amount_float_eq', '1', 'FILTER_NOT_ALLOWED'],
    ['customers', 'password_hash_start', 'a', 'FILTER_NOT_ALLOWED'],
    ['skus', 'name', 'x', 'INVALID_FILTERS_SYNTAX'],
    ['skus', 'name_like', 'x', 'INVALID_FILTERS_SYNTAX'],
  ])('refuses %s by %s = "%s" with %s', (type, filter, value, code) => {
    expect(ask(type, filter, value)).toEqual([code]);
  });
});
