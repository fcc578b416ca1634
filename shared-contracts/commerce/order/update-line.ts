import { operation, type Operation } from '../operation.ts';
import { checkQuantity } from './check-quantity.ts';
import { retrieveOrder } from './retrieve-order.ts';
import type { OptionInput, Order } from './types.ts';
import { lineParams, replaceOptions, writeOptions } from './write-options.ts';

export interface UpdateLineInput {
  orderId: string;
  lineId: string;
  quantity: number;
  /** The options the line is to have, and no others; those it has stay as far as the quantity allows. */
  options?: readonly OptionInput[];
}

const writeUpdate = ({ lineId, quantity, options: wanted }: UpdateLineInput) =>
  operation(async (connection) => {
    const { line_items, options } = connection;
    const line = await line_items.update({ id: lineId, quantity }, lineParams(), options);
    if (wanted) return replaceOptions(connection, line, wanted);
    const tooMany = (line.line_item_options ?? []).filter((it) => it.quantity > quantity);
    await writeOptions(
      connection,
      line,
      tooMany.flatMap(({ sku_option }) => (sku_option ? [{ id: sku_option.id, quantity }] : [])),
    );
  });

/**
 * Gives a line its quantity and options (T8), and reads the order. Safe to repeat: it says how the line is
 * to be, not by how much. `OUT_OF_STOCK`, `INVALID_QUANTITY`.
 */
export const updateLine =
  (input: UpdateLineInput): Operation<Order> =>
  async (context) => {
    const quantity = checkQuantity(input.quantity);
    if (!quantity.ok) return quantity;
    const written = await writeUpdate(input)(context);
    return written.ok ? retrieveOrder(input.orderId)(context) : written;
  };
