import { skus } from './catalog.ts';
import { lowestPricesOf, priceHistoryOf } from './price-history.ts';

const prices = { EUR: [800, 1000], USD: [900, 1100], GBP: [700] } as const;

describe('the prices before a reduction', () => {
  it('are the compare-at prices, for a long time', () => {
    expect(priceHistoryOf({ prices })).toEqual([
      { currency: 'EUR', cents: 1000, days_ago: 120 },
      { currency: 'USD', cents: 1100, days_ago: 120 },
    ]);
    const lowest = lowestPricesOf({ prices });
    expect(lowest['it-eur']).toEqual({ now: 800, before: 1000 });
    expect(lowest['rest-of-world-usd']).toEqual({ now: 900, before: 1100 });
    expect(Object.keys(lowest)).not.toContain('gb-gbp');
  });

  it.each([
    [
      'lower in between',
      [
        [120, 1000],
        [20, 900],
        [10, 1000],
      ],
      900,
    ],
    [
      'lower until 30 days before',
      [
        [120, 900],
        [30, 1000],
      ],
      1000,
    ],
    [
      'lower until 29 days before',
      [
        [120, 900],
        [29, 1000],
      ],
      900,
    ],
    ['known for too short', [[29, 1000]], undefined],
    [
      'not higher in between',
      [
        [120, 1000],
        [20, 800],
        [10, 1000],
      ],
      undefined,
    ],
  ] as const)('are %s', (_, EUR, before) => {
    const lowest = lowestPricesOf({ prices: { EUR: prices.EUR }, formerPrices: { EUR } });
    expect(lowest['it-eur']?.before).toBe(before);
  });

  it('show a lowest price that equals the compare-at price, one below it, and an unknown one', () => {
    const reduced = skus.filter(({ prices: it }) => it.EUR?.compare_at_amount_cents !== undefined);
    const differences = reduced.map(({ prices: it, metadata }) => {
      const { lowest_prices = {} } = metadata as {
        lowest_prices?: ReturnType<typeof lowestPricesOf>;
      };
      const before = lowest_prices['it-eur']?.before;
      return before === undefined ? null : it.EUR!.compare_at_amount_cents! - before;
    });
    expect(differences.filter((it) => it === 0).length).toBeGreaterThan(differences.length / 2);
    expect(differences.some((it) => it !== null && it > 0)).toBe(true);
    expect(differences).toContain(null);
  });
});
