import fc from 'fast-check';
import { AMARONE, BARBERA, NIVALE, type Item } from '../factories/item.ts';
import type { Fault } from './faulty-network.ts';

/** Items of the sequences: two with ample stock, and a scarce one. */
export const ITEMS = { BARBERA, NIVALE, AMARONE } as const satisfies Record<string, Item>;
export type ItemName = keyof typeof ITEMS;

/** Demo codes and an invalid one. */
const CODES = ['BENVENUTO10', 'SPEDIZIONE-0', 'REGALO-EUR-2024', 'NESSUNO-SCONTO'] as const;

/** Actions of a shopper. */
export type Command =
  /** On the item's page, which is left at once or after the outcome is shown. */
  | { do: 'add'; item: ItemName; pieces: number; wrapped: boolean; leave: 'at once' | 'told' }
  | { do: 'step'; item: ItemName; up: boolean; clicks: number }
  | { do: 'type'; item: ItemName; pieces: number }
  /** Quantity of the gift wrap of a line item; 0 removes it. */
  | { do: 'wrap'; item: ItemName; pieces: number }
  | { do: 'remove'; item: ItemName }
  | { do: 'code'; code: string }
  | { do: 'message'; message: string }
  /** `undo` restores a removed line, `clear` removes a code, `rest` waits until everything is done. */
  | { do: 'undo' | 'clear' | 'reload' | 'rest' };

export interface Step {
  /** The tab that acts, of two. */
  tab: 0 | 1;
  command: Command;
  /** Fault of the tab's next call of a kind. */
  fault: Fault | null;
}

const item = fc.constantFrom<ItemName>('BARBERA', 'NIVALE', 'AMARONE');
const some = (max: number, min = 1) => fc.integer({ min, max });
const doing = <T extends Command['do']>(what: T) => fc.constant(what);

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    do: doing('add'),
    item,
    pieces: some(3),
    wrapped: fc.boolean(),
    leave: fc.constantFrom('at once', 'told'),
  }),
  fc.record({ do: doing('step'), item, up: fc.boolean(), clicks: some(3) }),
  fc.record({ do: doing('type'), item, pieces: some(6) }),
  fc.record({ do: doing('wrap'), item, pieces: some(3, 0) }),
  fc.record({ do: doing('remove'), item }),
  fc.record({ do: doing('undo') }),
  fc.record({ do: doing('code'), code: fc.constantFrom(...CODES) }),
  fc.record({ do: doing('clear') }),
  fc.record({ do: doing('message'), message: fc.constantFrom('Auguri', 'A presto', '') }),
  fc.record({ do: fc.constantFrom('reload', 'rest') }),
);

const fault: fc.Arbitrary<Fault> = fc.record({
  kind: fc.constantFrom<Fault['kind'][]>('cut', 'lost', 'late', 'slow', 503, 'broken', 401),
  of: fc.constantFrom<Fault['of'][]>('write', 'write', 'read'),
  after: fc.constantFrom(0, 0, 1),
});

const sequence: fc.Arbitrary<Step[]> = fc
  .record({
    tabs: fc.constantFrom(1, 1, 2),
    steps: fc.array(
      fc.record({
        tab: fc.constantFrom<0 | 1>(0, 0, 1),
        command,
        fault: fc.option(fault, { freq: 2 }),
      }),
      { minLength: 3, maxLength: 7 },
    ),
  })
  .map(({ tabs, steps }) => steps.map((it) => (tabs === 1 ? { ...it, tab: 0 as const } : it)));

/** Random actions of a shopper: the same seed always gives the same. */
export const drawSequence = (seed: number): Step[] =>
  fc.sample(sequence, { seed, numRuns: 1 })[0] ?? [];

/** A sequence in one line. */
export const inWords = (steps: readonly Step[]): string =>
  steps
    .map(({ tab, command: { do: what, ...its }, fault: its_fault }) => {
      const met = its_fault && `${its_fault.kind} ${its_fault.of}+${its_fault.after}`;
      return [`${tab}:${what}`, ...Object.values(its), ...(met ? [`(${met})`] : [])].join(' ');
    })
    .join(' → ');
