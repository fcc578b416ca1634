import type { LineItem } from '@shop/contracts/commerce/order';
import type { WantedOption } from './pending-change.ts';

/**
 * What becomes of a line's options when its pieces change (T8): one that went with every piece goes with every piece
 * still, one with a number of its own keeps it, though never more than there are pieces.
 *
 * @param from - pieces before
 * @param to - pieces after
 */
export const followOptions = (
  options: readonly WantedOption[],
  from: number,
  to: number,
): WantedOption[] =>
  options
    .map((option) => ({
      ...option,
      quantity: option.quantity === from ? to : Math.min(option.quantity, to),
    }))
    .filter(({ quantity }) => quantity > 0);

/** The options a line has, as they could be wanted. */
export const optionsOf = ({ options }: Pick<LineItem, 'options'>): WantedOption[] =>
  options.map(({ id, optionId, name, quantity, choices }) => ({
    id: optionId ?? id,
    name,
    quantity,
    ...(Object.keys(choices).length > 0 && { choices }),
  }));
