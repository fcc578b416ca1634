import { isAmbiguous, isRetryable, isUnauthorized } from '../../errors/index.ts';
import { operation, type Operation } from '../../call/operation.ts';
import { fail, ok, type CommerceError, type Result } from '../../result.ts';
import { applyPlaceholder } from './addresses.ts';
import { lineParams, replaceOptions, writeOptions } from './line-options.ts';
import { retrieveOrder } from '../read.ts';
import type { AddLineInput, OptionInput, Order } from '../types.ts';

/** Accepts positive integers; other quantities never reach the platform. */
const checkQuantity = (quantity: unknown): Result<number> =>
  typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity >= 1
    ? ok(quantity)
    : fail({
        code: 'INVALID_QUANTITY',
        status: 0,
        detail: 'quantity - must be a whole number of at least 1',
        fields: [
          { field: 'quantity', reason: 'greater_than_or_equal_to', detail: 'must be at least 1' },
        ],
      });

const createLine = ({ orderId, kind, code, quantity, name, imageUrl, metadata }: AddLineInput) =>
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

/** Reads the order after its first line, or sets the placeholder address it expects: that response is the order too. */
const readWithPlaceholder =
  (orderId: string): Operation<Order> =>
  async (context) => {
    const placed = await applyPlaceholder(orderId)(context);
    return placed.ok && placed.value ? ok(placed.value) : retrieveOrder(orderId)(context);
  };

/** Failures after which callers repeat the call, as if nothing was written. */
const invitesRetry = (error: CommerceError): boolean =>
  isUnauthorized(error) || (isRetryable(error) && !isAmbiguous(error));

/**
 * Adds a SKU or bundle to the order, or to the line that has it (T7), with its options, and reads the order.
 * `OUT_OF_STOCK`, `INVALID_QUANTITY`.
 */
export const addLine =
  (input: AddLineInput): Operation<Order> =>
  async (context) => {
    const quantity = checkQuantity(input.quantity);
    if (!quantity.ok) return quantity;
    const line = await createLine(input)(context);
    if (!line.ok) {
      // Later the placeholder could replace an address of the shopper.
      await applyPlaceholder(input.orderId)(context);
      return line;
    }
    const optioned = await operation(async (connection) => {
      await writeOptions(connection, line.value, input.options ?? []);
    })(context);
    if (optioned.ok) input.onWritten?.();
    const order = optioned.ok ? await readWithPlaceholder(input.orderId)(context) : optioned;
    // The line is written: no later failure may cause a second one.
    if (!order.ok && invitesRetry(order.error)) return fail({ ...order.error, code: 'CONNECTION' });
    return order;
  };

export interface UpdateLineInput {
  orderId: string;
  lineId: string;
  quantity: number;
  /** The complete set of options. Omitted, existing options stay, reduced to the quantity. */
  options?: readonly OptionInput[];
}

const writeUpdate = ({ lineId, quantity, options: target }: UpdateLineInput) =>
  operation(async (connection) => {
    const { line_items, options } = connection;
    const line = await line_items.update({ id: lineId, quantity }, lineParams(), options);
    if (target) return replaceOptions(connection, line, target);
    const tooMany = (line.line_item_options ?? []).filter((it) => it.quantity > quantity);
    await writeOptions(
      connection,
      line,
      tooMany.flatMap(({ sku_option }) => (sku_option ? [{ id: sku_option.id, quantity }] : [])),
    );
  });

/**
 * Sets quantity and options of a line (T8), and reads the order. Idempotent: the input is the target state, not a
 * difference. `OUT_OF_STOCK`, `INVALID_QUANTITY`.
 */
export const updateLine =
  (input: UpdateLineInput): Operation<Order> =>
  async (context) => {
    const quantity = checkQuantity(input.quantity);
    if (!quantity.ok) return quantity;
    const written = await writeUpdate(input)(context);
    return written.ok ? retrieveOrder(input.orderId)(context) : written;
  };

export interface RemoveLineInput {
  orderId: string;
  lineId: string;
}

/** Removes a line and reads the order. Succeeds if the line is already gone. */
export const removeLine =
  ({ orderId, lineId }: RemoveLineInput): Operation<Order> =>
  async (context) => {
    const removed = await operation(({ line_items, options }) =>
      line_items.delete(lineId, options),
    )(context);
    if (!removed.ok && removed.error.code !== 'NOT_FOUND') return removed;
    return retrieveOrder(orderId)(context);
  };
