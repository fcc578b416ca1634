import { giftMessageOf } from '@shop/contracts/commerce/order';
import '../testing/as-in-production.ts';
import fc from 'fast-check';
import { aLine } from '@shop/contracts/testing';
import { storedText } from '@shop/contracts/testing/storage';
import type { Command } from '../testing/cart-tab.ts';
import { platform } from '../testing/fake-order-api.ts';
import type { Weather } from '../testing/fake-platform.ts';
import { playCart } from '../testing/play-cart.ts';

/** Sequences of all properties together, those of one page included. */
const SEQUENCES = 1000;
/** Time in ms after which a sequence counts as never ending. */
const NEVER = 5000;

const reload = fc.constant<Command>({ do: 'reload' });
const rest = fc.constant<Command>({ do: 'rest' });
const skies = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<Weather>('fine') },
    { weight: 2, arbitrary: fc.constantFrom<Weather>('cut', 'lost', 'late') },
  ),
  { maxLength: 30 },
);
const sequence = (...commands: fc.Arbitrary<Command>[]) =>
  fc
    .array(fc.oneof(...commands, reload, rest), { minLength: 2, maxLength: 12 })
    .map((steps) => steps.map((command) => ({ command, tab: 0 as const })));

const at = fc.nat({ max: 1 });
const quantity = fc.integer({ min: 1, max: 9 });
const additions = sequence(
  fc.record({
    do: fc.constant('add' as const),
    code: fc.constantFrom('BARBERA', 'NIVALE'),
    quantity: fc.constantFrom(1, 2),
    card: fc.boolean(),
  }),
);
const changes = sequence(
  fc.record({ do: fc.constant('change' as const), at, quantity }),
  fc.record({ do: fc.constant('options' as const), at, quantity }),
  fc.record({ do: fc.constant('code' as const), code: fc.constantFrom('WELCOME10', 'AUTUMN20') }),
  fc.record({ do: fc.constant('clear' as const) }),
  fc.record({ do: fc.constant('message' as const), message: fc.constantFrom('Auguri', '') }),
);

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the cart over a reload with pending changes', () => {
  it('P5 X adds everything once that was not refused', async () => {
    await fc.assert(
      fc.asyncProperty(additions, skies, async (all, sky) => {
        const { tabs, requests } = await playCart(all, sky, 1);
        try {
          const { lines = [] } = platform.orders.get('order-1') ?? {};
          expect(new Map(lines.map(({ code, quantity: has }) => [code, has]))).toEqual(
            requests.added,
          );
          expect(storedText('outbox')).toBeNull();
        } finally {
          tabs.forEach((tab) => tab.close());
        }
      }),
      { timeout: NEVER, numRuns: SEQUENCES * 0.2 },
    );
  }, 120_000);

  it('T8 X keeps the last requested lines, code and gift message', async () => {
    const lines = [
      aLine({ id: 'line-BARBERA', code: 'BARBERA', quantity: 2 }),
      aLine({ id: 'line-NIVALE', code: 'NIVALE', quantity: 3 }),
    ];
    await fc.assert(
      fc.asyncProperty(changes, skies, async (all, sky) => {
        const { tabs, requests } = await playCart(all, sky, 1, lines);
        try {
          if (requests.isRefused) return;
          const order = platform.orders.get('order-1')!;
          const has = new Map<string, unknown>([
            ...order.lines.map((line): [string, unknown] => [line.id, line.quantity]),
            ['code', order.couponCode],
            ['message', giftMessageOf(order)],
          ]);
          expect(has).toEqual(new Map([...has, ...requests.last]));
        } finally {
          tabs.forEach((tab) => tab.close());
        }
      }),
      { timeout: NEVER, numRuns: SEQUENCES * 0.15 },
    );
  }, 120_000);
});
