import { isAmbiguous, isRetryable, isUnauthorized } from '../errors/index.ts';
import { operation, type Operation } from '../operation.ts';
import { fail, type CommerceError } from '../result.ts';
import { checkQuantity } from './check-quantity.ts';
import { giveLateAddress, retrieveWithAddress } from './late-address.ts';
import type { AddLineInput, Order } from './types.ts';
import { lineParams, writeOptions } from './write-options.ts';

const writeLine = ({ orderId, kind, code, quantity, name, imageUrl, metadata }: AddLineInput) =>
  operation(({ line_items, orders, options }) => {
    const line = {
      order: orders.relationship(orderId),
      ...(kind === 'sku' ? { sku_code: code } : { bundle_code: code }),
      quantity,
      name,
      image_url: imageUrl,
      metadata,
      _update_quantity: true,
    };
    return line_items.create(line, lineParams(), options);
  });

/** Failures after which the whole would be asked for once more, as if nothing had been done. */
const looksUndone = (error: CommerceError): boolean =>
  isUnauthorized(error) || (isRetryable(error) && !isAmbiguous(error));

/**
 * Puts a SKU or bundle into the order, or adds to the line that has it (T7), with its options, and reads the order.
 * `OUT_OF_STOCK`, `INVALID_QUANTITY`.
 */
export const addLine =
  (input: AddLineInput): Operation<Order> =>
  async (context) => {
    const quantity = checkQuantity(input.quantity);
    if (!quantity.ok) return quantity;
    const line = await writeLine(input)(context);
    if (!line.ok) {
      await giveLateAddress(input.orderId)(context);
      return line;
    }
    const rest = await operation(async (connection) => {
      await writeOptions(connection, line.value, input.options ?? []);
    })(context);
    if (rest.ok) input.onWritten?.();
    const order = rest.ok ? await retrieveWithAddress(input.orderId)(context) : rest;
    // The line is written: what stops it here must not lead to writing it a second time.
    if (!order.ok && looksUndone(order.error)) return fail({ ...order.error, code: 'CONNECTION' });
    return order;
  };
