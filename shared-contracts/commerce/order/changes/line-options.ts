import type { LineItem } from '@commercelayer/sdk';
import type { Connection } from '../../call/connect.ts';
import type { OptionInput } from '../types.ts';

/** Parameters of a line write that is followed by its options. */
export const lineParams = () => ({
  include: ['line_item_options', 'line_item_options.sku_option'],
});

/**
 * Writes options of a line (T7): updates the quantity of an existing option, and its choices if the input has any;
 * creates the others. Sequential, because each one changes the order's totals.
 */
export const writeOptions = async (
  { line_items, line_item_options, options }: Connection,
  line: LineItem,
  inputs: readonly OptionInput[],
): Promise<void> => {
  for (const { id, quantity = line.quantity, name, choices } of inputs) {
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

/** Makes these the only options of a line: deletes the others. */
export const replaceOptions = async (
  connection: Connection,
  line: LineItem,
  inputs: readonly OptionInput[],
): Promise<void> => {
  const { line_item_options, options } = connection;
  for (const { id, sku_option } of line.line_item_options ?? []) {
    const stays = inputs.some((it) => it.id === (sku_option?.id ?? id) && it.quantity !== 0);
    if (!stays) await line_item_options.delete(id, options);
  }
  await writeOptions(
    connection,
    line,
    inputs.filter(({ quantity }) => quantity !== 0),
  );
};
