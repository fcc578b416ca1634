import type { LineItem } from '@shop/contracts/commerce/order';
import { beforeOf } from './line-target.ts';
import type { LineTarget } from './pending-change.ts';

/** Whether a line of the order equals its target, options included. A missing line meets a quantity of 0. */
export const meetsTarget = (
  line: LineItem | undefined,
  { quantity, options }: LineTarget,
): boolean => {
  const now = beforeOf(line);
  if (quantity === 0 || now.quantity !== quantity) return now.quantity === quantity;
  return (
    now.options.length === options.length &&
    options.every((target) => {
      const has = now.options.find(({ id }) => id === target.id);
      return (
        has?.quantity === target.quantity &&
        Object.entries(target.choices ?? {}).every(([key, value]) => has.choices?.[key] === value)
      );
    })
  );
};
