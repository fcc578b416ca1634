import type { LineItem } from '@shop/contracts/commerce/order';
import type { CartAddition } from './cart-addition.ts';
import type { LineTarget, WantedOption } from './pending-change.ts';
import { followOptions, optionsOf } from './follow-options.ts';

/** A line as far as targets are concerned. */
interface Before {
  quantity: number;
  options: readonly WantedOption[];
}
export const NOTHING: Before = { quantity: 0, options: [] };

/** What a line of the order starts from; nothing where there is none. */
export const beforeOf = (line: LineItem | undefined): Before =>
  line ? { quantity: line.quantity, options: optionsOf(line) } : NOTHING;

/**
 * What a line comes to with an addition (T7): its pieces and those of its options are added to what is there. An
 * option without a number of its own goes with every piece added.
 */
export const targetOfAddition = (
  before: Before,
  { quantity: added, options = [] }: CartAddition,
): LineTarget => {
  const quantity = before.quantity + added;
  const kept = before.options.filter(({ id }) => !options.some((it) => it.id === id));
  const raised = options.map(({ id, name, quantity: own = added, choices }) => {
    const had = before.options.find((it) => it.id === id);
    const words = choices ?? had?.choices;
    return {
      id,
      name,
      quantity: Math.min(quantity, (had?.quantity ?? 0) + own),
      ...(words && { choices: words }),
    };
  });
  return { quantity, options: [...kept, ...raised] };
};

/** What a line comes to with so many pieces; without `options` those it has follow (T8). */
export const targetOfLine = (
  before: Before,
  quantity: number,
  options: readonly WantedOption[] | null,
): LineTarget => ({
  quantity,
  options:
    options === null
      ? followOptions(before.options, before.quantity, quantity)
      : options
          .map((it) => ({ ...it, quantity: Math.min(it.quantity, quantity) }))
          .filter((it) => it.quantity > 0),
});

/** Whether the truth is what was wanted, options included. A line that is gone meets a target of none. */
export const meetsTarget = (
  line: LineItem | undefined,
  { quantity, options }: LineTarget,
): boolean => {
  const now = beforeOf(line);
  if (quantity === 0 || now.quantity !== quantity) return now.quantity === quantity;
  return (
    now.options.length === options.length &&
    options.every((wanted) => {
      const has = now.options.find(({ id }) => id === wanted.id);
      return (
        has?.quantity === wanted.quantity &&
        Object.entries(wanted.choices ?? {}).every(([key, value]) => has.choices?.[key] === value)
      );
    })
  );
};
