import type { LineTarget, NewLineItem } from './pending-change.ts';

/**
 * Target of a line after an add is undone: reverses `targetOfAdd`, so the units of the add are removed with their paid
 * options. Later changes are kept.
 */
export const targetWithoutAdd = (
  { quantity, options }: LineTarget,
  { quantity: added, options: brought = [] }: NewLineItem,
): LineTarget => ({
  quantity: Math.max(0, quantity - added),
  options: options
    .map((option) => {
      const own = brought.find(({ id }) => id === option.id);
      return own ? { ...option, quantity: option.quantity - (own.quantity ?? added) } : option;
    })
    .filter((it) => it.quantity > 0),
});
