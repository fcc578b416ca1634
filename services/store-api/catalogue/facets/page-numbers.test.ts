import fc from 'fast-check';
import { NO_RULES } from '../item/market-rules.ts';
import { Bitset } from './bitset.ts';
import { createItemColumns } from './item-columns.ts';
import type { SortName } from './listing-query.ts';
import { createMarketColumn } from './market-column.ts';
import { pageNumbers } from './page-numbers.ts';
import { makeQuery } from './testing/make-query.ts';

const NUMBERS = Array.from({ length: 1000 }, (_, number) => number);
const columns = createItemColumns(NO_RULES);
const market = createMarketColumn();
for (const it of NUMBERS) {
  columns.names.it[it] = `Vino ${(it * 37) % 1000}`;
  columns.created[it] = (it * 91) % 1000;
  market.prices.set(it, (it * 53) % 1000);
  market.sales.set(it, (it * 71) % 1000);
  columns.scores.set(it, (it * 17) % 1000);
}
const ORDERS = [columns.byName.it, columns.byAge, columns.byRating, market.byPrice, market.bySales];
for (const it of ORDERS) it.fill(NUMBERS);

/** Sort key of each order. */
const WEIGHT: Record<Exclude<SortName, 'relevance'>, (number: number) => number> = {
  name: (it) => (it * 37) % 1000,
  newest: (it) => -((it * 91) % 1000),
  price: (it) => (it * 53) % 1000,
  '-price': (it) => -((it * 53) % 1000),
  'best-selling': (it) => -((it * 71) % 1000),
  'best-rated': (it) => -((it * 17) % 1000),
};

describe('the page of a listing', () => {
  // Up to 41 matches of a thousand are ranked; above that, the order is scanned.
  it.each(['name', 'newest', 'price', '-price', 'best-selling', 'best-rated'] as const)(
    'S2 is in the order of %s, however many items there are',
    (sort) => {
      const some = fc.uniqueArray(fc.nat(999), { maxLength: 90 });
      fc.assert(
        fc.property(some, fc.nat(40), fc.nat(30), (items, skip, take) => {
          const found = { all: Bitset.of(items), total: items.length };
          const ordered = items.toSorted((a, b) => WEIGHT[sort](a) - WEIGHT[sort](b));
          const page = pageNumbers(columns, market, makeQuery({ sort }), found, { skip, take });
          expect(page).toEqual(ordered.slice(skip, skip + take));
        }),
      );
    },
  );

  it('S2 follows an order that has changed since', () => {
    const found = { all: Bitset.of([1, 2]), total: 2 };
    const page = () =>
      pageNumbers(columns, market, makeQuery({ sort: 'price' }), found, { skip: 0, take: 9 });
    expect(page()).toEqual([1, 2]);
    market.byPrice.delete([1]);
    market.prices.set(1, 2000);
    market.byPrice.add([1]);
    expect(page()).toEqual([2, 1]);
  });
});
