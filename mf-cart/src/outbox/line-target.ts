import type { LineItem } from '@shop/contracts/commerce/order';
import {
  followOptions,
  type LineOption,
  type LineTarget,
  type NewLineItem,
} from './pending-change.ts';

/** Quantity and options of a line before a change. */
type Before = LineTarget;

const NO_LINE: Before = { quantity: 0, options: [] };

const optionsOf = ({ options }: Pick<LineItem, 'options'>): LineOption[] =>
  options.map(({ id, optionId, name, quantity, choices }) => ({
    id: optionId ?? id,
    name,
    quantity,
    ...(Object.keys(choices).length > 0 && { choices }),
  }));

/** Quantity and options of a line of the order; zero if missing. */
export const beforeOf = (line: LineItem | undefined): Before =>
  line ? { quantity: line.quantity, options: optionsOf(line) } : NO_LINE;

/**
 * Target of a line after an add (T7): quantities of line and options are added to the existing ones. An option without
 * a quantity counts once per unit added.
 */
export const targetOfAdd = (
  before: Before,
  { quantity: added, options = [] }: NewLineItem,
): LineTarget => {
  const quantity = before.quantity + added;
  const kept = before.options.filter(({ id }) => !options.some((it) => it.id === id));
  const raised = options.map(({ id, name, quantity: own = added, choices }) => {
    const had = before.options.find((it) => it.id === id);
    const merged = choices ?? had?.choices;
    return {
      id,
      name,
      quantity: Math.min(quantity, (had?.quantity ?? 0) + own),
      ...(merged && { choices: merged }),
    };
  });
  return { quantity, options: [...kept, ...raised] };
};

/** Target of a line with a new quantity; with `options` null the present ones follow (T8). */
export const targetOfLine = (
  before: Before,
  quantity: number,
  options: readonly LineOption[] | null,
): LineTarget => ({
  quantity,
  options:
    options === null
      ? followOptions(before.options, before.quantity, quantity)
      : options
          .map((it) => ({ ...it, quantity: Math.min(it.quantity, quantity) }))
          .filter((it) => it.quantity > 0),
});
