import fc from 'fast-check';
import { lowestPrice, type PriceChange } from './lowest-price.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 0, 1);

/** Changes as `[day, cents, compareAt]`. */
const history = (...changes: [day: number, cents: number, compareAt?: number][]): PriceChange[] =>
  changes.map(([day, cents, compareAt]) => ({
    since: START + day * DAY,
    cents,
    compareAtCents: compareAt ?? null,
  }));
const lowest = (...changes: Parameters<typeof history>) => lowestPrice(history(...changes), 30);

describe('the lowest price before a reduction', () => {
  it('is that of exactly 30 days of 24 hours', () => {
    expect(lowest([0, 1000], [30, 800, 1000])).toEqual({ now: 800, before: 1000 });
    expect(lowest([0, 900], [10, 1000], [40, 800, 1000])).toEqual({ now: 800, before: 1000 });
    expect(lowest([0, 900], [10 + 1 / DAY, 1000], [40, 800, 1000])).toEqual({
      now: 800,
      before: 900,
    });
  });

  it('is unknown without 30 days of history', () => {
    expect(lowest([1 / DAY, 1000], [30, 800, 1000])).toBeNull();
    expect(lowest([0, 800, 1000])).toBeNull();
    expect(lowest()).toBeNull();
  });

  it('must be higher than the current price', () => {
    expect(lowest([0, 1000], [40, 700], [45, 1000], [60, 700, 1000])).toBeNull();
    expect(lowest([0, 1000], [40, 700], [45, 1000], [60, 650, 1000])).toEqual({
      now: 650,
      before: 700,
    });
  });

  it('stays that of the first reduction while the price only falls', () => {
    expect(lowest([0, 1000], [40, 900, 1000], [80, 900, 1100], [90, 700, 1000])).toEqual({
      now: 700,
      before: 1000,
    });
  });

  it('starts again after a raise, or without a compare-at price', () => {
    expect(lowest([0, 1000], [40, 700, 1000], [50, 900, 1000])).toBeNull();
    expect(lowest([0, 1000], [40, 700, 1000], [50, 900, 1000], [90, 800, 1000])).toEqual({
      now: 800,
      before: 900,
    });
    expect(lowest([0, 1000], [40, 800, 1000], [50, 800], [90, 700, 1000])).toEqual({
      now: 700,
      before: 800,
    });
  });

  it('is not announced if the compare-at price came after the price had fallen', () => {
    expect(lowest([0, 1000], [40, 800], [41, 800, 1000])).toBeNull();
  });
});

/** The same by looking at every hour; all generated changes are at full hours. */
const naive = (changes: readonly PriceChange[]): ReturnType<typeof lowestPrice> => {
  const current = changes.at(-1);
  if (!current) return null;
  const at = (time: number) => changes.findLast(({ since }) => since <= time);
  const falls = (index: number) => (changes[index - 1]?.cents ?? 0) > changes[index]!.cents;
  let index = changes.length - 1;
  const isCampaign = (it: number) =>
    it > 0 && changes[it]!.compareAtCents !== null && changes[it - 1]!.cents >= changes[it]!.cents;
  let began: number | null = null;
  for (; isCampaign(index); index -= 1) if (falls(index)) began = changes[index]!.since;
  if (began === null) return null;
  const prices: number[] = [];
  for (let time = began - 30 * DAY; time < began; time += HOUR) {
    const then = at(time);
    if (!then) return null;
    prices.push(then.cents);
  }
  const before = Math.min(...prices);
  return before > current.cents ? { now: current.cents, before } : null;
};

const anyHistory = (gaps: fc.Arbitrary<number>) =>
  fc
    .array(
      fc.record({
        gap: gaps,
        cents: fc.integer({ min: 1, max: 12 }),
        isReduced: fc.boolean(),
      }),
      { maxLength: 60 },
    )
    .map((changes) => {
      let since = START;
      return changes.map(({ gap, cents, isReduced }): PriceChange => {
        since += gap * HOUR;
        return { since, cents, compareAtCents: isReduced ? 20 : null };
      });
    });

const hours = {
  'any time': fc.integer({ min: 1, max: 24 * 50 }),
  'ten times a day': fc.integer({ min: 1, max: 4 }),
  'at midnight': fc.integer({ min: 1, max: 40 }).map((days) => days * 24),
};

it.each(Object.entries(hours))(
  'is the minimum of the 30 days before the reduction, for prices that change %s',
  (_, gaps) => {
    // A long past before frequent changes, so that there is something to announce.
    const past: PriceChange = { since: START - 40 * DAY, cents: 9, compareAtCents: null };
    fc.assert(
      fc.property(anyHistory(gaps), fc.boolean(), (changes, hasPast) => {
        const all = hasPast ? [past, ...changes] : changes;
        expect(lowestPrice(all, 30)).toEqual(naive(all));
      }),
      { numRuns: 300 },
    );
  },
);
