import type { LineItem } from '@commercelayer/sdk';
import type { Connection } from '../connect.ts';
import type { OptionInput } from './types.ts';

/** Line parameters of a write that goes on with the line's options. */
export const lineParams = () => ({
  include: ['line_item_options', 'line_item_options.sku_option'],
});

/**
 * Gives a line its options (T7): one the line has already gets the new quantity and keeps its words unless told, any
 * other is created. One after the other, for each changes the order's totals.
 */
export const writeOptions = async (
  { line_items, line_item_options, options }: Connection,
  line: LineItem,
  wanted: readonly OptionInput[],
): Promise<void> => {
  for (const { id, quantity = line.quantity, name, choices } of wanted) {
    const existing = line.line_item_options?.find((it) => it.sku_option?.id === id);
    if (existing) {
      if (existing.quantity === quantity && !choices) continue;
      await line_item_options.update(
        { id: existing.id, quantity, ...(choices && { options: choices }) },
        {},
        options,
      );
    } else {
      const sku_option = { id, type: 'sku_options' as const };
      const line_item = line_items.relationship(line.id);
      await line_item_options.create(
        { name, quantity, options: choices ?? {}, line_item, sku_option },
        {},
        options,
      );
    }
  }
};

/** Gives a line exactly these options: what it has beside them is taken off. */
export const replaceOptions = async (
  connection: Connection,
  line: LineItem,
  wanted: readonly OptionInput[],
): Promise<void> => {
  const { line_item_options, options } = connection;
  for (const { id, sku_option } of line.line_item_options ?? []) {
    const isWanted = wanted.some((it) => it.id === (sku_option?.id ?? id) && it.quantity !== 0);
    if (!isWanted) await line_item_options.delete(id, options);
  }
  await writeOptions(
    connection,
    line,
    wanted.filter(({ quantity }) => quantity !== 0),
  );
};
