import { operation, type Operation } from '../operation.ts';
import { checkQuantity } from './check-quantity.ts';
import { retrieveOrder } from './retrieve-order.ts';
import type { Order } from './types.ts';
import { lineParams } from './write-options.ts';

export interface UpdateLineInput {
  orderId: string;
  lineId: string;
  quantity: number;
}

const writeQuantity = ({ lineId, quantity }: UpdateLineInput) =>
  operation(async ({ line_items, line_item_options, options }) => {
    const line = await line_items.update({ id: lineId, quantity }, lineParams(), options);
    for (const option of line.line_item_options ?? []) {
      if (option.quantity !== quantity)
        await line_item_options.update({ id: option.id, quantity }, {}, options);
    }
  });

/** Sets a line's quantity and that of its options (T8), and reads the order. `OUT_OF_STOCK`, `INVALID_QUANTITY`. */
export const updateLine =
  (input: UpdateLineInput): Operation<Order> =>
  async (context) => {
    const quantity = checkQuantity(input.quantity);
    if (!quantity.ok) return quantity;
    const written = await writeQuantity(input)(context);
    return written.ok ? retrieveOrder(input.orderId)(context) : written;
  };
