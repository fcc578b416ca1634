/** @jest-environment node */
import type { ReleasedFill } from '@shop/contracts/remote/release-manifest';
import { makeRelease } from '../../src/testing/make-release.ts';
import { FILLS_PER_SLOT, omittedFillsReporter, slotFills } from './slot-fills.ts';

const BELOW_FACTS = 'product:below-facts';
const fill = (fragment: string, order: number, slot: string = BELOW_FACTS) =>
  ({ slot, fragment, order }) as ReleasedFill;

/** @param slots remote → what its live release puts into slots */
const setOf = (slots: Record<string, ReleasedFill[] | undefined>) => ({
  releases: Object.fromEntries(
    Object.entries(slots).map(([name, fills]) => {
      const release = makeRelease('1.0.0');
      return [name, { ...release, extras: { ...release.extras, slots: fills } }];
    }),
  ),
});

describe('slotFills', () => {
  it('sorts the fragments of a slot by order, then by name of the remote', () => {
    const set = setOf({
      cart: [fill('cart/Late', 20), fill('cart/Tip', 10)],
      catalog: undefined,
      account: [fill('account/Tip', 10), fill('account/Card', 5, 'cart:below-summary')],
    });
    expect(slotFills(set)).toEqual({
      [BELOW_FACTS]: ['account/Tip', 'cart/Tip', 'cart/Late'],
      'cart:below-summary': ['account/Card'],
    });
  });

  it('fills none if no live release does: a withdrawn one is not in the set', () => {
    expect(slotFills(setOf({ catalog: undefined }))).toEqual({});
  });

  it('shows each fragment once, and none that a release names of another remote', () => {
    const set = setOf({
      account: [fill('account/Tip', 10), fill('account/Tip', 30), fill('cart/OrderSummary', 1)],
    });
    expect(slotFills(set)).toEqual({ [BELOW_FACTS]: ['account/Tip'] });
  });
});

describe('fragments beyond the limit of a slot', () => {
  const names = ['A', 'B', 'C', 'D', 'E'];
  const crowded = () => setOf({ cart: names.map((name, at) => fill(`cart/${name}`, at)) });

  it('are left out', () => {
    expect(FILLS_PER_SLOT).toBe(3);
    expect(slotFills(crowded())).toEqual({ [BELOW_FACTS]: ['cart/A', 'cart/B', 'cart/C'] });
  });

  it('are reported once, however many sets have them', () => {
    const warn = jest.fn();
    const report = omittedFillsReporter(warn);
    report(crowded());
    report(crowded());
    report(setOf({ cart: [fill('cart/A', 1)] }));
    expect(warn.mock.calls).toEqual([
      ['slot product:below-facts shows 3 fragments, without cart/D, cart/E'],
    ]);
  });
});
