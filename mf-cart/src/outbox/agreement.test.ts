import '../testing/as-in-production.ts';
import fc from 'fast-check';
import type { CartTab, Command } from '../testing/cart-tab.ts';
import { platform } from '../testing/fake-order-api.ts';
import type { Weather } from '../testing/fake-platform.ts';
import { CODES, playCart, truth } from '../testing/play-cart.ts';
import { selectCart } from '../store/cart-slice.ts';
import { checkCart } from '../check/check-cart.ts';

/** Sequences of all properties together, those of a reload included. */
const SEQUENCES = 1000;
/** Time in ms after which a sequence counts as never ending. */
const NEVER = 5000;

const at = fc.nat({ max: 2 });
const quantity = fc.integer({ min: 1, max: 6 });
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    do: fc.constant('add' as const),
    code: fc.constantFrom(...CODES),
    quantity,
    card: fc.boolean(),
  }),
  fc.record({ do: fc.constant('change' as const), at, quantity }),
  fc.record({ do: fc.constant('options' as const), at, quantity }),
  fc.record({ do: fc.constantFrom('remove' as const, 'undo' as const), at }),
  fc.record({ do: fc.constant('code' as const), code: fc.constantFrom('WELCOME10', 'AUTUMN20') }),
  fc.record({ do: fc.constant('clear' as const) }),
  fc.record({
    do: fc.constant('message' as const),
    message: fc.constantFrom('Auguri', 'Alles Gute', ''),
  }),
  fc.record({ do: fc.constantFrom('rest' as const, 'reload' as const, 'open' as const) }),
);
const weather = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Weather>('fine') },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Weather>('cut', 'lost', 'late', 'broken', 'broken-after'),
  },
);

const agree = (tabs: readonly CartTab[]): void => {
  for (const tab of tabs) {
    const state = selectCart(tab.page.store.getState());
    expect(state.pendingChanges).toEqual([]);
    expect(state.connection).toBe('online');
    expect(tab.shown()).toEqual(truth(tab.orderId));
  }
};

const steps = fc.array(fc.record({ command, tab: fc.constantFrom<0 | 1>(0, 1) }), {
  minLength: 1,
  maxLength: 12,
});
const skies = fc.array(weather, { maxLength: 30 });

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the cart and the platform', () => {
  it('T7 T8 P5 agree when idle, for any commands and failures', async () => {
    await fc.assert(
      fc.asyncProperty(steps, skies, async (all, sky) => {
        const { tabs } = await playCart(all, sky, 1);
        try {
          agree(tabs);
        } finally {
          tabs.forEach((tab) => tab.close());
        }
      }),
      { timeout: NEVER, numRuns: SEQUENCES * 0.3 },
    );
  }, 120_000);

  it('T7 T8 P5 agree when idle in two tabs, once the shopper has returned to each', async () => {
    await fc.assert(
      fc.asyncProperty(steps, skies, async (all, sky) => {
        const { tabs } = await playCart(all, sky, 2);
        try {
          for (const tab of tabs) await tab.page.store.dispatch(checkCart('open'));
          agree(tabs);
        } finally {
          tabs.forEach((tab) => tab.close());
        }
      }),
      { timeout: NEVER, numRuns: SEQUENCES * 0.2 },
    );
  }, 120_000);

  it('P5 adds exactly the reported quantities, no line twice and none lost', async () => {
    const adds = steps.map((all) =>
      all.filter(({ command: { do: what } }) => what === 'add' || what === 'rest'),
    );
    await fc.assert(
      fc.asyncProperty(adds, skies, async (all, sky) => {
        const { tabs, added } = await playCart(all, sky, 1);
        try {
          const lines = platform.orders.get('order-1')?.lines ?? [];
          expect(new Map(lines.map(({ code, quantity: has }) => [code, has]))).toEqual(added);
          expect(new Set(lines.map(({ code }) => code)).size).toBe(lines.length);
        } finally {
          tabs.forEach((tab) => tab.close());
        }
      }),
      { timeout: NEVER, numRuns: SEQUENCES * 0.15 },
    );
  }, 120_000);
});
